import type { Json } from '@vigie/domain/kernel/canonical-json';
import { pageSize } from '@vigie/domain/kernel/listing';
import type { Action } from '@vigie/domain/modules/actions/record';
import type { ActionStatus } from '@vigie/domain/modules/actions/workflow';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

interface ActionRow {
  company_id: number;
  id: string;
  status: ActionStatus;
  summary: string;
  description: string;
  objective: string;
  responsible: string;
  responsible_id: number | null;
  approver_id: number | null;
  due_date: string | null;
  origin: string;
  case_id: string | null;
  completed_at: Date | null;
  version: number;
}

const columns = sql`company_id, id, status, summary, coalesce(details ->> 'description', '') as description,
  coalesce(details ->> 'objective', '') as objective, responsible, responsible_id, approver_id, due_date, origin, case_id,
  completed_at, version`;

/** An action with what its workflow asks about it. */
export interface ActionRecord extends Action {
  readonly companyId: number;
}

export interface NewAction {
  readonly id: string;
  readonly number: number;
  readonly status: ActionStatus;
  readonly summary: string;
  readonly responsible: string;
  readonly responsibleId?: number;
  readonly dueDate?: string;
  readonly origin: string;
  readonly caseId: string;
  /** All else that is known of it. */
  readonly details: Readonly<Record<string, Json>>;
}

export async function insertAction(tx: Tx, action: NewAction): Promise<ActionRecord> {
  const row = await tx.get<ActionRow>(sql`insert into actions
      (company_id, id, number, status, summary, responsible, responsible_id, due_date, origin, case_id, details,
      completed_at)
    values (${tx.context.actor.companyId}, ${action.id}, ${action.number}, ${action.status}, ${action.summary},
      ${action.responsible}, ${action.responsibleId ?? null}, ${action.dueDate ?? null}, ${action.origin},
      ${action.caseId}, ${JSON.stringify(action.details)}::jsonb,
      case when ${action.status} = 'completed' then clock_timestamp() end)
    returning ${columns}`);
  return toRecord(row);
}

/** Everything of the record that can change goes in together, with the next version. */
export async function saveAction(
  tx: Tx,
  action: ActionRecord,
  details: Readonly<Record<string, Json>> = {},
): Promise<ActionRecord> {
  const row = await tx.get<ActionRow>(sql`update actions set status = ${action.status}, summary = ${action.summary},
      responsible = ${action.responsible}, responsible_id = ${action.responsibleId}, due_date = ${action.dueDate},
      details = details || ${JSON.stringify(details)}::jsonb,
      completed_at = case when ${action.status} = 'completed' then coalesce(completed_at, clock_timestamp()) end,
      version = version + 1
    where company_id = ${action.companyId} and id = ${action.id} returning ${columns}`);
  return toRecord(row);
}

export async function findAction(reader: Reader, companyId: number, id: string): Promise<ActionRecord | null> {
  const row = await reader.find<ActionRow>(selectAction(companyId, sql`id = ${id}`));
  return row && toRecord(row);
}

export async function lockAction(tx: Tx, id: string): Promise<ActionRecord | null> {
  const { companyId } = tx.context.actor;
  const row = await tx.find<ActionRow>(selectAction(companyId, sql`id = ${id} for update`));
  return row && toRecord(row);
}

export async function lockByOrigin(tx: Tx, origin: string): Promise<ActionRecord | null> {
  const { companyId } = tx.context.actor;
  const row = await tx.find<ActionRow>(selectAction(companyId, sql`origin = ${origin} for update`));
  return row && toRecord(row);
}

function selectAction(companyId: number, condition: Sql): Sql {
  return sql`select ${columns} from actions where company_id = ${companyId} and ${condition}`;
}

/** Locked with the action: a case that is being closed and an action that is being moved wait for one another. */
export function findCaseStatus(tx: Tx, caseId: string): Promise<{ status: string } | null> {
  return tx.find(sql`select status from cases where company_id = ${tx.context.actor.companyId} and id = ${caseId}
    for share`);
}

const mostOfACase = 400;

export async function listActionsOfCase(reader: Reader, companyId: number, caseId: string): Promise<Action[]> {
  const rows = await reader.query<ActionRow>(sql`select ${columns} from actions
    where company_id = ${companyId} and case_id = ${caseId} order by number limit ${mostOfACase}`);
  return rows.map(toAction);
}

export async function listActions(
  reader: Reader,
  companyId: number,
  { page, caseId }: { page: number; caseId?: string | undefined },
): Promise<{ items: Action[]; total: number }> {
  const where = sql`company_id = ${companyId} ${caseId ? sql`and case_id = ${caseId}` : empty}`;
  const { total } = await reader.get<{ total: number }>(sql`select count(*) as total from actions where ${where}`);
  const rows = await reader.query<ActionRow>(sql`select ${columns} from actions where ${where}
    order by number desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { items: rows.map(toAction), total };
}

function toRecord(row: ActionRow): ActionRecord {
  return {
    companyId: row.company_id,
    id: row.id,
    status: row.status,
    summary: row.summary,
    description: row.description,
    objective: row.objective,
    responsible: row.responsible,
    responsibleId: row.responsible_id,
    approverId: row.approver_id,
    dueDate: row.due_date,
    origin: row.origin,
    caseId: row.case_id,
    completedAt: row.completed_at?.toISOString() ?? null,
    version: row.version,
  };
}

const toAction = (row: ActionRow): Action => shown(toRecord(row));

/** As it leaves the server. */
export function shown({ companyId: _company, ...action }: ActionRecord): Action {
  return action;
}
