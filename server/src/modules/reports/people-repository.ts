import { empty, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

/** The reports that a user has written, the newest. */
export async function findReportIdsOf(
  reader: Reader,
  companyId: number,
  userId: number,
  limit: number,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select e.id from reports e
    where e.company_id = ${companyId} and e.author_id = ${userId} order by e.number desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Of these reports, those that one of some people has written and sent; null for all authors. */
export async function reportsOfPeople(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
  people: readonly number[] | null,
): Promise<string[]> {
  const written = people ? sql`and e.author_id = any (${people}::int[])` : empty;
  const rows = await reader.query<{ id: string }>(sql`select e.id from reports e
    where e.company_id = ${companyId} and e.id = any (${ids}::text[]) and e.is_sent ${written}`);
  return rows.map(({ id }) => id);
}
