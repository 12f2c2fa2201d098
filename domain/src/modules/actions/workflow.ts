import type { Actor } from '../../kernel/identity/actor';
import { hasRole } from '../../kernel/identity/actor';
import type { Deed } from '../../kernel/identity/own-work';
import type { Guard, Objection, Workflow } from '../../kernel/workflow';
import { actionStatusMessages, actionWorkflowMessages as m } from './messages/workflow';
import { notOwnWork } from './own-work';

export const actionStatuses = ['in_progress', 'ready_for_qa', 'approved', 'completed', 'cancelled'] as const;
export type ActionStatus = (typeof actionStatuses)[number];
export const actionMoves = ['ready', 'withdraw', 'return', 'review', 'reopen', 'complete', 'cancel'] as const;
export type ActionMove = (typeof actionMoves)[number];
export type ActionEffect = 'followPlan' | 'cancelWithCase';
export type RoleOnAction = 'responsible' | 'reviewer' | 'colleague';

export interface ActionItem {
  readonly companyId: number;
  readonly responsibleId: number | null;
  readonly approverId: number | null;
  readonly status: ActionStatus;
}

export interface ActionFacts {
  /** The case that it belongs to is closed or void: what belongs to it stays as it is. */
  readonly isCaseEnded: boolean;
  /** Items of its to-do list that are not done. */
  readonly openTodos: number;
  /** What the person who asks did of it, and so cannot review. */
  readonly ownWork: Deed | null;
}

export const caseIsOpen: Guard<Pick<ActionFacts, 'isCaseEnded'>> = ({ isCaseEnded }) =>
  isCaseEnded ? { message: m.caseEnded, code: 'wrong_state' } : null;
const everythingDone: Guard<ActionFacts> = ({ openTodos }) =>
  openTodos > 0 ? { message: m.todosOpen, values: { n: openTodos } } : null;

const responsible = { by: ['responsible'], wrongRole: m.onlyResponsible, guards: [caseIsOpen] } as const;
const reviewer = { by: ['reviewer'], wrongRole: m.onlyReviewer, guards: [caseIsOpen] } as const;

const open: readonly ActionStatus[] = ['in_progress', 'ready_for_qa', 'approved'];

export const actionWorkflow: Workflow<ActionStatus, ActionMove, RoleOnAction, ActionItem, ActionFacts, ActionEffect> = {
  record: 'action',
  stateLabels: actionStatusMessages,
  stateOf: (item) => item.status,
  rolesOn: rolesOnAction,
  initial: ['in_progress', 'completed'],
  createdEvent: 'action.created',
  final: ['completed', 'cancelled'],
  usual: { in_progress: 'ready', ready_for_qa: 'review', approved: 'complete' },
  transitions: {
    ready: {
      ...responsible,
      label: m.ready,
      from: ['in_progress'],
      wrongState: m.alreadyReady,
      to: 'ready_for_qa',
      event: 'action.made_ready',
      notice: 'actionReady',
      guards: [caseIsOpen, everythingDone],
    },
    withdraw: {
      ...responsible,
      label: m.withdraw,
      from: ['ready_for_qa'],
      wrongState: m.onceReady,
      to: 'in_progress',
      event: 'action.withdrawn',
    },
    return: {
      ...reviewer,
      label: m.return,
      from: ['ready_for_qa'],
      wrongState: m.onceReady,
      to: 'in_progress',
      event: 'action.returned',
      notice: 'actionReturned',
      needsReason: true,
    },
    review: {
      ...reviewer,
      label: m.review,
      from: ['ready_for_qa'],
      wrongState: m.onceReady,
      to: 'approved',
      event: 'action.reviewed',
      notice: 'actionReviewed',
      guards: [caseIsOpen, notOwnWork],
    },
    reopen: {
      ...reviewer,
      label: m.reopen,
      from: ['approved'],
      wrongState: m.onceReviewed,
      to: 'in_progress',
      event: 'action.reopened',
      notice: 'actionReturned',
      needsReason: true,
    },
    complete: {
      label: m.complete,
      from: ['approved'],
      wrongState: m.onceReviewed,
      to: 'completed',
      by: ['responsible', 'reviewer'],
      wrongRole: m.onlyConcerned,
      event: 'action.completed',
      notice: 'actionCompleted',
      guards: [caseIsOpen],
    },
    cancel: {
      ...reviewer,
      label: m.cancel,
      from: open,
      to: 'cancelled',
      event: 'action.cancelled',
      notice: 'actionCancelled',
      needsReason: true,
    },
  },
  consequences: {
    // What QA had looked at already is not what the plan says any more.
    followPlan: { from: open, to: 'in_progress', event: 'action.followed_plan', follows: 'case.step_reviewed' },
    cancelWithCase: {
      from: open,
      to: 'cancelled',
      event: 'action.cancelled',
      follows: 'case.voided',
      notice: 'actionCancelled',
    },
  },
  refusals: { wrongRole: m.onlyConcerned, wrongState: m.ended, reasonMissing: m.reasonMissing },
};

/** What comes next and is the responsible's to do; null while the action is with its reviewers, and once it has ended. */
export function nextOwnMove(status: ActionStatus): ActionMove | null {
  const move = actionWorkflow.usual[status];
  return move && actionWorkflow.transitions[move].by.includes('responsible') ? move : null;
}

/** The approver or QA reviews, never the responsible. */
export function rolesOnAction(
  item: Pick<ActionItem, 'companyId' | 'responsibleId' | 'approverId'>,
  actor: Actor,
): readonly RoleOnAction[] {
  if (item.companyId !== actor.companyId || actor.userId === null) return [];
  if (item.responsibleId === actor.userId) return ['responsible', 'colleague'];
  return item.approverId === actor.userId || hasRole(actor, 'qa') ? ['reviewer', 'colleague'] : ['colleague'];
}

/** R30: nothing more is said about what belongs to a case that has ended. */
export function actionCommentObjection({ isCaseEnded }: Pick<ActionFacts, 'isCaseEnded'>): Objection | null {
  return isCaseEnded ? { message: m.caseEndedToComments, code: 'wrong_state' } : null;
}

export function openTodosOf(todos: readonly { readonly completed: boolean }[]): number {
  return todos.filter(({ completed }) => !completed).length;
}
