import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Content that has arrived but is not part of the store: it is looked at first, then kept or thrown away. */
export interface StagedContent {
  readonly sha256: string;
  readonly size: number;
  readonly path: string;
  /**
   * Only of a store that is far away: carries the content there, which may take long, before anything is locked. What
   * no record keeps afterwards stays there under its hash.
   */
  send?(): Promise<void>;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Files named by their own SHA-256: nothing is ever overwritten, and the same content is stored once. */
export interface ContentStore {
  stage(content: Readable): Promise<StagedContent>;
  /** Known to be there before the first byte is read: otherwise a `MissingContent`. */
  open(sha256: string): Promise<Readable>;
  /** What is really stored under a hash, read piece by piece; null when nothing is. */
  measure(sha256: string): Promise<Measured | null>;
  isReachable(): Promise<boolean>;
}

export interface Measured {
  readonly sha256: string;
  readonly size: number;
}

export class MissingContent extends Error {
  constructor(sha256: string) {
    super(`nothing is stored under ${sha256}`);
  }
}

export async function measureContent(store: ContentStore, sha256: string): Promise<Measured | null> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of (await store.open(sha256)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
  } catch (error) {
    if (error instanceof MissingContent) return null;
    throw error;
  }
  return { sha256: hash.digest('hex'), size };
}

/** The same place in a folder and in a bucket, so that one can be copied into the other. */
export function placeOf(sha256: string): [string, string, string] {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('not a SHA-256');
  return [sha256.slice(0, 2), sha256.slice(2, 4), sha256];
}
