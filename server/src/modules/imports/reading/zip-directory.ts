import { crc32 } from 'node:zlib';
import type { MessageValues } from '@vigie/domain/kernel/message';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import type { FileProblem } from '@vigie/domain/modules/imports/messages/problems';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** A file is refused as a whole. Its name crosses from the thread as words, since classes do not. */
export class FileRefusal extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly values: MessageValues = {},
  ) {
    super(problem);
  }
}

const mostEntries = 2_000;
const unpackedLimit = importBounds.unpackedMegabytes * 1024 * 1024;

export interface Zip {
  readonly file: ZipFile;
  readonly entries: readonly Entry[];
}

/** The list of contents, before anything is unpacked. */
export async function openZip(content: Buffer): Promise<Zip> {
  // Sizes are checked in `unpack`, which tells an entry that is too large from one that is damaged.
  const file = await fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: false }).catch(refuseDamaged);
  if (file.entryCount === 0 || file.entryCount > mostEntries) throw new FileRefusal('damaged');
  const entries = await entriesOf(file).catch(refuseDamaged);
  if (entries.some((entry) => entry.isEncrypted())) throw new FileRefusal('oldOrProtected');
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > unpackedLimit) throw tooLarge();
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
      if (size > entry.uncompressedSize) throw tooLarge();
    }
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('damaged');
  }
  const content = Buffer.concat(pieces);
  if (size !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw new FileRefusal('damaged');
  return content;
}

const tooLarge = () => new FileRefusal('unpacksTooLarge', { megabytes: importBounds.unpackedMegabytes });

function refuseDamaged(): never {
  throw new FileRefusal('damaged');
}
