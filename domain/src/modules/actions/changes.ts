import type { Actor } from '../../kernel/identity/actor';
import { hasEnded, type Objection } from '../../kernel/workflow';
import { actionChangeMessages as c, actionWorkflowMessages as m } from './messages/workflow';
import { originKindOf } from './record';
import {
  type ActionFacts,
  type ActionItem,
  type ActionStatus,
  actionWorkflow,
  caseIsOpen,
  rolesOnAction,
} from './workflow';

/** What can be changed of an action that is not its state. */
export const changeableFields = [
  'summary',
  'description',
  'priority',
  'todos',
  'files',
  'responsibleId',
  'approverId',
  'dueDate',
] as const;
export type ChangeableField = (typeof changeableFields)[number];

/** These have a reason, since other people rely on them. */
export const fieldsWithReason: readonly ChangeableField[] = ['responsibleId', 'approverId', 'dueDate'];

export interface ChangeableAction extends ActionItem {
  readonly origin: string;
  readonly caseId: string | null;
}

/** What the reviewed CAPA plan says is changed there, and nowhere else. */
const saidByPlan: readonly ChangeableField[] = ['summary', 'description', 'responsibleId'];
const forReviewersToo: readonly ChangeableField[] = ['priority', 'responsibleId', 'dueDate'];

type Facts = Pick<ActionFacts, 'isCaseEnded'>;

/**
 * An action is under QA when it belongs to a case, when it has an approver, or once it has been marked
 * ready: from then on its responsible does not move the due date alone.
 */
export function isUnderQa({ caseId, approverId, status }: ChangeableAction): boolean {
  return caseId !== null || approverId !== null || status !== 'in_progress';
}

/** Why this person cannot change this field of the action now; null when they can. */
export function changeObjection(
  item: ChangeableAction,
  field: ChangeableField,
  actor: Actor,
  facts: Facts,
): Objection | null {
  const held = rolesOnAction(item, actor);
  const isResponsible = held.includes('responsible');
  const isReviewer = held.includes('reviewer');
  if (field === 'approverId') {
    // A responsible does not choose another judge of their own work; naming the first one only adds a pair of eyes.
    if (!isReviewer && !(isResponsible && item.approverId === null)) return notAllowed(c.onlyReviewerNames);
  } else if (!isResponsible && !(isReviewer && forReviewersToo.includes(field))) {
    return notAllowed(forReviewersToo.includes(field) ? m.onlyConcerned : m.onlyResponsible);
  }
  const ended = caseIsOpen(facts);
  if (ended) return ended;
  if (!openFor(field).includes(item.status)) return { message: wrongStateOf(item.status), code: 'wrong_state' };
  if (originKindOf(item.origin) === 'capa' && saidByPlan.includes(field)) return { message: c.planSays };
  if (field === 'dueDate' && isResponsible && isUnderQa(item)) return { message: c.askExtension };
  return null;
}

function openFor(field: ChangeableField): readonly ActionStatus[] {
  return field === 'dueDate' ? ['in_progress', 'ready_for_qa'] : ['in_progress'];
}

function wrongStateOf(status: ActionStatus) {
  return hasEnded(actionWorkflow, status) ? m.ended : c.withQa;
}

function notAllowed(message: Objection['message']): Objection {
  return { message, code: 'not_allowed' };
}

export interface ExtendableAction extends ChangeableAction {
  readonly extension: { readonly dueDate: string } | null;
}

/** The responsible asks for more time while the action is in progress. */
export function extensionObjection(item: ExtendableAction, actor: Actor, facts: Facts): Objection | null {
  if (!rolesOnAction(item, actor).includes('responsible')) return notAllowed(m.onlyResponsible);
  const ended = caseIsOpen(facts);
  if (ended) return ended;
  if (item.status !== 'in_progress') return { message: wrongStateOf(item.status), code: 'wrong_state' };
  if (!isUnderQa(item)) return { message: c.noExtensionNeeded };
  if (item.extension) return { message: c.alreadyAsked };
  return null;
}

/** The approver or QA answers, never the person who asked. */
export function answerObjection(item: ExtendableAction, actor: Actor, facts: Facts): Objection | null {
  if (!rolesOnAction(item, actor).includes('reviewer')) return notAllowed(m.onlyReviewer);
  return caseIsOpen(facts) ?? (item.extension ? null : { message: c.nothingAsked, code: 'wrong_state' });
}

/** The person who asked may take the request back. */
export function withdrawObjection(item: ExtendableAction, actor: Actor): Objection | null {
  if (!rolesOnAction(item, actor).includes('responsible')) return notAllowed(m.onlyResponsible);
  return item.extension ? null : { message: c.nothingAsked, code: 'wrong_state' };
}

const lastDay = '2100-12-31';

/** What is wrong with a wanted due date. */
export function dueDateProblem(day: string, today: string): Objection | null {
  if (day < today) return { message: c.dueDatePast };
  return day > lastDay ? { message: c.dueDateFar } : null;
}

export function extensionProblem(day: string, current: string | null, today: string): Objection | null {
  if (current !== null && day <= current) return { message: c.notLater };
  return dueDateProblem(day, today);
}

/** The responsible does not judge the work. */
export function peopleProblem(people: {
  readonly responsibleId: number | null;
  readonly approverId: number | null;
}): Objection | null {
  return people.responsibleId !== null && people.responsibleId === people.approverId ? { message: c.samePerson } : null;
}
