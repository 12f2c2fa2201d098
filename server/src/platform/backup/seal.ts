import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { entryNames } from './contents';
import { endOfTar, paddingOf, tarHeader } from './tar';

/** The last entry of a backup: the hash of every byte before it, so that nothing can be cut off or altered unnoticed. */
export function sealOf(sha256: string): Buffer {
  const text = Buffer.from(`${sha256}\n`);
  return Buffer.concat([tarHeader(entryNames.seal, text.length), text, paddingOf(text.length), endOfTar]);
}

const sealSize = sealOf('0'.repeat(64)).length;

export class DamagedBackup extends Error {}

/** Reads the whole file once, and throws unless it is exactly what was written. */
export async function refuseDamaged(path: string, onBytes: (done: number, total: number) => void): Promise<void> {
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
    if (!buffer.equals(sealOf(hash.digest('hex')))) {
      throw new DamagedBackup(`${path} is damaged, was cut off, or is no backup: nothing of it was restored.`);
    }
  } finally {
    await file.close();
  }
}
