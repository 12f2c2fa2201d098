import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Objection } from '@vigie/domain/kernel/workflow';
import {
  type ChangeableField,
  changeableFields,
  changeObjection,
  dueDateProblem,
  fieldsWithReason,
  peopleProblem,
} from '@vigie/domain/modules/actions/changes';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { actionChangeMessages as c } from '@vigie/domain/modules/actions/messages/workflow';
import { type ActionDetail, maxTodos, type Todo } from '@vigie/domain/modules/actions/record';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { auditedFields, getChanged, isCaseEnded, lockWithCase, publishActionChanged } from './action-view';
import { activePerson, earliestToday, refuseIf } from './create-action';
import { notifyAssigned } from './notices';
import { type ActionRecord, saveAction } from './repository';

type Endpoints = typeof actionsEndpoints;
export type ActionChanges = BodyOf<Endpoints['changeAction']>;

export async function changeAction(
  platform: Platform,
  context: Context,
  id: string,
  version: number,
  changes: ActionChanges,
): Promise<ActionDetail> {
  const changed = await platform.database.transaction(context, (tx) => applyActionChanges(tx, id, changes, version));
  return getChanged(platform, context, changed);
}

/** Without a version, whatever the action says by now: several are changed at once that way. */
export async function applyActionChanges(
  tx: Tx,
  id: string,
  { reason, ...wanted }: ActionChanges,
  version?: number,
): Promise<ActionRecord> {
  const before = await lockWithCase(tx, id);
  if (!before) throw new Refusal('not_found');
  const next = applied(before, wanted);
  const changed = changeableFields.filter((field) => field !== 'files' && isDifferent(before, next, field));
  const facts = { isCaseEnded: await isCaseEnded(tx, before) };
  for (const field of changed) refuse(changeObjection(before, field, tx.context.actor, facts));
  if (version !== undefined && before.version !== version) throw new Refusal('stale_version');
  if (changed.length === 0) return before;
  if (!reason && changed.some((field) => fieldsWithReason.includes(field))) {
    throw invalidField('reason', c.reasonMissing);
  }
  const named = await checked(tx, next, changed);
  const saved = await saveAction(tx, named);
  const changes = differences(auditedFields(before), auditedFields(saved));
  tx.audit({ action: 'action.changed', record: 'action', recordId: id, changes, reason: reason ?? null });
  await publishActionChanged(tx, saved, before);
  await notifyAssigned(tx, saved, before);
  return saved;
}

function applied(before: ActionRecord, { todos, ...wanted }: Omit<ActionChanges, 'reason'>): ActionRecord {
  const said = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  return { ...before, ...said, ...(todos && { todos: merged(before.todos, todos) }) };
}

/** Item by item, so that what another user has added meanwhile stays. */
function merged(before: readonly Todo[], changes: NonNullable<ActionChanges['todos']>): Todo[] {
  const kept = before.flatMap((item): Todo[] => {
    const change = changes[item.id];
    if (change === undefined) return [item];
    return change === null ? [] : [{ id: item.id, ...change }];
  });
  const known = new Set(before.map(({ id }) => id));
  const added = Object.entries(changes).flatMap(([id, item]) => (item && !known.has(id) ? [{ id, ...item }] : []));
  return [...kept, ...added];
}

function isDifferent(before: ActionRecord, next: ActionRecord, field: Exclude<ChangeableField, 'files'>): boolean {
  return field === 'todos'
    ? JSON.stringify(before.todos) !== JSON.stringify(next.todos)
    : before[field] !== next[field];
}

/** What the contract cannot know: people, days and how much there is of it. */
async function checked(tx: Tx, next: ActionRecord, changed: readonly ChangeableField[]): Promise<ActionRecord> {
  const { responsibleId, approverId, dueDate, todos } = next;
  if (todos.length > maxTodos) throw invalidField('todos', c.tooManyTodos, { most: maxTodos });
  if (changed.includes('approverId') && approverId !== null) await activePerson(tx, approverId, 'approverId');
  const hasNewResponsible = changed.includes('responsibleId') && responsibleId !== null;
  const responsible = hasNewResponsible ? await activePerson(tx, responsibleId, 'responsibleId') : next.responsible;
  refuseIf(peopleProblem(next), changed.includes('approverId') ? 'approverId' : 'responsibleId');
  if (changed.includes('dueDate') && dueDate !== null) refuseIf(dueDateProblem(dueDate, earliestToday()), 'dueDate');
  return { ...next, responsible };
}

export function refuse(objection: Objection | null): void {
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
}
