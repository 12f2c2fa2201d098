import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id is the library's default algorithm; memory and time as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoyHash: Promise<string> | undefined;

/** An account that does not exist costs the same time as one that does. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword(randomBytes(24).toString('base64url'));
  const matches = await verify(passwordHash ?? (await decoyHash), password.normalize('NFKC'));
  return passwordHash !== null && matches;
}

/** Read aloud and typed once: no letters that look alike. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY346789';
  const letters = [...randomBytes(64)]
    .filter((byte) => byte < alphabet.length * 5)
    .map((byte) => alphabet[byte % alphabet.length]);
  const group = (start: number) => letters.slice(start, start + 5).join('');
  return [group(0), group(5), group(10)].join('-');
}
