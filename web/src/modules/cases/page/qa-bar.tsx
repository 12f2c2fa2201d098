import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { stepWritingMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { type StepAction, stepWorkflow } from '@vigie/domain/modules/cases/step-workflow';
import type { StepContent, StepName } from '@vigie/domain/modules/cases/steps/steps';
import { memo } from 'react';
import { type Autosave, NeedsDecision } from '../../../platform/autosave/autosave';
import type { AutosaveState } from '../../../platform/autosave/rules';
import { formatMinute } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { useTransition } from '../../../platform/records/use-transition';
import { actionNamed, useWorkflowActions, WorkflowMarks } from '../../../platform/records/workflow-bar';
import { useUser } from '../../../platform/session/session';
import { Glyph } from '../../../ui/icons/glyph';
import { StepMarkIcon } from './step-mark';
import { fetchStep, markStep, useFaults } from './step-queries';
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
export const QaBar = memo(function QaBar({ record, step, state, autosave, said, onRefused }: QaBarProps) {
  const say = useSay();
  const { attempt, failure } = useMarking(record.id, step, autosave);
  const { mark } = state.stored;
  const faults = useFaults(record.id, step, state.content as StepContent);
  const { id: userId } = useUser();
  const actions = useWorkflowActions(stepWorkflow, ({ companyId }) => ({
    item: { companyId, ownerId: record.owner.id, status: record.status, mark },
    facts: { caseStatus: record.status, faults, ownWork: ownWorkOf(record.contributions, userId) },
  }));
  const isReady = mark !== 'open';
  const isReviewed = mark === 'reviewed';
  return (
    <div className="row wrap no-print qa-bar">
      <WorkflowMarks
        ready={{
          ...actionNamed(actions, isReady ? 'withdraw' : 'markReady'),
          isOn: isReady,
          label: say(stepMarkMessages.markReady),
        }}
        review={{
          ...actionNamed(actions, isReviewed ? 'unreview' : 'review'),
          isOn: isReviewed,
          label: say(stepMarkMessages.review),
          icon: isReviewed ? <StepMarkIcon mark="reviewed" /> : <Glyph name="ready" />,
        }}
        said={said}
        failure={failure}
        onChoose={attempt}
        onRefused={onRefused}
      >
        <Marks stored={state.stored} say={say} />
      </WorkflowMarks>
      <StepWalk record={record} place={step} />
    </div>
  );
});

function Marks({ stored: { mark, ready, reviewed }, say }: { stored: CaseStepContent; say: Say }) {
  return (
    <>
      {mark === 'ready' && ready && <p>{say(m.readySince, { who: ready.who, when: formatMinute(ready.at) })}</p>}
      {mark === 'reviewed' && reviewed && (
        <p>{say(m.reviewedSince, { who: reviewed.who, when: formatMinute(reviewed.at) })}</p>
      )}
    </>
  );
}

function useMarking(id: string, step: StepName, autosave: Autosave<CaseStepContent>) {
  const say = useSay();
  return useTransition({
    // What stands on the page is what is marked, the last words included.
    send: async (action: StepAction) => markStep(id, step, await autosave.settle(), action),
    reload: async () => autosave.receive(await fetchStep(id, step)),
    changedMeanwhile: say(m.changedMeanwhile),
    onDone: (stored) => autosave.receive(stored),
    refusal: (error) => (error instanceof NeedsDecision ? say(m.undecided) : null),
  });
}
