import { randomBytes } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeKey } from '@vigie/domain/modules/accounts/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../../platform/database/tx';
import type { Secrets } from '../../../platform/identity/secrets';
import { sealTotpSecret } from '../../../platform/identity/totp';
import type { UserRecord } from '../repository';
import { acceptRecoveryCode, insertTotp, replaceRecoveryCodes } from './repository';

const purpose = 'recovery code';
const ownerOf = (tx: Tx, userId: number) => `${tx.context.actor.companyId}.${userId}`;

export function newTotpSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Vigie', label: username, secret }).toString() };
}

/** Stores the step of the confirming code, so that the code cannot be used again. */
export async function saveTotpSecret(tx: Tx, secrets: Secrets, user: UserRecord, secret: string, step: number) {
  await insertTotp(tx, user, sealTotpSecret(tx, secrets, user.id, secret), step);
}

/** Read aloud and typed once: Crockford's base 32, without letters that look alike. */
export function newRecoveryCodes(): string[] {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const letters = () => Array.from(randomBytes(5), (byte) => alphabet[byte % alphabet.length]).join('');
  return Array.from({ length: recoveryCodeCount }, () => `${letters()}-${letters()}`);
}

const hashOf = (tx: Tx, secrets: Secrets, userId: number, code: string) =>
  secrets.hash(purpose, `${ownerOf(tx, userId)}.${recoveryCodeKey(code)}`);

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
