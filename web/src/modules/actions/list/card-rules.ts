import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { actionBoardMessages } from '@vigie/domain/modules/actions/messages/list';
import { actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { workflowMoves } from '../../../platform/lists/board/card-moves';

type Card = Pick<ActionEntry, 'status' | 'responsibleId' | 'approverId' | 'todos'>;

/** A card does not know whether its case has ended, nor who did what: the server says so. */
const questionOf = ({ status, responsibleId, approverId, todos }: Card, { companyId }: Actor) => ({
  item: { companyId, responsibleId, approverId, status },
  facts: { isCaseEnded: false, openTodos: todos.total - todos.done, ownWork: null },
});

export const cardRules = workflowMoves(actionWorkflow, questionOf, actionBoardMessages.nowhere);
