import { inflateRawSync } from 'node:zlib';

/** Every text of a zip archive, one after the other, as far as its local headers tell their sizes. */
export function textsOfZip(file: Buffer): string {
  const texts: string[] = [];
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let place = end < 0 ? file.length : file.readUInt32LE(end + 16);
  while (place + 46 <= file.length && file.readUInt32LE(place) === 0x02014b50) {
    const packed = file.readUInt32LE(place + 20);
    const local = file.readUInt32LE(place + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(start, start + packed);
    texts.push(file.readUInt16LE(place + 10) === 8 ? inflateRawSync(content).toString() : content.toString());
    place += 46 + file.readUInt16LE(place + 28) + file.readUInt16LE(place + 30) + file.readUInt16LE(place + 32);
  }
  return texts.join('\n');
}
