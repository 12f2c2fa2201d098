import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { hasWayOn } from '@vigie/domain/kernel/workflow';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { actionBoardMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { type ActionMove, type ActionStatus, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { type CardMove, type Landing, movesFrom, outcomeOfDrop } from '../../../platform/lists/board/card-moves';
import { objectionsTo } from '../action-rules';

export type Move = CardMove<ActionMove, ActionStatus>;

type Card = Pick<ActionEntry, 'status' | 'responsibleId' | 'approverId' | 'todos'>;

export const canMove = ({ status }: Pick<Card, 'status'>) => hasWayOn(actionWorkflow, status);

/** A card does not know whether its case has ended, nor who did what: the server says so. */
export function movesOf(card: Card, actor: Actor): readonly Move[] {
  const openTodos = card.todos.total - card.todos.done;
  const objections = objectionsTo(card, actor, { isCaseEnded: false, openTodos, ownWork: null });
  return movesFrom(actionWorkflow, card.status, (move) => objections.get(move) ?? null);
}

/** What it means to put a card into the column of a status. */
export function dropOutcome(card: Card, column: string, actor: Actor): Landing<Move, ActionStatus> {
  const { status } = card;
  return outcomeOfDrop(actionWorkflow, { status, moves: movesOf(card, actor), nowhere: m.nowhere }, column);
}
