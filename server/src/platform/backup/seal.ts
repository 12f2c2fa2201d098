import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { fingerprintOf, type HeadKey, isSignedWith, publicKeyIn } from '../verification/head-key';
import { entryNames } from './contents';
import { endOfTar, paddingOf, tarHeader } from './tar';

/** The last entry of a backup: the hash of every byte before it, and the installation's signature over that hash. */
export function sealOf(sha256: string, key: HeadKey): Buffer {
  const body = key.publicKey.replace(/-----[A-Z ]+-----|\s/g, '');
  return sealEntry(entryNames.seal, `${sha256}\n${body}\n${key.sign(signedText(sha256))}\n`);
}

/** So that no signature over chain heads passes for one over a backup. */
const signedText = (sha256: string) => `vigie-backup ${sha256}`;

/** What backups ended with before they were signed: it is written anew as easily as a backup is altered. */
const sealWithoutKey = (sha256: string) => sealEntry(entryNames.sealWithoutKey, `${sha256}\n`);

function sealEntry(name: string, content: string): Buffer {
  const text = Buffer.from(content);
  return Buffer.concat([tarHeader(name, text.length), text, paddingOf(text.length), endOfTar]);
}

/** Of either: one block for the name, one for the text. */
const sealSize = sealWithoutKey('0'.repeat(64)).length;

export class DamagedBackup extends Error {}
/** Whole, but not shown to be what the installation wrote. */
export class UntrustedBackup extends Error {}

/** Reads the whole file once, and throws unless it is exactly what was sealed. The public key that sealed it, or null. */
export async function refuseDamaged(
  path: string,
  onBytes: (done: number, total: number) => void,
): Promise<string | null> {
  const { size } = await stat(path);
  if (size <= sealSize) throw new DamagedBackup(`${path} is no backup, or was cut off.`);
  const file = await open(path);
  try {
    const hash = createHash('sha256');
    let done = 0;
    const sealed = file.createReadStream({
      start: 0,
      end: size - sealSize - 1,
      autoClose: false,
      highWaterMark: 1 << 20,
    });
    for await (const piece of sealed as AsyncIterable<Buffer>) {
      hash.update(piece);
      done += piece.length;
      onBytes(done, size);
    }
    const { buffer } = await file.read(Buffer.alloc(sealSize), 0, sealSize, size - sealSize);
    return readSeal(path, buffer, hash.digest('hex'));
  } finally {
    await file.close();
  }
}

function readSeal(path: string, seal: Buffer, sha256: string): string | null {
  if (seal.equals(sealWithoutKey(sha256))) return null;
  const [, body = '', signature = ''] = seal.toString('latin1', 512, 1024).split('\n');
  const publicKey = publicKeyIn(`-----BEGIN PUBLIC KEY-----${body}-----END PUBLIC KEY-----`);
  const isWhole =
    publicKey !== null &&
    seal.equals(sealEntry(entryNames.seal, `${sha256}\n${body}\n${signature}\n`)) &&
    isSignedWith(publicKey, signedText(sha256), signature);
  if (isWhole) return publicKey;
  throw new DamagedBackup(`${path} is damaged, was cut off, or is no backup: nothing of it was restored.`);
}

/** `unchecked`: it is restored all the same, and the trail says so. */
export type Trust = { readonly fingerprint: string } | 'unchecked' | 'unsaid';

export function refuseUntrusted(path: string, sealedWith: string | null, trust: Trust): void {
  if (trust === 'unchecked') return;
  const found = sealedWith === null ? null : fingerprintOf(sealedWith);
  if (trust === 'unsaid') {
    throw new UntrustedBackup(
      `Whether ${path} is what the installation wrote cannot be verified without its key. ${sealedSentence(found)} ` +
        'Give the key that was kept elsewhere with --key (the fingerprint, or a file that holds the public key), or restore it unchecked with --without-key: the trail will say so.',
    );
  }
  if (found === trust.fingerprint) return;
  throw new UntrustedBackup(
    `${path} was not sealed with the key ${trust.fingerprint}: it was altered and sealed anew, or is of another installation. ${sealedSentence(found)} Nothing of it was restored.`,
  );
}

const sealedSentence = (fingerprint: string | null) =>
  fingerprint === null
    ? 'It was written by an earlier Vigie and carries a hash without a signature.'
    : `It says that it was sealed with the key ${fingerprint}.`;
