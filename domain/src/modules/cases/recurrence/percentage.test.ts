import { expect, it } from 'vitest';
import { percentageOf } from './percentage';

it('goes from 0 to 100 and never down', () => {
  expect(percentageOf(0)).toBe(0);
  expect(percentageOf(1)).toBe(100);
  const values = Array.from({ length: 101 }, (_, n) => percentageOf(n / 100));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});
