import { crc32 } from 'node:zlib';

export type PictureType = 'image/png' | 'image/jpeg';

/** A photo of a good camera; a picture that claims to be larger would fill the memory of whoever draws it. */
const mostPixels = 50_000_000;

/**
 * The type of a picture by its content, if browsers show it and it can be printed: PNG or JPEG, whole, of a size that can be
 * drawn. A damaged one would be found when the text is printed, by somebody else.
 */
export function printableType(content: Uint8Array): PictureType | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const size = pngSize(bytes);
  if (size) return isDrawable(size) ? 'image/png' : null;
  const photo = jpegSize(bytes);
  return photo && isDrawable(photo) ? 'image/jpeg' : null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const isDrawable = ({ width, height }: Size) => width > 0 && height > 0 && width * height <= mostPixels;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Of a PNG whose parts are all there and have their checksums. */
function pngSize(bytes: Buffer): Size | null {
  if (!bytes.subarray(0, 8).equals(pngStart)) return null;
  let size: Size | null = null;
  let place = 8;
  while (place + 12 <= bytes.length) {
    const end = place + 12 + bytes.readUInt32BE(place);
    if (end > bytes.length) return null;
    const part = bytes.subarray(place + 4, end - 4);
    if (crc32(part) !== bytes.readUInt32BE(end - 4)) return null;
    const name = part.toString('latin1', 0, 4);
    if (name === 'IHDR' && part.length >= 12) size = { width: part.readUInt32BE(4), height: part.readUInt32BE(8) };
    if (name === 'IEND') return size;
    place = end;
  }
  return null;
}

/** Frames whose size a printed JPEG says: baseline, extended and progressive. */
const frames = [0xc0, 0xc1, 0xc2];
const scan = 0xda;

/** Of a JPEG that says its size before its picture begins, and comes to an end. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 4)
    return null;
  let size: Size | null = null;
  let place = 2;
  while (place + 9 < bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0;
    if (marker === scan) return size;
    if (frames.includes(marker)) size = { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7) };
    // Bytes of 0xff may fill the room before a marker.
    place += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(place + 2);
  }
  return null;
}
