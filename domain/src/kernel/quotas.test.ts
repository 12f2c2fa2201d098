import { describe, expect, it } from 'vitest';
import { isBeyond, personalLimit, quotaFromUnits, quotaInUnits } from './quotas';

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

describe('a quota', () => {
  it.each([
    [9, 10, 1, false],
    [10, 10, 1, true],
    [10, 10, 0, false],
    [0, 0, 1, true],
    [12, 10, 1, true],
    [8, 10, 3, true],
    [8, 10, 2, false],
    [1_000_000, null, 1, false],
  ])('with %s used of %s and %s more is exceeded: %s', (used, limit, added, expected) => {
    expect(isBeyond({ used, limit }, added)).toBe(expected);
  });

  it.each([
    [50 * gigabyte, 10 * gigabyte, 25 * gigabyte],
    [1 * gigabyte, Math.floor(gigabyte / 5), gigabyte / 2],
    [300 * megabyte, 100 * megabyte, 150 * megabyte],
    [100 * megabyte, 100 * megabyte, 100 * megabyte],
    [5, 5, 5],
    [0, 0, 0],
  ])('of %i bytes leaves one person %i that belong to nothing, and %i in all', (limit, loose, own) => {
    expect([personalLimit('loose', limit), personalLimit('own', limit)]).toEqual([loose, own]);
  });

  it('shows files in gigabytes and everything else as it is', () => {
    expect(quotaInUnits('storage', 50 * 1024 ** 3)).toBe(50);
    expect(quotaInUnits('storage', 1_600_000_000)).toBe(1.4);
    expect(quotaInUnits('users', 1_000)).toBe(1_000);
    expect(quotaFromUnits('storage', 1.5)).toBe(1_610_612_736);
    expect(quotaFromUnits('invitations', 200)).toBe(200);
  });
});
