import { inflateRawSync } from 'node:zlib';

/** The parts of a zip archive by name, as its directory lists them. */
export function partsOfZip(file: Buffer): ReadonlyMap<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let place = end < 0 ? file.length : file.readUInt32LE(end + 16);
  while (place + 46 <= file.length && file.readUInt32LE(place) === 0x02014b50) {
    const packed = file.readUInt32LE(place + 20);
    const local = file.readUInt32LE(place + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(start, start + packed);
    const nameLength = file.readUInt16LE(place + 28);
    const name = file.toString('utf8', place + 46, place + 46 + nameLength);
    parts.set(name, file.readUInt16LE(place + 10) === 8 ? inflateRawSync(content) : content);
    place += 46 + nameLength + file.readUInt16LE(place + 30) + file.readUInt16LE(place + 32);
  }
  return parts;
}

/** Every text of a zip archive, one after the other. */
export function textsOfZip(file: Buffer): string {
  return [...partsOfZip(file).values()].join('\n');
}
