import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { type CompanyUsage, isBeyond, type QuotaName, quotaInUnits } from '@vigie/domain/kernel/quotas';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { quotaReachedMessages } from '@vigie/domain/messages/quotas';
import { type Sql, sql } from './statement';
import type { Reader, Tx } from './tx';

const used: Readonly<Record<QuotaName, (companyId: number) => Sql>> = {
  users: (id) => sql`(select count(*) from users where company_id = ${id} and state <> 'deactivated')`,
  invitations: (id) => sql`(select count(*) from account_links where company_id = ${id} and purpose = 'invitation'
    and created_at > now() - interval '1 day')`,
  storage: (id) => sql`(select coalesce(sum(size), 0)::bigint from attachments where company_id = ${id})`,
};
const limits: Readonly<Record<QuotaName, Sql>> = {
  users: sql`max_users`,
  invitations: sql`max_invitations_a_day`,
  storage: sql`max_storage_bytes`,
};

/**
 * Asked before something is added, in the same transaction. The company's row is locked until its end: two that add at the
 * same moment are counted one after the other. The company's limit, or null where there is none.
 */
export async function refuseBeyondQuota(tx: Tx, name: QuotaName, added = 1): Promise<number | null> {
  const { companyId } = tx.context.actor;
  if (companyId === platformCompanyId) return null;
  const row = await tx.find<{ limit: number | null }>(
    sql`select ${limits[name]} as "limit" from companies where id = ${companyId} for no key update`,
  );
  const limit = row?.limit ?? null;
  if (limit === null) return null;
  const { amount } = await tx.get<{ amount: number }>(sql`select ${used[name](companyId)} as amount`);
  if (isBeyond({ used: amount, limit }, added)) throw quotaReached(name, limit);
  return limit;
}

function quotaReached(name: QuotaName, limit: number): Refusal {
  return new Refusal('quota_reached', {
    message: quotaReachedMessages[name],
    values: { limit: quotaInUnits(name, limit) },
  });
}

export async function findUsage(reader: Reader, companyId: number): Promise<CompanyUsage> {
  const row = await reader.get<Record<string, number | null>>(sql`select ${limits.users} as "users",
      ${limits.invitations} as "invitations", ${limits.storage} as "storage", ${used.users(companyId)} as "usersUsed",
      ${used.invitations(companyId)} as "invitationsUsed", ${used.storage(companyId)} as "storageUsed"
    from companies where id = ${companyId}`);
  const of = (name: QuotaName) => ({ used: row[`${name}Used`] ?? 0, limit: row[name] ?? null });
  return { users: of('users'), invitations: of('invitations'), storage: of('storage') };
}
