import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { decide, hasWayOn } from '@vigie/domain/kernel/workflow';
import type { CaseEntry } from '@vigie/domain/modules/cases/list';
import { caseBoardMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { type CaseAction, type CaseFacts, type CaseStatus, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { type CardMove, type Landing, movesFrom, outcomeOfDrop } from '../../../platform/lists/board/card-moves';

export type Move = CardMove<CaseAction, CaseStatus>;

type Card = Pick<CaseEntry, 'status' | 'ownerId'>;

/** A card does not know its steps and actions: what they say against a move, the server says. */
const factsOfCard: CaseFacts = {
  notReady: [],
  notReviewed: [],
  openActions: [],
  missingCapas: [],
  effectiveness: 'not_asked',
  openChecks: [],
  openQuestionnaires: [],
  unfinishedQuestionnaires: [],
  ownWork: null,
};

/** A report that waits is not moved, but its decision is a way on. */
export const canMove = ({ status }: Pick<Card, 'status'>) =>
  status === 'waiting_approval' || hasWayOn(caseWorkflow, status);

export function movesOf({ status, ownerId }: Card, actor: Actor): readonly Move[] {
  if (status === 'waiting_approval') return [];
  const item = { companyId: actor.companyId, ownerId, status };
  return movesFrom(caseWorkflow, status, (action) => {
    const decision = decide(caseWorkflow, action, { item, actor, facts: factsOfCard });
    return decision.allowed ? null : decision.objection;
  });
}

/** What it means to put a card into the column of a status. */
export function dropOutcome(card: Card, column: string, actor: Actor): Landing<Move, CaseStatus> {
  const { status } = card;
  if (status !== 'waiting_approval') {
    return outcomeOfDrop(caseWorkflow, { status, moves: movesOf(card, actor), nowhere: m.nowhere }, column);
  }
  return status === column ? { kind: 'stays' } : { kind: 'refused', message: m.waiting };
}
