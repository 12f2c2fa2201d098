import { randomUUID } from 'node:crypto';
import { obligationOf, type SecondFactorRule } from '@vigie/domain/kernel/identity/second-factor';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { PasskeyRecord } from '../../../platform/identity/passkeys';
import type { UserRecord } from '../repository';

export interface FactorStanding {
  readonly hasPasskey: boolean;
  readonly totpSince: Date | null;
  readonly recoveryCodesLeft: number;
  /** One of them was added by a user whose identity was not confirmed: it proves nothing of its holder. */
  readonly hasUnconfirmed: boolean;
  readonly rule: SecondFactorRule;
}

export async function findStanding(reader: Reader, companyId: number, userId: number): Promise<FactorStanding> {
  const mine = sql`company_id = ${companyId} and user_id = ${userId}`;
  return reader.get<FactorStanding & Record<string, unknown>>(sql`select
    exists (select from passkeys where ${mine} and revoked_at is null) as "hasPasskey",
    (select created_at from totp_secrets where ${mine} and removed_at is null) as "totpSince",
    (select count(*) from recovery_codes where ${mine} and used_at is null and replaced_at is null) as "recoveryCodesLeft",
    exists (select from passkeys where ${mine} and revoked_at is null and added_unconfirmed)
      or exists (select from totp_secrets where ${mine} and removed_at is null and added_unconfirmed) as "hasUnconfirmed",
    coalesce((select second_factor from parameters where company_id = ${companyId}), 'not_required') as rule`);
}

export const hasFactor = ({ hasPasskey, totpSince }: FactorStanding) => hasPasskey || totpSince !== null;

export function owesFactor(user: UserRecord, standing: FactorStanding): boolean {
  const { rule } = standing;
  const { roles } = user;
  return obligationOf({ mustChangePassword: false, rule, roles, hasSecondFactor: hasFactor(standing) }) !== null;
}

export type NewPasskey = Pick<PasskeyRecord, 'name' | 'credentialId' | 'publicKey' | 'signCount' | 'transports'>;

export async function insertPasskey(tx: Tx, user: UserRecord, passkey: NewPasskey): Promise<void> {
  const { name, credentialId, publicKey, signCount, transports } = passkey;
  await tx.query(sql`
    insert into passkeys (company_id, id, user_id, name, credential_id, public_key, sign_count, transports, added_unconfirmed)
    values (${tx.context.actor.companyId}, ${randomUUID()}, ${user.id}, ${name}, ${credentialId}, ${publicKey},
      ${signCount}, ${transports}, ${user.identityConfirmedAt === null})`);
}

/** Of a revoked one too. */
export function findPasskeyOwner(
  reader: Reader,
  companyId: number,
  credentialId: string,
): Promise<{ userId: number } | null> {
  return reader.find(sql`select user_id as "userId" from passkeys
    where company_id = ${companyId} and credential_id = ${credentialId}`);
}

export async function renamePasskey(tx: Tx, id: string, name: string): Promise<void> {
  await tx.query(
    sql`update passkeys set name = ${name} where company_id = ${tx.context.actor.companyId} and id = ${id}`,
  );
}

/** Without `only`: all of them. */
export async function revokePasskeys(tx: Tx, userId: number, only?: string): Promise<void> {
  await tx.query(sql`update passkeys set revoked_at = now()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and revoked_at is null
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)`);
}

export async function insertTotp(tx: Tx, user: UserRecord, sealed: string, step: number): Promise<void> {
  await tx.query(sql`insert into totp_secrets (company_id, id, user_id, sealed_secret, last_step, added_unconfirmed)
    values (${tx.context.actor.companyId}, ${randomUUID()}, ${user.id}, ${sealed}, ${step},
      ${user.identityConfirmedAt === null})`);
}

export async function removeTotp(tx: Tx, userId: number): Promise<void> {
  await tx.query(sql`update totp_secrets set removed_at = now()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and removed_at is null`);
}

/** The person is known from now on: what was added before may belong to the administrator who gave the password. */
export async function endUnconfirmedFactors(tx: Tx, userId: number): Promise<void> {
  const { companyId } = tx.context.actor;
  if (!(await findStanding(tx, companyId, userId)).hasUnconfirmed) return;
  const added = sql`company_id = ${companyId} and user_id = ${userId} and added_unconfirmed`;
  await tx.query(sql`update passkeys set revoked_at = now() where ${added} and revoked_at is null`);
  await tx.query(sql`update totp_secrets set removed_at = now() where ${added} and removed_at is null`);
  const hasOther = hasFactor(await findStanding(tx, companyId, userId));
  if (!hasOther) await replaceRecoveryCodes(tx, userId, []);
  const changes = [{ field: 'secondFactor', from: true, to: hasOther }];
  tx.audit({ action: 'user.unconfirmed_factors_ended', record: 'user', recordId: userId, changes });
}

/** When an administrator last took off all factors of a user; null: never. */
export async function findFactorRemoval(reader: Tx, userId: number): Promise<Date | null> {
  const { at } = await reader.get<{ at: Date | null }>(sql`select max(at) as at from audit_events
    where company_id = ${reader.context.actor.companyId} and record = 'user' and record_id = ${String(userId)}
      and action = 'user.second_factor_removed'`);
  return at;
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`update recovery_codes set replaced_at = now()
    where company_id = ${companyId} and user_id = ${userId} and used_at is null and replaced_at is null`);
  for (const hash of hashes) {
    await tx.query(sql`insert into recovery_codes (company_id, id, user_id, code_hash)
      values (${companyId}, ${randomUUID()}, ${userId}, ${hash})`);
  }
}

export async function acceptRecoveryCode(tx: Tx, userId: number, hash: Buffer): Promise<boolean> {
  const used = await tx.find(sql`update recovery_codes set used_at = now()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and code_hash = ${hash}
      and used_at is null and replaced_at is null returning 1`);
  return used !== null;
}
