import type { DueRules } from '@vigie/domain/modules/actions/due-notices';
import { type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { ActionRecord } from './repository';

const actionsAtOnce = 50;

export interface DueQuery {
  readonly rules: DueRules;
  readonly today: string;
  readonly after: string;
}

/** Open, due soon enough for something to be said, and the last of it not said yet. */
export async function listDueActions(
  reader: Reader,
  companyId: number,
  { rules, today, after }: DueQuery,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select e.id from action_entries e
    where ${isDue(companyId, { rules, today })} and e.id > ${after} order by e.id limit ${actionsAtOnce}`);
  return rows.map(({ id }) => id);
}

function isDue(companyId: number, { rules, today }: Omit<DueQuery, 'after'>): Sql {
  return sql`e.company_id = ${companyId} and e.status in ('in_progress', 'ready_for_qa')
    and e.due_date <= ${today}::date + ${Math.max(0, ...rules.reminderDays)}::int
    and not exists (select from action_notices n where n.company_id = e.company_id and n.action_id = e.id
      and n.due_date = e.due_date and n.stage = 'escalated')`;
}

export interface DueActions {
  readonly dueDate: string;
  /** What was said already of those that are due on this day. */
  readonly said: readonly string[];
  readonly ids: readonly string[];
}

/** The same, gathered by the day and by what was said already. */
export function countDueByDay(
  reader: Reader,
  companyId: number,
  query: Omit<DueQuery, 'after'>,
): Promise<DueActions[]> {
  return reader.query(sql`select d.due_date::text as "dueDate", d.said, array_agg(d.id order by d.id) as ids
    from (select e.id, e.due_date, array(select n.stage from action_notices n where n.company_id = e.company_id
        and n.action_id = e.id and n.due_date = e.due_date order by n.stage) as said
      from action_entries e where ${isDue(companyId, query)}) as d
    group by d.due_date, d.said`);
}

export function listDueOn(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  return reader.query(sql`select e.id, e.summary as title from action_entries e
    where e.company_id = ${companyId} and e.id = any (${ids}::text[]) order by e.due_date, e.id`);
}

/** False when this was said already, perhaps by another copy of the program in this very moment. */
export async function claimNotice(tx: Tx, { companyId, id, dueDate }: ActionRecord, stage: string): Promise<boolean> {
  const claimed = await tx.find(sql`insert into action_notices (company_id, action_id, due_date, stage)
    values (${companyId}, ${id}, ${dueDate}, ${stage}) on conflict do nothing returning 1`);
  return claimed !== null;
}
