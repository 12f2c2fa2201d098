import { criticalityMessages } from '@vigie/domain/modules/cases/messages/kinds';
import type { ReportDecision } from '@vigie/domain/modules/reports/contract';
import { meanings } from '@vigie/domain/modules/reports/decision';
import { approvalMessages as m } from '@vigie/domain/modules/reports/messages/approval';
import { useSay } from '../../../platform/page/messages';
import { SignatureBlock } from '../../../platform/records/signature-block';
import { Card } from '../../../ui/foundation/card';
import { Glyph } from '../../../ui/icons/glyph';
import './approval.css';

const glyphs = { approve: 'approved', reject: 'rejected', requestInformation: 'update' } as const;

/** Every decision with its reason and its signature, newest last as they were taken. */
export function DecisionList({ decisions }: { decisions: readonly ReportDecision[] }) {
  const say = useSay();
  if (decisions.length === 0) return null;
  return (
    <Card title={say(m.decisions)}>
      <ol className="grid gap-16">
        {decisions.map((decision) => (
          <Decided key={decision.signature.id} decision={decision} />
        ))}
      </ol>
    </Card>
  );
}

function Decided({ decision: decided }: { decision: ReportDecision }) {
  const say = useSay();
  const facts = [
    decided.criticality && say(m.decidedCriticality, { criticality: say(criticalityMessages[decided.criticality]) }),
    decided.leadWriter && say(m.decidedLeadWriter, { name: decided.leadWriter.displayName }),
  ].filter(Boolean);
  return (
    <li className={`flex gap-10 decided decided-${decided.decision}`}>
      <Glyph name={glyphs[decided.decision]} />
      <div className="grow">
        <p className="strong">{say(meanings[decided.decision])}</p>
        {facts.length > 0 && <p className="help">{facts.join(' · ')}</p>}
        {decided.comment && <p className="prose said">{decided.comment}</p>}
        <SignatureBlock signature={decided.signature} isValid={decided.isValid} />
      </div>
    </li>
  );
}
