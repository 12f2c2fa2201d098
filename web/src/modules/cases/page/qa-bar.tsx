import { connectionMessages } from '@vigie/domain/messages/connection';
import { stepWritingMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { StepAction } from '@vigie/domain/modules/cases/step-workflow';
import type { StepContent, StepName } from '@vigie/domain/modules/cases/steps/steps';
import { useId, useState } from 'react';
import { type Autosave, type AutosaveState, NeedsDecision } from '../../../platform/autosave/autosave';
import { minuteShown } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { useUser } from '../../../platform/session/session';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isStale } from '../../../platform/transport/stale-version';
import { Glyph } from '../../../ui/icons/glyph';
import { Icon } from '../../../ui/icons/icon';
import { StepMarkIcon } from './step-mark';
import { fetchStep, markStep, useFaults } from './step-queries';
import { markRefused } from './step-rules';
import { StepWalk } from './step-walk';

interface QaBarProps {
  record: CaseRecord;
  step: StepName;
  state: AutosaveState<CaseStepContent>;
  autosave: Autosave<CaseStepContent>;
  /** What the top of the page says already; it is not shown twice. */
  said: string | null;
  /** "Ready" was pressed although something is in its way. */
  onRefused: () => void;
}

/** The two marks of a step and the way on. A mark that this person cannot set says why. */
export function QaBar({ record, step, state, autosave, said, onRefused }: QaBarProps) {
  const say = useSay();
  const user = useUser();
  const id = useId();
  const { run, failure } = useMarking(record.id, step, autosave);
  const { mark } = state.stored;
  const faults = useFaults(record.id, step, state.content as StepContent);
  const isReady = mark !== 'open';
  const isReviewed = mark === 'reviewed';
  const whyNot = (action: StepAction) => {
    const objection = markRefused(record, { mark, faults }, action, user);
    return objection ? say(objection.message, objection.values) : null;
  };
  const readyAction = isReady ? 'withdraw' : 'markReady';
  const reviewAction = isReviewed ? 'unreview' : 'review';
  const whyNotReady = whyNot(readyAction);
  const whyNotReviewed = whyNot(reviewAction);
  return (
    <div className="qa-bar">
      <label className="switch switch-ready">
        <input
          type="checkbox"
          role="switch"
          checked={isReady}
          aria-checked={isReady}
          aria-disabled={whyNotReady !== null || undefined}
          aria-describedby={whyNotReady ? `${id}-ready` : undefined}
          onChange={() => (whyNotReady === null ? void run(readyAction) : onRefused())}
        />
        {say(stepMarkMessages.markReady)}
      </label>
      <button
        type="button"
        className={isReviewed ? 'btn btn-reviewed' : 'btn'}
        aria-pressed={isReviewed}
        aria-disabled={whyNotReviewed !== null || undefined}
        aria-describedby={whyNotReviewed ? `${id}-review` : undefined}
        onClick={() => whyNotReviewed === null && void run(reviewAction)}
      >
        {isReviewed ? <StepMarkIcon mark="reviewed" /> : <Glyph name="ready" />}
        {say(stepMarkMessages.review)}
      </button>
      <div className="qa-why">
        {whyNotReady && (
          <p id={`${id}-ready`} className={whyNotReady === said ? 'sr' : undefined}>
            {whyNotReady}
          </p>
        )}
        {whyNotReviewed && (
          <p id={`${id}-review`} className={[said, whyNotReady].includes(whyNotReviewed) ? 'sr' : undefined}>
            {whyNotReviewed}
          </p>
        )}
        <Marks stored={state.stored} say={say} />
        {failure && (
          <p className="error" role="alert">
            <Icon name="alert" />
            {failure}
          </p>
        )}
      </div>
      <StepWalk record={record} place={step} />
    </div>
  );
}

function Marks({ stored: { mark, ready, reviewed }, say }: { stored: CaseStepContent; say: Say }) {
  return (
    <>
      {mark === 'ready' && ready && <p>{say(m.readySince, { who: ready.who, when: minuteShown(ready.at) })}</p>}
      {mark === 'reviewed' && reviewed && (
        <p>{say(m.reviewedSince, { who: reviewed.who, when: minuteShown(reviewed.at) })}</p>
      )}
    </>
  );
}

function useMarking(id: string, step: StepName, autosave: Autosave<CaseStepContent>) {
  const say = useSay();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (action: StepAction) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      // What stands on the page is what is marked, the last words included.
      const version = await autosave.settle();
      autosave.receive(await markStep(id, step, version, action));
    } catch (error) {
      if (isStale(error)) autosave.receive(await fetchStep(id, step));
      setFailure(sentenceFor(error, say));
    } finally {
      setIsBusy(false);
    }
  };
  return { run, failure };
}

function sentenceFor(error: unknown, say: Say): string {
  if (error instanceof NeedsDecision) return say(m.undecided);
  if (isStale(error)) return say(m.changedMeanwhile);
  return sentenceOf(error, say(connectionMessages.unknownError));
}
