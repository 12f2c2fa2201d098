import { sql } from './statement';
import type { Reader } from './tx';

/** Every company there is, for a job that does something in each of them: which they are, and nothing else of them. */
export async function listCompanyIds(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from company_ids() as id`);
  return rows.map(({ id }) => id);
}
