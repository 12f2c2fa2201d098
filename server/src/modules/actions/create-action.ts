import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { dueDateProblem, peopleProblem } from '@vigie/domain/modules/actions/changes';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { actionChangeMessages as c } from '@vigie/domain/modules/actions/messages/workflow';
import type { ActionDetail, Todo } from '@vigie/domain/modules/actions/record';
import { type ActionStatus, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import type { Context } from '../../platform/context';
import { WithNewId } from '../../platform/database/new-id';
import { takeId } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged, publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { initialState } from '../../platform/transition';
import { findUser } from '../accounts/public';
import { attachOwn, listAttached } from '../attachments/public';
import { auditedFieldsOfNew, detailOfNew, ownerOf } from './action-view';
import { notifyAssigned } from './notices';
import { type ActionRecord, insertAction, type NewAction } from './repository';

type NewTask = BodyOf<(typeof actionsEndpoints)['createAction']>;

export function createAction(platform: Platform, context: Context, task: NewTask): Promise<ActionDetail> {
  return platform.database.transaction(context, async (tx) => {
    const [responsible, approver] = await Promise.all([
      activePerson(tx, task.assignTo, 'assignTo'),
      task.approver === null ? null : activePerson(tx, task.approver, 'approver'),
    ]);
    refuseIf(peopleProblem({ responsibleId: task.assignTo, approverId: task.approver }), 'approver');
    if (task.dueDate !== null) refuseIf(dueDateProblem(task.dueDate, earliestToday()), 'dueDate');
    const added = addAction(tx, {
      summary: task.title,
      priority: task.priority,
      dueDate: task.dueDate,
      responsible,
      responsibleId: task.assignTo,
      approver,
      approverId: task.approver,
      origin: '',
      caseId: null,
      todos: task.todos.map((item): Todo => ({ id: newTodoId(), ...item })),
      details: { description: task.description, objective: '' },
    });
    await publishRecordChanged(tx, 'action');
    const isOwnAffair = [task.assignTo, task.approver ?? context.actor.userId].every(
      (id) => id === context.actor.userId,
    );
    if (isOwnAffair && task.attachmentIds.length === 0) return added.map((action) => detailOfNew(action, []));
    const action = await added.read();
    if (!(await attachOwn(tx, ownerOf(action.id), task.attachmentIds))) {
      throw invalidField('attachmentIds', c.fileUnknown);
    }
    const [attachments] = await Promise.all([
      listAttached(tx, action.companyId, ownerOf(action.id)),
      notifyAssigned(tx, action, null),
    ]);
    return detailOfNew(action, attachments);
  });
}

export interface OwnTask {
  readonly title: string;
  readonly description: string;
  readonly assignTo: number;
  readonly dueDate: string | null;
}

/** A task that another record of the house has begun, in the transaction of that act. */
export async function addOwnTask(tx: Tx, task: OwnTask): Promise<ActionRecord> {
  const { title, description, assignTo, dueDate } = task;
  const responsible = await activePerson(tx, assignTo, 'assignTo');
  if (dueDate !== null) refuseIf(dueDateProblem(dueDate, earliestToday()), 'dueDate');
  const action = await addAction(tx, {
    summary: title,
    dueDate,
    responsible,
    responsibleId: assignTo,
    approver: null,
    approverId: null,
    origin: '',
    caseId: null,
    todos: [],
    details: { description, objective: '' },
  }).read();
  await publishRecordChanged(tx, 'action');
  await notifyAssigned(tx, action, null);
  return action;
}

/** Sends for the next number and writes the audit event. */
export function addAction(tx: Tx, wanted: NewAction, status: ActionStatus = 'in_progress'): WithNewId<ActionRecord> {
  const newId = takeId(tx, 'action', 'ACT_', 4);
  const action = insertAction(tx, newId, wanted, initialState(actionWorkflow, status));
  const changes = creation(auditedFieldsOfNew(action, wanted.details));
  tx.audit({ action: actionWorkflow.createdEvent, record: 'action', recordId: newId, changes });
  return new WithNewId(newId, (id) => ({ ...action, id }));
}

export interface ActionTaken {
  readonly summary: string;
  readonly responsible: string;
  /** `IA_00042`. */
  readonly origin: string;
  readonly caseId: string;
  readonly details: Readonly<Record<string, Json>>;
}

/** What was already done when the issue was reported is an action from its first day, completed. */
export async function recordActionTaken(tx: Tx, taken: ActionTaken): Promise<ActionRecord> {
  const action = await addAction(tx, taken, 'completed').read();
  await publishToReaders(tx, 'action');
  return action;
}

/** The name of an active person of the company; any other is refused beside the field. */
export async function activePerson(tx: Tx, id: number, field: string): Promise<string> {
  const user = await findUser(tx, tx.context.actor.companyId, id);
  if (user?.state !== 'active') throw invalidField(field, c.personUnknown);
  return `${user.firstName} ${user.lastName}`;
}

export function refuseIf(problem: Objection | null, field: string): void {
  if (problem) throw invalidField(field, problem.message, problem.values);
}

const halfADayMs = 43_200_000;

/** Date at UTC-12, so that no user's local today counts as past. */
export function earliestToday(): string {
  return new Date(Date.now() - halfADayMs).toISOString().slice(0, 10);
}

function newTodoId(): string {
  return `todo-${randomBytes(4).toString('hex')}`;
}
