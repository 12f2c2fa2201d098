import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { CaseEntry } from '@vigie/domain/modules/cases/list';
import { caseBoardMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { type CaseAction, type CaseFacts, type CaseStatus, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { type CardRules, workflowMoves } from '../../../platform/lists/board/card-moves';

type Card = Pick<CaseEntry, 'status' | 'ownerId'>;
type CaseCard = Pick<Card, 'ownerId'> & { readonly status: CaseStatus };

/** A card does not know its steps and actions: what they say against a move, the server says. */
const facts: CaseFacts = {
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

const questionOf = ({ status, ownerId }: CaseCard, { companyId }: Actor) => ({
  item: { companyId, ownerId, status },
  facts,
});
const ofCases = workflowMoves(caseWorkflow, questionOf, m.nowhere);

/** Null for a report that waits. */
const caseOf = ({ status, ownerId }: Card): CaseCard | null =>
  status === 'waiting_approval' ? null : { status, ownerId };

/** A report that waits is not moved, but its decision is a way on. */
export const cardRules: CardRules<Card, CaseAction, CaseStatus> = {
  canMove: (card) => {
    const found = caseOf(card);
    return found === null || ofCases.canMove(found);
  },
  movesOf: (card, actor) => {
    const found = caseOf(card);
    return found ? ofCases.movesOf(found, actor) : [];
  },
  dropOutcome: (card, column, actor) => {
    const found = caseOf(card);
    if (found) return ofCases.dropOutcome(found, column, actor);
    return card.status === column ? { kind: 'stays' } : { kind: 'refused', message: m.waiting };
  },
};
