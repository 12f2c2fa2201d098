import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { printableType } from './printable-picture';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpegOf = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8]),
    Buffer.from([height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0xff, 0xd9]),
  ]);
const sized = (width: number) => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
};

it('a picture is printable when it is a whole PNG or JPEG that can be drawn', () => {
  expect(printableType(png)).toBe('image/png');
  expect(printableType(jpegOf(800, 600))).toBe('image/jpeg');
  const never: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    'a GIF': Buffer.from('GIF89a'),
    'a drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a cut PNG': png.subarray(0, -6),
    'a damaged PNG': Buffer.from(png).fill(1, 45, 46),
    'a PNG without size': sized(0),
    'a PNG too large to draw': sized(2_000_000_000),
    'a cut JPEG': jpegOf(800, 600).subarray(0, -2),
    'a JPEG too large to draw': jpegOf(65_000, 65_000),
    'a JPEG without size': jpegOf(0, 0),
  };
  expect(Object.entries(never).filter(([, file]) => printableType(file) !== null)).toEqual([]);
});

it('no beginning of a picture makes reading it fail', () => {
  for (const whole of [png, jpegOf(800, 600)]) {
    for (let length = 0; length < whole.length; length += 1) {
      expect(printableType(whole.subarray(0, length))).toBeNull();
    }
  }
});
