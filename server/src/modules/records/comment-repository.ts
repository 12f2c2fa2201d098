import { raw, sql } from '../../platform/database/statement';
import type { Tx } from '../../platform/database/tx';

/** No new version: what the record says is the same as before. */
export async function countComment(tx: Tx, table: string, id: string): Promise<void> {
  await tx.query(sql`update ${raw(table)} set comment_count = comment_count + 1
    where company_id = ${tx.context.actor.companyId} and id = ${id}`);
}
