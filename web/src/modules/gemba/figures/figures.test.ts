import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOfMonths, formatMonth, lastMonthIn, yearFrom } from './month-search';
import { percentOf, sumOf } from './shares';

describe('the months of a figure', () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 19) });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('end with this one, unless the address names an earlier one', () => {
    expect(lastMonthIn({})).toBe('2026-11');
    expect(lastMonthIn({ until: '2026-02' })).toBe('2026-02');
    for (const until of ['2027-01', '2026-13', 'x']) expect(lastMonthIn({ until })).toBe('2026-11');
  });

  it('have a short address where they are the usual ones', () => {
    expect(addressOfMonths('/a', '2026-11')).toBe('/a');
    expect(addressOfMonths('/a', yearFrom('2026-11', -1))).toBe('/a?until=2025-11');
  });

  it('are written as days are', () => {
    expect(formatMonth('2026-02')).toBe('02/2026');
  });
});

describe('walks done of those due', () => {
  it('add up, and are a part of a hundred', () => {
    const all = sumOf([
      { done: 1, due: 2 },
      { done: 0, due: 1 },
    ]);
    expect(all).toEqual({ done: 1, due: 3 });
    expect(percentOf(all)).toBe(33);
    expect(percentOf({ done: 0, due: 0 })).toBe(100);
  });
});
