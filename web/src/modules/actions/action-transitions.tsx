import type { Message } from '@vigie/domain/kernel/message';
import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { Action, ActionDetail } from '@vigie/domain/modules/actions/record';
import { type ActionMove, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { useSay } from '../../platform/page/messages';
import { TransitionDialog } from '../../platform/records/transition-dialog';
import { useTransition } from '../../platform/records/use-transition';
import { moveAction, refetchActions } from './queries';

/** How a change reaches the server, with the version that is due and the pages that show it made current again. */
export type Write = (change: (version: number) => Promise<ActionDetail>) => Promise<ActionDetail>;

interface ActionStep {
  readonly action: Pick<Action, 'id' | 'version'>;
  readonly move: ActionMove;
  readonly reason?: string;
}

/** Moves an action along its workflow, and says where it stands now. */
export function useActionTransition(write?: Write) {
  const say = useSay();
  return useTransition({
    send: ({ action: { id, version }, move, reason }: ActionStep) => {
      const body = { action: move, ...(reason && { reason }) };
      const change = (latest: number) => moveAction({ id, version: latest }, body);
      return write ? write(change) : change(version);
    },
    reload: refetchActions,
    changedMeanwhile: say(m.changedMeanwhile),
    done: (moved) => say(m.moved, { id: moved.id, status: say(actionStatusMessages[moved.status]) }),
    onDone: () => (write ? undefined : refetchActions()),
  });
}

const asked: Partial<Record<ActionMove, { question: Message; note: Message }>> = {
  return: { question: m.returnQuestion, note: m.returnNote },
  reopen: { question: m.reopenQuestion, note: m.reopenNote },
  cancel: { question: m.cancelQuestion, note: m.cancelNote },
};

interface ActionTransitionDialogProps {
  id: string;
  move: ActionMove;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before a step that needs a reason. */
export function ActionTransitionDialog({ id, move, onConfirm, onClose }: ActionTransitionDialogProps) {
  const say = useSay();
  const label = say(actionWorkflow.transitions[move].label);
  const texts = asked[move];
  return (
    <TransitionDialog
      ask={{
        title: label,
        question: texts ? say(texts.question, { id }) : id,
        note: texts && say(texts.note),
        confirmLabel: label,
        danger: move === 'cancel',
      }}
      onConfirm={({ reason }) => onConfirm(reason)}
      onClose={onClose}
    />
  );
}
