import { describe, expect, it } from 'vitest';
import { scrollShift } from './scroll-shift';

const rows = (ids: number[], height = 40, first = 100) => new Map(ids.map((id, place) => [id, first + place * height]));
const before = rows([9, 8, 7, 6, 5]);

describe('a message arrives', () => {
  it('without moving what is read further down', () => {
    expect(scrollShift(before, rows([10, 9, 8, 7, 6]), 150)).toBe(40);
    expect(scrollShift(before, rows([11, 10, 9, 8, 7]), 150)).toBe(80);
  });

  it('in sight of a user at the beginning', () => {
    expect(scrollShift(before, rows([10, 9, 8, 7, 6]), 100)).toBe(0);
    expect(scrollShift(before, rows([10, 9, 8, 7, 6]), 0)).toBe(0);
  });

  it('and nothing scrolls when rows only change places, or all are others', () => {
    expect(scrollShift(before, rows([8, 7, 6, 5, 9]), 150)).toBe(0);
    expect(scrollShift(before, rows([4, 3, 2]), 150)).toBe(0);
    expect(scrollShift(new Map(), before, 150)).toBe(0);
  });
});
