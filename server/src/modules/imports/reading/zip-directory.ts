import { crc32, inflateRawSync } from 'node:zlib';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import { FileRefusal } from './file-refusal';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const deflated = 8;
const mostEntries = 2_000;
const unpackedLimit = importBounds.unpackedMegabytes * 1024 * 1024;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/**
 * The list of contents, before anything is unpacked. Encrypted entries, and sizes beyond 4 GB, are nothing that a
 * spreadsheet program writes here.
 */
export function zipEntries(file: Buffer): readonly ZipEntry[] {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries || at >= end) throw new FileRefusal('damaged');
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  for (let place = 0; place < count; place += 1) {
    if (at + entrySize > end || file.readUInt32LE(at) !== entrySignature) throw new FileRefusal('damaged');
    if (file.readUInt16LE(at + 8) & 1) throw new FileRefusal('oldOrProtected');
    const entry = entryAt(file, at);
    unpacked += entry.unpacked;
    entries.push(entry);
    at += entrySize + [28, 30, 32].reduce((sum, offset) => sum + file.readUInt16LE(at + offset), 0);
  }
  if (unpacked > unpackedLimit) throw tooLarge();
  return entries;
}

const tooLarge = () => new FileRefusal('unpacksTooLarge', { megabytes: importBounds.unpackedMegabytes });

function entryAt(file: Buffer, at: number): ZipEntry {
  const nameEnd = at + entrySize + file.readUInt16LE(at + 28);
  return {
    name: file.toString('utf8', at + entrySize, nameEnd),
    method: file.readUInt16LE(at + 10),
    crc: file.readUInt32LE(at + 16),
    packed: file.readUInt32LE(at + 20),
    unpacked: file.readUInt32LE(at + 24),
    offset: file.readUInt32LE(at + 42),
  };
}

/** Never more than the list of contents says, and only what it says: one that says less than there is was made to. */
export function unpack(file: Buffer, entry: ZipEntry): Buffer {
  const { offset, packed } = entry;
  if (offset + localSize > file.length) throw new FileRefusal('damaged');
  const start = offset + localSize + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const content = inflated(file.subarray(start, start + packed), entry);
  if (content.length !== entry.unpacked || crc32(content) !== entry.crc) throw new FileRefusal('damaged');
  return content;
}

function inflated(content: Buffer, { method, unpacked }: ZipEntry): Buffer {
  if (method !== deflated) return content;
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, unpacked) });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new FileRefusal('damaged');
  }
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endSize - 65_535);
  for (let at = file.length - endSize; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === endSignature) return at;
  }
  throw new FileRefusal('damaged');
}
