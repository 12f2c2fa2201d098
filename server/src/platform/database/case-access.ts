import { sql } from './statement';
import type { Tx } from './tx';

/** For a transaction whose person was found to be a reader of a confidential case: they stay so until its end. */
export async function keepCaseAccess(tx: Tx, caseId: string): Promise<void> {
  await tx.query(sql`select set_config('vigie.case', ${caseId}, true)`);
}
