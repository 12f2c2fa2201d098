import { randomUUID } from 'node:crypto';
import type { AccountNotice } from '@vigie/domain/modules/accounts/contract';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export type NewAccountNotice = Pick<AccountNotice, 'kind' | 'by' | 'confirmed_by' | 'reason'>;

/** The caller audits what was done to the user. */
export async function addAccountNotice(tx: Tx, userId: number, notice: NewAccountNotice): Promise<void> {
  await tx.query(sql`insert into account_notices (company_id, id, user_id, kind, by_name, confirmed_by_name, reason)
    values (${tx.context.actor.companyId}, ${randomUUID()}, ${userId}, ${notice.kind}, ${notice.by},
      ${notice.confirmed_by}, ${notice.reason})`);
}

export async function listAccountNotices(reader: Reader, companyId: number, userId: number): Promise<AccountNotice[]> {
  const rows = await reader.query<Omit<AccountNotice, 'at'> & { at: Date }>(sql`
    select id, kind, by_name as by, confirmed_by_name as confirmed_by, reason, at from account_notices
    where company_id = ${companyId} and user_id = ${userId} and acknowledged_at is null order by at, id limit 20`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export function closeAccountNotice(tx: Tx, userId: number, id: string): Promise<{ kind: string; at: Date } | null> {
  return tx.find(sql`update account_notices set acknowledged_at = now()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and id = ${id} and acknowledged_at is null
    returning kind, at`);
}
