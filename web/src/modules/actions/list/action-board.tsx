import { connectionMessages } from '@vigie/domain/messages/connection';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { actionBoardMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { actionStatuses, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { useState } from 'react';
import type { BoardColumn } from '../../../platform/lists/board/board-lanes';
import { ListBoard } from '../../../platform/lists/board/list-board';
import { useSay } from '../../../platform/page/messages';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { sentenceOf } from '../../../platform/transport/api-error';
import { notify } from '../../../ui/overlays/toast';
import { ActionState } from '../action-state';
import { ActionTransitionDialog, useActionTransition } from '../action-transitions';
import { type ActionSearch, addressOfActions } from './action-search';
import { actionListWalk } from './action-walk';
import { BoardCard } from './board-card';
import { canMove, dropOutcome, type Move } from './card-moves';

interface ActionBoardProps {
  search: ActionSearch;
  columns: readonly BoardColumn<ActionEntry>[];
  stale: boolean;
}

const drawCard = (card: ActionEntry, onMove: (move: Move) => void) => <BoardCard card={card} onMove={onMove} />;

export function ActionBoard({ search, columns, stale }: ActionBoardProps) {
  const actor = actorOf(useUser());
  const { moving, moved, start, confirm, close } = useCardMove();
  return (
    <>
      <ListBoard
        label={m.label}
        columns={columns}
        statuses={actionStatuses}
        chosen={search.status}
        statusLabels={actionStatusMessages}
        head={(status) => <ActionState status={status} />}
        none={m.noCard}
        restOf={(status) => addressOfActions({ ...search, view: 'list', status: [status], page: 1 })}
        draw={drawCard}
        dropOutcome={(card, lane) => dropOutcome(card, lane, actor)}
        canMove={canMove}
        onMove={start}
        busy={moving?.card.id ?? null}
        moved={moved}
        stale={stale}
        walk={actionListWalk}
      />
      {moving && needsReason(moving.move) && (
        <ActionTransitionDialog id={moving.card.id} move={moving.move.action} onConfirm={confirm} onClose={close} />
      )}
    </>
  );
}

const needsReason = ({ action }: Move) => actionWorkflow.transitions[action].needsReason === true;

/** One card at a time; a move that needs a reason waits for it. */
function useCardMove() {
  const say = useSay();
  const { run } = useActionTransition();
  const [moving, setMoving] = useState<{ card: ActionEntry; move: Move } | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const close = () => {
    setMoved(moving?.card.id ?? null);
    setMoving(null);
  };
  const start = async (card: ActionEntry, move: Move) => {
    if (moving) return;
    setMoving({ card, move });
    if (needsReason(move)) return;
    try {
      await run({ action: card, move: move.action });
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    }
    setMoved(card.id);
    setMoving(null);
  };
  return {
    moving,
    moved,
    start: (card: ActionEntry, move: Move) => void start(card, move),
    confirm: async (reason: string) => {
      if (moving) await run({ action: moving.card, move: moving.move.action, reason });
    },
    close,
  };
}
