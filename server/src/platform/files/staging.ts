import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StagedFile {
  readonly sha256: string;
  readonly size: number;
  readonly path: string;
  discard(): Promise<void>;
}

/** Writes what arrives to the disk piece by piece, and hashes it on the way. A stream that breaks off leaves nothing. */
export async function stageInFolder(folder: string, content: Readable): Promise<StagedFile> {
  const path = join(folder, 'incoming', randomUUID());
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const discard = () => rm(path, { force: true });
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o400, flush: true }),
    );
  } catch (error) {
    await discard();
    throw error;
  }
  return { sha256: hash.digest('hex'), size, path, discard };
}
