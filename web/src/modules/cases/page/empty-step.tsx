import { stepWritingMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import { stepMarkMessages } from '@vigie/domain/modules/cases/messages/steps';
import type { StepMark } from '@vigie/domain/modules/cases/step-workflow';
import { isBlank, type StepContent, type StepName } from '@vigie/domain/modules/cases/steps/steps';
import { useSay } from '../../../platform/page/messages';
import { TransitionDialog } from '../../../platform/records/transition-dialog';
import { titleOf } from './case-place';
import type { Marking } from './step-queries';

/** Whether marking the step ready asks why nothing is written in it. */
export function asksWhyEmpty(mark: StepMark, content: StepContent): boolean {
  return mark === 'open' && isBlank(content);
}

interface EmptyStepDialogProps {
  step: StepName;
  onMark: (marking: Marking) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a step is left empty, and marks it ready with the answer. */
export function EmptyStepDialog({ step, onMark, onClose }: EmptyStepDialogProps) {
  const say = useSay();
  return (
    <TransitionDialog
      ask={{
        title: say(m.emptyTitle),
        question: say(m.emptyQuestion, { step: titleOf(step, say) }),
        note: say(m.emptyNote),
        confirmLabel: say(stepMarkMessages.markReady),
      }}
      onConfirm={({ reason }) => onMark({ action: 'markReady', emptyBecause: reason })}
      onClose={onClose}
    />
  );
}
