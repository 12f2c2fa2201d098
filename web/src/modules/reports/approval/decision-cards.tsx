import { caseStatusMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds } from '@vigie/domain/modules/cases/public';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { type Decision, decisions } from '@vigie/domain/modules/reports/decision';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { decisionMessages, reportStatusMessages } from '@vigie/domain/modules/reports/messages/workflow';
import { useId } from 'react';
import { type Say, useSay } from '../../../platform/page/messages';
import { Glyph } from '../../../ui/icons/glyph';

interface DecisionCardsProps {
  report: Report;
  value: Decision;
  onChange: (decision: Decision) => void;
}

const glyphs = { approve: 'ready', reject: 'rejected', requestInformation: 'update' } as const;

/** The three decisions, each with what comes of it. */
export function DecisionCards({ report, value, onChange }: DecisionCardsProps) {
  const say = useSay();
  const id = useId();
  return (
    <fieldset className="grid">
      <legend className="sr">{say(m.decision)}</legend>
      {decisions.map((decision) => (
        <label
          key={decision}
          className={`grid surface relative rounded hoverable icons-20 decision-card decision-${decision}`}
        >
          <input
            type="radio"
            name="decision"
            value={decision}
            checked={decision === value}
            aria-labelledby={`${id}-${decision}`}
            aria-describedby={`${id}-${decision}-means`}
            onChange={() => onChange(decision)}
          />
          <Glyph name={glyphs[decision]} />
          <b className="strong" id={`${id}-${decision}`}>
            {say(decisionMessages[decision])}
          </b>
          <span id={`${id}-${decision}-means`} className="note decision-means">
            {consequence(decision, report, say)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function consequence(decision: Decision, { answers }: Report, say: Say): string {
  if (decision === 'reject') return say(m.rejectMeans, { status: say(reportStatusMessages.rejected) });
  if (decision === 'requestInformation') {
    return say(m.requestMeans, { status: say(reportStatusMessages.waiting_for_update) });
  }
  const module = answers.category ? say(caseKinds[answers.category].label) : '–';
  return say(m.approveMeans, { module, status: say(caseStatusMessages.in_progress) });
}
