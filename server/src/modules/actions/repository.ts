import type { Json } from '@vigie/domain/kernel/canonical-json';
import { pageSize } from '@vigie/domain/kernel/listing';
import type { Action, ActionStatus } from '@vigie/domain/modules/actions/contract';
import { empty, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

interface ActionRow {
  id: string;
  status: ActionStatus;
  summary: string;
  responsible: string;
  origin: string;
  case_id: string | null;
  completed_at: Date | null;
  version: number;
}

const columns = sql`id, status, summary, responsible, origin, case_id, completed_at, version`;

export interface NewAction {
  readonly id: string;
  readonly number: number;
  readonly status: ActionStatus;
  readonly summary: string;
  readonly responsible: string;
  readonly origin: string;
  readonly caseId: string;
  /** All that is known of it, in the words of whoever took it. */
  readonly details: Readonly<Record<string, Json>>;
}

export async function insertAction(tx: Tx, action: NewAction): Promise<Action> {
  const row = await tx.get<ActionRow>(sql`insert into actions
      (company_id, id, number, status, summary, responsible, origin, case_id, details, completed_at)
    values (${tx.context.actor.companyId}, ${action.id}, ${action.number}, ${action.status}, ${action.summary},
      ${action.responsible}, ${action.origin}, ${action.caseId}, ${JSON.stringify(action.details)}::jsonb,
      case when ${action.status} = 'completed' then clock_timestamp() end)
    returning ${columns}`);
  return toAction(row);
}

const mostOfACase = 200;

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

function toAction(row: ActionRow): Action {
  return {
    id: row.id,
    status: row.status,
    summary: row.summary,
    responsible: row.responsible,
    origin: row.origin,
    caseId: row.case_id,
    completedAt: row.completed_at?.toISOString() ?? null,
    version: row.version,
  };
}
