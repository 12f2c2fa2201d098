import type { Message } from '@vigie/domain/kernel/message';
import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import type { Action, ActionDetail } from '@vigie/domain/modules/actions/record';
import { type ActionMove, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { useSay } from '../../platform/page/messages';
import { ReasonDialog } from '../../platform/records/reason-dialog';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { notify } from '../../ui/overlays/toast';
import { moveAction, refetchActions } from './queries';

type Moved = Pick<Action, 'id' | 'version'>;
/** How a change reaches the server, with the version that is due and the pages that show it made current again. */
export type Write = (change: (version: number) => Promise<ActionDetail>) => Promise<ActionDetail>;

/** Moves an action along its workflow, and says where it stands now. */
export function useMove() {
  const say = useSay();
  return async (action: Moved, move: ActionMove, reason?: string, write?: Write) => {
    const change = (version: number) =>
      moveAction({ id: action.id, version }, { action: move, ...(reason && { reason }) });
    const alone: Write = async (send) => {
      const answer = await reloadWhenStale(() => send(action.version), refetchActions, say(m.changedMeanwhile));
      await refetchActions();
      return answer;
    };
    const moved = await (write ?? alone)(change);
    notify.success(say(m.moved, { id: moved.id, status: say(actionStatusMessages[moved.status]) }));
  };
}

const asked: Partial<Record<ActionMove, { question: Message; note: Message }>> = {
  return: { question: m.returnQuestion, note: m.returnNote },
  reopen: { question: m.reopenQuestion, note: m.reopenNote },
  cancel: { question: m.cancelQuestion, note: m.cancelNote },
};

interface MoveQuestionProps {
  id: string;
  move: ActionMove;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before a move that needs a reason. */
export function MoveQuestion({ id, move, onConfirm, onClose }: MoveQuestionProps) {
  const say = useSay();
  const label = say(actionWorkflow.transitions[move].label);
  const texts = asked[move];
  return (
    <ReasonDialog
      title={label}
      question={texts ? say(texts.question, { id }) : id}
      {...(texts && { note: say(texts.note) })}
      confirmLabel={label}
      danger={move === 'cancel'}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
