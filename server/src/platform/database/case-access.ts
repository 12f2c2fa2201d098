import { type Sql, sql } from './statement';
import type { Tx } from './tx';

/** For a transaction whose person was found to be a reader of a confidential case: they stay so until its end. */
export async function keepCaseAccess(tx: Tx, caseId: string): Promise<void> {
  await tx.query(sql`select set_config('vigie.case', ${caseId}, true)`);
}

/** The ids of the cases that not everybody may read. Which of them somebody sees is for the tables to say where they stand. */
export const confidentialCaseIds = (companyId: number): Sql =>
  sql`select r.record_id from confidential_records r where r.company_id = ${companyId} and r.record = 'case'`;
