import type { DueRules } from '@vigie/domain/modules/actions/due-notices';
import { sql } from '../../platform/database/statement';
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
    where e.company_id = ${companyId} and e.status in ('in_progress', 'ready_for_qa')
      and e.due_date <= ${today}::date + ${Math.max(0, ...rules.reminderDays)}::int and e.id > ${after}
      and not exists (select from action_notices n where n.company_id = e.company_id and n.action_id = e.id
        and n.due_date = e.due_date and n.stage = 'escalated')
    order by e.id limit ${actionsAtOnce}`);
  return rows.map(({ id }) => id);
}

/** False when this was said already, perhaps by another copy of the program in this very moment. */
export async function claimNotice(tx: Tx, { companyId, id, dueDate }: ActionRecord, stage: string): Promise<boolean> {
  const claimed = await tx.find(sql`insert into action_notices (company_id, action_id, due_date, stage)
    values (${companyId}, ${id}, ${dueDate}, ${stage}) on conflict do nothing returning 1`);
  return claimed !== null;
}
