import { type Sql, sql } from './statement';
import type { Reader, Tx } from './tx';

/** For a transaction whose person was found to be a reader of a confidential case: they stay so until its end. */
export async function keepCaseAccess(tx: Tx, caseId: string): Promise<void> {
  await tx.query(sql`select set_config('vigie.case', ${caseId}, true)`);
}

/** For what the system writes on a user's order: it reaches cases that this user may not read. */
export async function reachEveryCase(tx: Tx): Promise<void> {
  await tx.query(sql`select set_config('vigie.reader', 'system', true)`);
}

/** The ids of the confidential cases. Row-level security of their tables decides which of them a user sees. */
export const confidentialCaseIds = (companyId: number): Sql =>
  sql`select r.record_id from confidential_records r where r.company_id = ${companyId} and r.record = 'case'`;

/**
 * Which cases, audits and findings are confidential and which of them the reader sees, as one word: readers with the same word see the same.
 * One that becomes confidential is another word also for those who no longer see that anything has changed.
 */
export async function readAudience(reader: Reader, companyId: number): Promise<string> {
  const { audience } = await reader.get<{ audience: string }>(sql`select
    concat(md5(string_agg(r.record_id, ',' order by r.record_id)), ' ', md5(string_agg(r.record_id, ',' order by r.record_id)
      filter (where (select reads_everything()) or (select current_reader()) = any (r.reader_ids)
        or r.reader_roles && (select current_roles())))) as audience
    from confidential_records r where r.company_id = ${companyId} and r.record in ('case', 'audit', 'finding')`);
  return audience;
}
