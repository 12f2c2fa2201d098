import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { stepWritingMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { stepWorkflow } from '@vigie/domain/modules/cases/step-workflow';
import type { StepContent, StepName } from '@vigie/domain/modules/cases/steps/steps';
import { memo, useState } from 'react';
import { type Autosave, NeedsDecision } from '../../../platform/autosave/autosave';
import type { AutosaveState } from '../../../platform/autosave/rules';
import { formatMinute } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { useTransition } from '../../../platform/records/use-transition';
import { actionNamed, useWorkflowActions, WorkflowMarks } from '../../../platform/records/workflow-bar';
import { useUser } from '../../../platform/session/session';
import { measureFoot } from '../../../ui/foundation/measure-foot';
import { Glyph } from '../../../ui/icons/glyph';
import { asksWhyEmpty, EmptyStepDialog } from './empty-step';
import { StepMarkIcon } from './step-mark';
import { fetchStep, type Marking, markStep, useFaults } from './step-queries';
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
  const { run, attempt, failure } = useMarking(record.id, step, autosave);
  const [isExplaining, setIsExplaining] = useState(false);
  const { mark, emptyBecause } = state.stored;
  const content = state.content as StepContent;
  const found = useFaults(record, step, { content, emptyBecause });
  const asksWhy = asksWhyEmpty(mark, content);
  // Pressing the switch of an empty step asks for the reason, with which nothing is missing.
  const faults = asksWhy ? [] : found;
  const { id: userId } = useUser();
  const actions = useWorkflowActions(stepWorkflow, ({ companyId }) => ({
    item: { companyId, ownerId: record.owner.id, status: record.status, mark },
    facts: { caseStatus: record.status, faults, ownWork: ownWorkOf(record.contributions, userId) },
  }));
  const isReady = mark !== 'open';
  const isReviewed = mark === 'reviewed';
  const ready = actionNamed(actions, isReady ? 'withdraw' : 'markReady');
  return (
    <div ref={measureFoot} className="row wrap no-print qa-bar">
      <WorkflowMarks
        ready={{ ...ready, isOn: isReady, label: say(stepMarkMessages.markReady) }}
        review={{
          ...actionNamed(actions, isReviewed ? 'unreview' : 'review'),
          isOn: isReviewed,
          label: say(stepMarkMessages.review),
          icon: isReviewed ? <StepMarkIcon mark="reviewed" /> : <Glyph name="ready" />,
        }}
        said={said}
        failure={failure}
        onChoose={(action) => {
          if (action === 'markReady' && asksWhy) setIsExplaining(true);
          else attempt({ action });
        }}
        onRefused={onRefused}
      >
        {asksWhy && !ready.why && <p>{say(stepMarkMessages.blank)}</p>}
        <Marks stored={state.stored} say={say} />
      </WorkflowMarks>
      <StepWalk record={record} place={step} />
      {isExplaining && <EmptyStepDialog step={step} onMark={run} onClose={() => setIsExplaining(false)} />}
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
    send: async (marking: Marking) => markStep(id, step, await autosave.settle(), marking),
    reload: async () => autosave.receive(await fetchStep(id, step)),
    changedMeanwhile: say(m.changedMeanwhile),
    onDone: (stored) => autosave.receive(stored),
    refusal: (error) => (error instanceof NeedsDecision ? say(m.undecided) : null),
  });
}
