import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { availableActions, isPast, type Objection } from '@vigie/domain/kernel/workflow';
import type { Action } from '@vigie/domain/modules/actions/record';
import {
  type ActionFacts,
  type ActionMove,
  type ActionStatus,
  actionWorkflow,
} from '@vigie/domain/modules/actions/workflow';

/** What stands in the way of each move for this person; the server shows nobody an action of another company. */
export function objectionsTo(
  { responsibleId, approverId, status }: Pick<Action, 'responsibleId' | 'approverId' | 'status'>,
  actor: Actor,
  facts: ActionFacts,
): ReadonlyMap<ActionMove, Objection | null> {
  const item = { companyId: actor.companyId, responsibleId, approverId, status };
  const moves = availableActions(actionWorkflow, { item, actor, facts });
  return new Map(moves.map(({ action, objection }) => [action, objection]));
}

/** The two QA marks: whether each is set, and the move that turns it. */
export function marksOf(status: ActionStatus) {
  const isReady = isPast(actionWorkflow, 'ready', status);
  const isReviewed = isPast(actionWorkflow, 'review', status);
  return {
    ready: { isOn: isReady, move: isReady ? 'withdraw' : 'ready' },
    review: { isOn: isReviewed, move: isReviewed ? 'reopen' : 'review' },
  } as const;
}
