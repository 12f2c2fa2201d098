import { vouchedReset } from '@vigie/domain/modules/accounts/vouched-reset';
import type { WaitingReset } from '@vigie/domain/modules/accounts/vouched-reset-contract';
import { empty, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';

const isWaiting = sql`r.confirmed_at is null and r.asked_at > now() - make_interval(hours => ${vouchedReset.waitsHours})`;

/** Null: of all companies. */
export async function listWaiting(reader: Reader, companyId: number | null): Promise<WaitingReset[]> {
  const rows = await reader.query<Omit<WaitingReset, 'askedAt'> & { askedAt: Date }>(sql`
    select r.id, r.company_id as "companyId", r.user_id as "userId", u.first_name || ' ' || u.last_name as "userName",
      u.username, r.reason, r.asked_by as "askedById", r.asked_by_name as "askedBy", r.asked_at as "askedAt"
    from password_resets r join users u on u.company_id = r.company_id and u.id = r.user_id
    where ${isWaiting} and u.state = 'active' ${companyId === null ? empty : sql`and r.company_id = ${companyId}`}
    order by r.asked_at limit 200`);
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

export async function insertReset(
  tx: Tx,
  reset: { id: string; userId: number; reason: string; codeHash: Buffer },
): Promise<void> {
  const { companyId, userId, displayName } = tx.context.actor;
  await tx.query(sql`insert into password_resets
      (company_id, id, user_id, reason, asked_by_company, asked_by, asked_by_name, code_hash)
    values (${companyId}, ${reset.id}, ${reset.userId}, ${reset.reason}, ${companyId}, ${userId}, ${displayName},
      ${reset.codeHash})`);
}

export function lockWaiting(tx: Tx, id: string): Promise<{ userId: number; askedById: number; reason: string } | null> {
  return tx.find(sql`select r.user_id as "userId", r.asked_by as "askedById", r.reason from password_resets r
    where r.company_id = ${tx.context.actor.companyId} and r.id = ${id} and ${isWaiting} for update`);
}

export async function saveConfirmed(tx: Tx, id: string, linkId: string): Promise<void> {
  const { companyId, displayName } = tx.context.actor;
  await tx.query(sql`update password_resets set confirmed_at = now(), confirmed_by_name = ${displayName},
    link_id = ${linkId} where company_id = ${companyId} and id = ${id}`);
}

export function lockOfLink(tx: Tx, linkId: string): Promise<{ id: string; userId: number; codeHash: Buffer } | null> {
  return tx.find(sql`select id, user_id as "userId", code_hash as "codeHash" from password_resets
    where company_id = ${tx.context.actor.companyId} and link_id = ${linkId} for update`);
}

/** After `most` wrong codes the link is used up. */
export async function countWrongCode(tx: Tx, id: string, linkId: string, most: number): Promise<void> {
  const { companyId } = tx.context.actor;
  const { wrong } = await tx.get<{ wrong: number }>(sql`update password_resets set wrong_codes = wrong_codes + 1
    where company_id = ${companyId} and id = ${id} returning wrong_codes as wrong`);
  if (wrong < most) return;
  await tx.query(sql`update account_links set used_at = now() where company_id = ${companyId} and id = ${linkId}`);
}

export async function saveUsed(tx: Tx, token: string): Promise<void> {
  await tx.query(sql`update password_resets set used_at = now()
    where company_id = ${tx.context.actor.companyId} and link_id = ${token.split('.')[1] ?? ''}`);
}

/** What two administrators did, to be told to the person once. */
export async function takeUnannounced(
  tx: Tx,
  userId: number,
): Promise<{ asked_by: string; confirmed_by: string; at: string } | null> {
  const rows = await tx.query<{ asked_by: string; confirmed_by: string; at: Date }>(sql`
    update password_resets set told_at = now()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and used_at is not null and told_at is null
    returning asked_by_name as asked_by, confirmed_by_name as confirmed_by, confirmed_at as at`);
  const [last] = rows.sort((one, other) => other.at.getTime() - one.at.getTime());
  if (!last) return null;
  tx.audit({ action: 'user.password_reset_told', record: 'user', recordId: userId });
  return { ...last, at: last.at.toISOString() };
}
