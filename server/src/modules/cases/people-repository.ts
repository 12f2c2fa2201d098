import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

/** The cases that a user leads or works on, the newest of each. */
export async function findCaseIdsOf(
  reader: Reader,
  companyId: number,
  userId: number,
  limit: number,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`
    (select e.id from case_entries e where e.company_id = ${companyId} and e.owner_id = ${userId} and e.is_case
      order by e.number desc limit ${limit})
    union
    (select m.case_id from case_members m where m.company_id = ${companyId} and m.user_id = ${userId}
      and m.removed_at is null order by m.case_id desc limit ${limit})`);
  return rows.map(({ id }) => id);
}

/** Of these cases, those that one of some people leads or works on. */
export async function casesOfPeople(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
  people: readonly number[],
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select e.id from case_entries e
    where e.company_id = ${companyId} and e.id = any (${ids}::text[]) and (e.owner_id = any (${people}::int[])
      or exists (select from case_members m where m.company_id = e.company_id and m.case_id = e.id
        and m.user_id = any (${people}::int[]) and m.removed_at is null))`);
  return rows.map(({ id }) => id);
}
