import { asDoneBy } from '@vigie/domain/kernel/identity/own-work';
import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Action, Extension, Priority, Todo } from '@vigie/domain/modules/actions/record';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import type { NewId } from '../../platform/database/new-id';
import { empty, planOnce, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import { titledRecords } from '../../platform/records/titled-records';
import { saveFirstSearchWords, saveSearchWords } from '../../platform/search/words';
import type { NewState } from '../../platform/transition';

interface ActionRow {
  company_id: number;
  id: string;
  status: ActionStatus;
  summary: string;
  priority: Priority;
  description: string;
  objective: string;
  responsible: string;
  responsible_id: number | null;
  approver: string | null;
  approver_id: number | null;
  start_date: string;
  due_date: string | null;
  planned_due_date: string | null;
  extension: Extension | null;
  todos: Todo[];
  origin: string;
  case_id: string | null;
  created_by: string;
  comment_count: number;
  completed_at: Date | null;
  details: Readonly<Record<string, Json>>;
  version: number;
}

const selected = sql`select a.company_id, a.id, a.status, a.summary, a.priority,
    coalesce(a.details ->> 'description', '') as description, coalesce(a.details ->> 'objective', '') as objective,
    coalesce(r.first_name || ' ' || r.last_name, a.responsible) as responsible, a.responsible_id,
    p.first_name || ' ' || p.last_name as approver, a.approver_id, (a.created_at at time zone 'UTC')::date as start_date,
    a.due_date, a.planned_due_date, a.extension, a.todos, a.origin, a.case_id, a.created_by, a.comment_count,
    a.completed_at, a.details, a.version
  from actions a
  left join users r on r.company_id = a.company_id and r.id = a.responsible_id
  left join users p on p.company_id = a.company_id and p.id = a.approver_id`;

/** An action with the columns that never leave the server. */
export interface ActionRecord extends Action {
  readonly companyId: number;
  readonly plannedDueDate: string | null;
}

export interface NewAction {
  readonly summary: string;
  readonly priority?: Priority;
  readonly responsible: string;
  readonly responsibleId?: number;
  readonly approver?: string | null;
  readonly approverId?: number | null;
  readonly dueDate?: string | null;
  readonly plannedDueDate?: string;
  readonly todos?: Todo[];
  readonly origin: string;
  readonly caseId: string | null;
  /** Further fields, stored as JSON. */
  readonly details: Readonly<Record<string, Json>>;
}

/** Sent, not waited for: what it holds is known already, but for its id. */
export function insertAction(
  tx: Tx,
  newId: NewId,
  { details, ...wanted }: NewAction,
  status: NewState<ActionStatus>,
): Omit<ActionRecord, 'id'> {
  const { companyId, displayName } = tx.context.actor;
  const at = new Date().toISOString();
  const action = {
    companyId,
    status,
    priority: 'low' as const,
    startDate: at.slice(0, 10),
    createdBy: displayName,
    responsibleId: null,
    approver: null,
    approverId: null,
    dueDate: null,
    plannedDueDate: null,
    extension: null,
    todos: [],
    comments: 0,
    version: 1,
    completedAt: status === 'completed' ? at : null,
    description: textIn(details, 'description'),
    objective: textIn(details, 'objective'),
    ...wanted,
  };
  tx.send(sql`insert into actions
      (company_id, id, number, status, summary, priority, responsible, responsible_id, approver_id, due_date,
      planned_due_date, todos, origin, case_id, details, created_by, created_at, completed_at)
    values (${companyId}, ${newId.id}, ${newId.number}, ${status}, ${action.summary},
      ${action.priority}, ${action.responsible}, ${action.responsibleId}, ${action.approverId}, ${action.dueDate},
      ${action.plannedDueDate}, ${JSON.stringify(action.todos)}::jsonb, ${action.origin}, ${action.caseId},
      ${JSON.stringify(details)}::jsonb, ${displayName}, ${at}, ${action.completedAt})`);
  saveFirstSearchWords(tx, 'action', newId, wordsBesideId(action));
  return action;
}

function textIn(details: NewAction['details'], name: string): string {
  const value = details[name];
  return typeof value === 'string' ? value : '';
}

/** Everything of the record that can change goes in together, with the next version; a new state only from its table. */
export async function saveAction(tx: Tx, action: ActionRecord, status?: NewState<ActionStatus>): Promise<ActionRecord> {
  const { description, objective } = action;
  const moved = status
    ? sql`status = ${status},
      completed_at = case when ${status} = 'completed' then coalesce(completed_at, clock_timestamp()) end,`
    : empty;
  tx.send(sql`update actions set ${moved} summary = ${action.summary},
      priority = ${action.priority}, responsible = ${action.responsible}, responsible_id = ${action.responsibleId},
      approver_id = ${action.approverId}, due_date = ${action.dueDate}, planned_due_date = ${action.plannedDueDate},
      extension = ${action.extension && JSON.stringify(action.extension)}::jsonb,
      todos = ${JSON.stringify(action.todos)}::jsonb,
      details = details || ${JSON.stringify({ description, objective })}::jsonb,
      version = version + 1
    where company_id = ${action.companyId} and id = ${action.id}`);
  return written(tx, action.id);
}

async function written(tx: Tx, id: string): Promise<ActionRecord> {
  const { companyId } = tx.context.actor;
  const action = toRecord(await tx.get<ActionRow>(sql`${selected} where a.company_id = ${companyId} and a.id = ${id}`));
  saveActionSearchWords(tx, action);
  return action;
}

function saveActionSearchWords(tx: Tx, action: Action): void {
  const { id } = action;
  saveSearchWords(tx, { record: 'action', recordId: id, words: [...idWords(id), ...wordsBesideId(action)] });
}

function wordsBesideId(action: Omit<Action, 'id'>): string[] {
  const { summary, description, objective, responsible, approver, origin, caseId, todos } = action;
  const texts = [summary, description, objective, responsible, approver, ...todos.map(({ text }) => text)];
  const numbers = [origin, caseId ?? ''].filter(Boolean).flatMap(idWords);
  return [...new Set([...numbers, ...searchWords(texts.filter(Boolean).join(' '))])];
}

/** Some of the actions without search words: those that are older than the list. */
export async function saveMissingSearchWords(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query<ActionRow>(sql`${selected} where a.company_id = ${tx.context.actor.companyId}
    and not exists (select from record_words w where w.company_id = a.company_id and w.record = 'action'
      and w.record_id = a.id) order by a.number limit ${limit}`);
  for (const row of rows) saveActionSearchWords(tx, toRecord(row));
  return rows.length;
}

export function findAction(reader: Reader, companyId: number, id: string): Promise<ActionRecord | null> {
  return findOne(reader, companyId, sql`a.id = ${id}`);
}

/** Of one company, in the order and from the place that `page` says, with all else that is known of each. */
export async function listActionsAfter(
  reader: Reader,
  companyId: number,
  page: Sql,
): Promise<{ action: ActionRecord; details: NewAction['details'] }[]> {
  const rows = await reader.query<ActionRow>(sql`${selected} where a.company_id = ${companyId} ${page}`);
  return rows.map((row) => ({ action: toRecord(row), details: row.details }));
}

export function lockAction(tx: Tx, id: string): Promise<ActionRecord | null> {
  return findOne(tx, tx.context.actor.companyId, sql`a.id = ${id} for update of a`);
}

export function lockByOrigin(tx: Tx, origin: string): Promise<ActionRecord | null> {
  return findOne(tx, tx.context.actor.companyId, sql`a.origin = ${origin} for update of a`);
}

async function findOne(reader: Reader, companyId: number, condition: Sql): Promise<ActionRecord | null> {
  const row = await reader.find<ActionRow>(sql`${selected} where a.company_id = ${companyId} and ${condition}`);
  return row && toRecord(row);
}

/** Locked with the action: a case that is being closed and an action that is being moved wait for one another. */
export function lockCaseStatus(tx: Tx, caseId: string): Promise<{ status: string } | null> {
  return tx.find(sql`select status, set_config('vigie.case', id, true) as let_in from cases
    where company_id = ${tx.context.actor.companyId} and id = ${caseId} for share`);
}

export function findCaseStatus(reader: Reader, companyId: number, caseId: string): Promise<{ status: string } | null> {
  return reader.find(sql`select status from cases where company_id = ${companyId} and id = ${caseId}`);
}

/** Those of several cases, by case. */
export async function findCaseStatuses(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (caseIds.length === 0) return new Map();
  const rows = await reader.query<{ id: string; status: string }>(
    planOnce(sql`select id, status from cases where company_id = ${companyId} and id = any (${caseIds}::text[])`),
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}

const maxPerCase = 400;

export async function listActionsOfCase(reader: Reader, companyId: number, caseId: string): Promise<Action[]> {
  const rows = await reader.query<ActionRow>(sql`${selected}
    where a.company_id = ${companyId} and a.case_id = ${caseId} order by a.number limit ${maxPerCase}`);
  return rows.map((row) => shown(toRecord(row)));
}

/** Finds their numbers. */
export const actionIdsOfCase = (companyId: number, caseId: string): Sql =>
  sql`select a.id from actions a where a.company_id = ${companyId} and a.case_id = ${caseId}`;

export async function listActionsOfCases(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<Action[]> {
  const rows = await reader.query<ActionRow>(
    planOnce(sql`${selected}
      where a.company_id = ${companyId} and a.case_id = any (${caseIds}::text[]) order by a.number
      limit ${maxPerCase * caseIds.length}`),
  );
  return rows.map((row) => shown(toRecord(row)));
}

/** To join with, for those who made the records that actions come from. */
export const actionsByOrigin = sql`(select company_id, origin, id, status, completed_at::date as completed_on from actions)`;

export const titledActions = titledRecords({ record: 'action', table: 'action_entries', title: 'summary' });

function toRecord(row: ActionRow): ActionRecord {
  return {
    companyId: row.company_id,
    id: row.id,
    status: row.status,
    summary: row.summary,
    priority: row.priority,
    description: row.description,
    objective: row.objective,
    responsible: row.responsible,
    responsibleId: row.responsible_id,
    approver: row.approver,
    approverId: row.approver_id,
    startDate: row.start_date,
    dueDate: row.due_date,
    plannedDueDate: row.planned_due_date,
    extension: row.extension && { ...row.extension, ...asDoneBy(row.extension) },
    todos: row.todos,
    origin: row.origin,
    caseId: row.case_id,
    createdBy: row.created_by,
    comments: row.comment_count,
    completedAt: row.completed_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Without the columns that never leave the server. */
export function shown({ companyId: _company, plannedDueDate: _planned, ...action }: ActionRecord): Action {
  return action;
}
