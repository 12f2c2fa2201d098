import { passcodeRounds } from '@vigie/domain/kernel/offline/passcode';
import { inHex, sha256InScript } from './secure-origin';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Sealed {
  readonly iv: Bytes;
  readonly bytes: ArrayBuffer;
}

const ivLength = 12;

/** The key of what one person keeps on this device, made of the draft key that the server gives to this person alone. */
export async function keyOfEntries(draftKey: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', draftKey, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('vigie offline entries');
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info };
  return crypto.subtle.deriveKey(derived, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** `name` is sealed with it: what was kept in one place is not read in another. */
export async function seal(key: CryptoKey, name: string, content: Bytes): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  return { iv, bytes: await crypto.subtle.encrypt(gcm(name, iv), key, content) };
}

export async function unseal(key: CryptoKey, name: string, { iv, bytes }: Sealed): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt(gcm(name, iv), key, bytes));
}

export const sealJson = (key: CryptoKey, name: string, value: unknown): Promise<Sealed> =>
  seal(key, name, new TextEncoder().encode(JSON.stringify(value)));

export async function unsealJson<Value>(key: CryptoKey, name: string, sealed: Sealed): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, name, sealed))) as Value;
}

export interface Wrapped extends Sealed {
  readonly salt: Bytes;
}

/** What opens with the passcode: the draft key, and who its person is. */
export async function wrapWithPasscode(passcode: string, owner: number, content: unknown): Promise<Wrapped> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await keyOfPasscode(passcode, salt);
  return { salt, ...(await sealJson(key, passcodeName(owner), content)) };
}

/** Null where the passcode is another. */
export async function unwrapWithPasscode<Value>(
  passcode: string,
  owner: number,
  wrapped: Wrapped,
): Promise<Value | null> {
  const key = await keyOfPasscode(passcode, wrapped.salt);
  return unsealJson<Value>(key, passcodeName(owner), wrapped).catch(() => null);
}

async function keyOfPasscode(passcode: string, salt: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(passcode), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const derived = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: passcodeRounds };
  return crypto.subtle.deriveKey(derived, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function sha256Of(content: Bytes): Promise<string> {
  if (!crypto.subtle) return sha256InScript(content);
  return inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}

const passcodeName = (owner: number) => `passcode ${owner}`;
const gcm = (name: string, iv: Bytes) => ({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) });
