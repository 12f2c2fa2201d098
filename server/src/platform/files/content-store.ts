import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredContent {
  readonly sha256: string;
  readonly size: number;
}

/** A folder of files named by their own SHA-256: nothing is ever overwritten, and the same content is stored once. */
export class ContentStore {
  constructor(private readonly folder: string) {}

  /** Writes beside, then links into place: a crash leaves no half file under a final name. */
  async put(content: Readable): Promise<StoredContent & { path: string }> {
    const incoming = join(this.folder, 'incoming', randomUUID());
    await mkdir(dirname(incoming), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    let size = 0;
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
        createWriteStream(incoming, { mode: 0o400, flush: true }),
      );
      const sha256 = hash.digest('hex');
      const path = this.pathOf(sha256);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await link(incoming, path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      return { sha256, size, path };
    } finally {
      await rm(incoming, { force: true });
    }
  }

  open(sha256: string): Readable {
    return createReadStream(this.pathOf(sha256));
  }

  async has(sha256: string): Promise<boolean> {
    return stat(this.pathOf(sha256)).then(
      () => true,
      () => false,
    );
  }

  private pathOf(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('not a SHA-256');
    return join(this.folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }
}
