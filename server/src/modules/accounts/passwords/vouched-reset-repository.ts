import { type AskedReset, vouchedReset } from '@vigie/domain/modules/accounts/vouched-reset';
import type { WaitingReset } from '@vigie/domain/modules/accounts/vouched-reset-contract';
import { empty, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import { hasChangedAccount } from '../second-administrator-repository';

const isWaiting = sql`r.confirmed_at is null and r.asked_at > now() - make_interval(hours => ${vouchedReset.waitsHours})`;

type Listed = Omit<WaitingReset, keyof VouchingFacts>;

/** Null: of all companies. */
export async function listWaiting(reader: Reader, companyId: number | null): Promise<Listed[]> {
  const rows = await reader.query<Omit<Listed, 'askedAt'> & { askedAt: Date }>(sql`
    select r.id, r.company_id as "companyId", r.user_id as "userId", u.first_name || ' ' || u.last_name as "userName",
      u.username, r.reason, r.asked_by as "askedById", r.asked_by_name as "askedBy", r.asked_at as "askedAt"
    from password_resets r join users u on u.company_id = r.company_id and u.id = r.user_id
    where ${isWaiting} and u.state = 'active' ${companyId === null ? empty : sql`and r.company_id = ${companyId}`}
    order by r.asked_at limit 200`);
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

export type VouchingFacts = Pick<AskedReset, 'isAskerConfirmed' | 'areTied' | 'wasConfirmed'>;

/** What says whether `confirmer` may confirm the resets of one company. The trail is read inside its company alone. */
export async function listVouchingFacts(
  reader: Reader,
  companyId: number,
  confirmer: number | null,
): Promise<ReadonlyMap<string, VouchingFacts>> {
  const [company, asker, other] = [sql`r.company_id`, sql`r.asked_by`, sql`${confirmer}::int`];
  const said = (way: 'from' | 'to') =>
    sql`e.changes @> ${JSON.stringify([{ field: 'identityConfirmed', [way]: true }])}::jsonb`;
  const rows = await reader.query<VouchingFacts & { id: string }>(sql`
    select r.id,
      exists (select from users a where a.company_id = r.asked_by_company and a.id = r.asked_by
        and a.identity_confirmed_at is not null) as "isAskerConfirmed",
      ${hasChangedAccount(company, asker, other)} or ${hasChangedAccount(company, other, asker)} as "areTied",
      u.identity_confirmed_at is not null or exists (select from audit_events e where e.company_id = r.company_id
        and e.record = 'user' and e.record_id = u.id::text and (${said('from')} or ${said('to')})) as "wasConfirmed"
    from password_resets r join users u on u.company_id = r.company_id and u.id = r.user_id
    where r.company_id = ${companyId} and ${isWaiting}`);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
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

interface Waiting {
  readonly userId: number;
  readonly askedById: number;
  readonly askedBy: string;
  readonly reason: string;
}

export function lockWaiting(tx: Tx, id: string): Promise<Waiting | null> {
  return tx.find(sql`select r.user_id as "userId", r.asked_by as "askedById", r.asked_by_name as "askedBy", r.reason from password_resets r
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
