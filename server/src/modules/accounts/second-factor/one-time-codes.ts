import { randomBytes } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeKey, totpCodeKey } from '@vigie/domain/modules/accounts/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../../platform/database/tx';
import type { Secrets } from '../../../platform/identity/secrets';
import { acceptRecoveryCode, acceptStep, findTotp, insertTotp, replaceRecoveryCodes } from './repository';

const purposes = { totp: 'totp secret', recovery: 'recovery code' };
const ownerOf = (tx: Tx, userId: number) => `${tx.context.actor.companyId}.${userId}`;

export function newTotpSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Vigie', label: username, secret }).toString() };
}

/** The step that the code belongs to: the present one, or the one before or after, for a clock that is a little off. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: totpCodeKey(code), timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Stores the step of the confirming code, so that the code cannot be used again. */
export async function saveTotpSecret(tx: Tx, secrets: Secrets, userId: number, secret: string, step: number) {
  await insertTotp(tx, userId, secrets.seal(purposes.totp, secret, ownerOf(tx, userId)), step);
}

export async function isRightCode(tx: Tx, secrets: Secrets, userId: number, code: string): Promise<boolean> {
  const kept = await findTotp(tx, tx.context.actor.companyId, userId);
  const secret = kept && secrets.open(purposes.totp, kept.sealed, ownerOf(tx, userId));
  const step = secret ? stepOfCode(secret, code) : null;
  return step !== null && acceptStep(tx, userId, step);
}

/** Read aloud and typed once: Crockford's base 32, without letters that look alike. */
export function newRecoveryCodes(): string[] {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const letters = () => Array.from(randomBytes(5), (byte) => alphabet[byte % alphabet.length]).join('');
  return Array.from({ length: recoveryCodeCount }, () => `${letters()}-${letters()}`);
}

const hashOf = (tx: Tx, secrets: Secrets, userId: number, code: string) =>
  secrets.hash(purposes.recovery, `${ownerOf(tx, userId)}.${recoveryCodeKey(code)}`);

/** The old ones are worthless from now on. These are answered once, and kept as hashes. */
export async function issueRecoveryCodes(tx: Tx, secrets: Secrets, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOf(tx, secrets, userId, code));
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}

export function isRightRecoveryCode(tx: Tx, secrets: Secrets, userId: number, code: string): Promise<boolean> {
  return acceptRecoveryCode(tx, userId, hashOf(tx, secrets, userId, code));
}
