import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export type ZipProblem = 'damaged' | 'protected' | 'unpacksTooLarge';

export class ZipRefusal extends Error {
  constructor(readonly problem: ZipProblem) {
    super(problem);
  }
}

export interface ZipBounds {
  readonly entries: number;
  readonly unpackedBytes: number;
}

export interface Zip {
  readonly file: ZipFile;
  readonly entries: readonly Entry[];
}

/** The list of contents, before anything is unpacked. */
export async function openZip(content: Buffer, bounds: ZipBounds): Promise<Zip> {
  // Sizes are checked in `unpack`, which tells an entry that is too large from one that is damaged.
  const file = await fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: false }).catch(refuseDamaged);
  if (file.entryCount === 0 || file.entryCount > bounds.entries) refuseDamaged();
  const entries = await entriesOf(file).catch(refuseDamaged);
  if (entries.some((entry) => entry.isEncrypted())) throw new ZipRefusal('protected');
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > bounds.unpackedBytes) throw new ZipRefusal('unpacksTooLarge');
  return { file, entries };
}

async function entriesOf(file: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of file.eachEntry()) entries.push(entry);
  return entries;
}

/** Never more than the list of contents says, and only what it says: one that says less than there is was made to. */
export async function unpack({ file }: Zip, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of await file.openReadStreamPromise(entry)) {
      pieces.push(piece);
      size += piece.length;
      if (size > entry.uncompressedSize) throw new ZipRefusal('unpacksTooLarge');
    }
  } catch (error) {
    throw error instanceof ZipRefusal ? error : new ZipRefusal('damaged');
  }
  const content = Buffer.concat(pieces);
  if (size !== entry.uncompressedSize || crc32(content) !== entry.crc32) refuseDamaged();
  return content;
}

function refuseDamaged(): never {
  throw new ZipRefusal('damaged');
}
