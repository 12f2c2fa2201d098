import type { Actor } from '@vigie/domain/kernel/actor';
import { decide, type Objection } from '@vigie/domain/kernel/workflow';
import { kanbanMessages as m } from '@vigie/domain/messages/case-list';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import {
  type CaseAction,
  type CaseFacts,
  type CaseStatus,
  caseActions,
  caseStatuses,
  caseWorkflow,
} from '@vigie/domain/modules/cases/workflow';

export interface Move {
  readonly action: CaseAction;
  readonly to: CaseStatus;
  readonly objection: Objection | null;
}

type Card = Pick<CaseEntry, 'status' | 'ownerId'>;

/** A card does not know its steps and actions: what they say against a move, the server says. */
const factsOfCard: CaseFacts = {
  notReady: [],
  notReviewed: [],
  openActions: [],
  missingCapas: [],
  effectiveness: 'not_asked',
  openChecks: [],
};

/** Where the workflow leads from a card's status, each with what already stands in the way of this person. */
export function movesOf({ status, ownerId }: Card, actor: Actor): readonly Move[] {
  if (status === 'waiting_approval') return [];
  return caseActions
    .filter((action) => caseWorkflow.transitions[action].from.includes(status))
    .map((action) => {
      const item = { companyId: actor.companyId, ownerId, status };
      const decision = decide(caseWorkflow, action, { item, actor, facts: factsOfCard });
      return {
        action,
        to: caseWorkflow.transitions[action].to,
        objection: decision.allowed ? null : decision.objection,
      };
    });
}

export type Landing =
  | { readonly kind: 'stays' }
  | { readonly kind: 'moves'; readonly move: Move }
  | {
      readonly kind: 'refused';
      readonly message: Objection['message'];
      readonly ways?: { from: CaseStatus; to: CaseStatus };
    };

/** What it means to put a card into the column of a status. */
export function landingOf(card: Card, column: string, actor: Actor): Landing {
  if (card.status === column) return { kind: 'stays' };
  if (card.status === 'waiting_approval') return { kind: 'refused', message: m.waiting };
  const to = caseStatuses.find((status) => status === column);
  if (!to) return { kind: 'refused', message: m.unknownStatus };
  if (card.status === 'void') return { kind: 'refused', message: m.nowhere };
  const move = movesOf(card, actor).find((one) => one.to === to);
  if (!move) return { kind: 'refused', message: m.noWay, ways: { from: card.status, to } };
  return move.objection ? { kind: 'refused', message: move.objection.message } : { kind: 'moves', move };
}
