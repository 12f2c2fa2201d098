import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

/** The actions that a user is responsible for or approves, the newest of each. */
export async function findActionIdsOf(
  reader: Reader,
  companyId: number,
  userId: number,
  limit: number,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`
    (select e.id from action_entries e where e.company_id = ${companyId} and e.responsible_id = ${userId}
      order by e.number desc limit ${limit})
    union
    (select e.id from action_entries e where e.company_id = ${companyId} and e.approver_id = ${userId}
      order by e.number desc limit ${limit})`);
  return rows.map(({ id }) => id);
}

/** Of these actions, those that one of some people is responsible for or approves. */
export async function actionsOfPeople(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
  people: readonly number[],
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select e.id from action_entries e
    where e.company_id = ${companyId} and e.id = any (${ids}::text[])
      and (e.responsible_id = any (${people}::int[]) or e.approver_id = any (${people}::int[]))`);
  return rows.map(({ id }) => id);
}
