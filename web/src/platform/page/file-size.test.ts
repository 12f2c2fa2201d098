import { expect, it } from 'vitest';
import { formatSize } from './file-size';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1024.0 KB'],
  [1_048_576, '1.0 MB'],
  [5_452_595, '5.2 MB'],
])('shows %i bytes as %s', (bytes, shown) => {
  expect(formatSize(bytes)).toBe(shown);
});
