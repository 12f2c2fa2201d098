import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Content that has arrived but is not part of the store: it is looked at first, then kept or thrown away. */
export interface StagedContent {
  readonly sha256: string;
  readonly size: number;
  readonly path: string;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** A folder of files named by their own SHA-256: nothing is ever overwritten, and the same content is stored once. */
export class ContentStore {
  constructor(private readonly folder: string) {}

  async stage(content: Readable): Promise<StagedContent> {
    const path = join(this.folder, 'incoming', randomUUID());
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
    const sha256 = hash.digest('hex');
    return { sha256, size, path, discard, keep: () => this.linkIntoPlace(path, sha256) };
  }

  /** A link appears whole or not at all, so a crash leaves no half file under a final name. */
  private async linkIntoPlace(path: string, sha256: string): Promise<void> {
    const place = this.pathOf(sha256);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await link(path, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(path, { force: true });
  }

  open(sha256: string): Readable {
    return createReadStream(this.pathOf(sha256));
  }

  /** What is really stored under a hash, read piece by piece; null when nothing is. */
  async measure(sha256: string): Promise<{ sha256: string; size: number } | null> {
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const chunk of this.open(sha256) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        size += chunk.length;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    return { sha256: hash.digest('hex'), size };
  }

  private pathOf(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('not a SHA-256');
    return join(this.folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }
}
