import { totpCodeKey } from '@vigie/domain/kernel/identity/second-factor';
import { Secret, TOTP } from 'otpauth';
import { sql } from '../database/statement';
import type { Reader, Tx } from '../database/tx';
import type { Secrets } from './secrets';

const purpose = 'totp secret';
const ownerOf = (tx: Tx, userId: number) => `${tx.context.actor.companyId}.${userId}`;

/** The step that the code belongs to: the present one, or the one before or after, for a clock that is a little off. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: totpCodeKey(code), timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

export function sealTotpSecret(tx: Tx, secrets: Secrets, userId: number, secret: string): string {
  return secrets.seal(purpose, secret, ownerOf(tx, userId));
}

export async function hasTotpSecret(reader: Reader, companyId: number, userId: number): Promise<boolean> {
  const kept = await reader.find(sql`select 1 from totp_secrets
    where company_id = ${companyId} and user_id = ${userId} and removed_at is null`);
  return kept !== null;
}

export async function isRightCode(tx: Tx, secrets: Secrets, userId: number, code: string): Promise<boolean> {
  const { companyId } = tx.context.actor;
  const kept = await tx.find<{ sealed: string }>(sql`select sealed_secret as sealed from totp_secrets
    where company_id = ${companyId} and user_id = ${userId} and removed_at is null`);
  const secret = kept && secrets.open(purpose, kept.sealed, ownerOf(tx, userId));
  const step = secret ? stepOfCode(secret, code) : null;
  return step !== null && acceptStep(tx, userId, step);
}

/** False when this step, or a later one, was accepted before: a code works once. */
async function acceptStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const accepted = await tx.find(sql`update totp_secrets set last_step = ${step}
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and removed_at is null
      and last_step < ${step} returning 1`);
  return accepted !== null;
}
