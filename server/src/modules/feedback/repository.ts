import { sql } from '../../platform/database/statement';
import type { Tx } from '../../platform/database/tx';

export async function insertFeedback(tx: Tx, { text, page }: { text: string; page: string }): Promise<number> {
  const { companyId, userId } = tx.context.actor;
  const row = await tx.get<{ id: number }>(sql`insert into feedback (company_id, user_id, text, page)
    values (${companyId}, ${userId}, ${text}, ${page}) returning id`);
  return row.id;
}
