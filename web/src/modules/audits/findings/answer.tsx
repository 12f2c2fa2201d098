import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { findingFieldMessages as f } from '@vigie/domain/modules/audits/findings/messages';
import { answerObjection } from '@vigie/domain/modules/audits/findings/workflow';
import { answerMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { useEffect } from 'react';
import type { Content } from '../../../platform/autosave/merge';
import { SavedState } from '../../../platform/autosave/saved-state';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { actorOf, useUser } from '../../../platform/session/session';
import { TextArea } from '../../../ui/fields/text-area';
import { TextConflict } from '../text-conflict';
import { useTexts } from '../texts';
import { enterAnswer } from './answer-being-written';
import { type FindingDetail, findingCalls, writeAnswer } from './queries';

interface AnswerTexts extends Content {
  readonly cause: string;
  readonly correction: string;
  readonly noMeasures: string;
}

const labels = { cause: f.cause, correction: f.correction, noMeasures: f.noMeasures };

/** The answer to a finding: written by whoever answers while it is due, read by the others. */
export function AnswerSection({ finding }: { finding: FindingDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  if (finding.status === 'draft') return <p className="muted">{say(m.later)}</p>;
  if (finding.dueOn === null) return <p className="muted">{say(m.notAsked)}</p>;
  const isMine = answerObjection({ ...finding, companyId: actor.companyId }, actor) === null;
  return isMine ? <AnswerForm finding={finding} /> : <AnswerRead finding={finding} />;
}

function AnswerRead({ finding }: { finding: FindingDetail }) {
  const say = useSay();
  const { respondedAt, acceptedAt } = finding;
  return (
    <dl className="stack-sm">
      {(Object.keys(labels) as (keyof typeof labels)[])
        .filter((name) => name !== 'noMeasures' || finding.noMeasures)
        .map((name) => (
          <div key={name}>
            <dt className="meta">{say(labels[name])}</dt>
            <dd className="prose">{finding[name] || '–'}</dd>
          </div>
        ))}
      {respondedAt && (
        <div>
          <dt className="meta">{say(f.respondedAt)}</dt>
          <dd>{formatMinute(respondedAt)}</dd>
        </div>
      )}
      {acceptedAt && (
        <div>
          <dt className="meta">{say(f.acceptedAt)}</dt>
          <dd>{formatMinute(acceptedAt)}</dd>
        </div>
      )}
    </dl>
  );
}

function AnswerForm({ finding }: { finding: FindingDetail }) {
  const say = useSay();
  const { id } = finding;
  const { autosave, state } = useTexts<FindingDetail, AnswerTexts>(`finding.${id}.answer`, finding, {
    read: ({ cause, correction, noMeasures, version }) => ({ content: { cause, correction, noMeasures }, version }),
    get: () => findingCalls.get(id),
    save: (version, body) => writeAnswer(finding, version, body),
    hasEnded: ({ status }) => status !== 'awaiting_response',
  });
  useEffect(() => enterAnswer(id, (send) => autosave.write(send)), [id, autosave]);
  const texts = state.content as AnswerTexts;
  const field = (name: keyof typeof labels) => ({
    label: say(labels[name]),
    value: texts[name],
    maxLength: name === 'noMeasures' ? findingBounds.none : findingBounds.text,
    rows: name === 'noMeasures' ? 2 : 4,
    onChange: (value: string) => autosave.change({ [name]: value }),
    onBlur: () => autosave.saveNow(),
  });
  return (
    <div className="stack">
      <SavedState saving={state.saving} saved={say(m.saved)} onRetry={() => autosave.saveNow()} />
      {state.conflict && (
        <TextConflict
          fields={state.conflict.fields}
          labels={labels}
          theirs={state.conflict.theirs as unknown as Content}
          onResolve={(theirs) => autosave.resolve(theirs)}
        />
      )}
      <TextArea {...field('cause')} help={say(m.causeHelp)} required />
      <TextArea {...field('correction')} help={say(m.correctionHelp)} required />
      <TextArea {...field('noMeasures')} help={say(m.noMeasuresHelp)} />
    </div>
  );
}
