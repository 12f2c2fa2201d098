import { describe, expect, it } from 'vitest';
import { afterFailure, type FailureCount, isLocked, lockOut } from './lock-out';

const now = new Date('2026-11-15T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('lock-out', () => {
  it('locks with the fifth failure, not before', () => {
    let count: FailureCount | null = null;
    for (let n = 1; n < lockOut.failures; n += 1) {
      count = afterFailure(count, now);
      expect(count).toEqual({ failures: n, lockedUntil: null });
      expect(isLocked(count, now)).toBe(false);
    }
    count = afterFailure(count, now);
    expect(count).toEqual({ failures: 5, lockedUntil: later(15) });
    expect(isLocked(count, now)).toBe(true);
  });

  it('ends by itself and then gives a fresh start', () => {
    const locked = { failures: 5, lockedUntil: later(15) };
    expect(isLocked(locked, later(14.99))).toBe(true);
    expect(isLocked(locked, later(15))).toBe(false);
    expect(afterFailure(locked, later(15))).toEqual({ failures: 1, lockedUntil: null });
  });

  it('is open for a name that never failed', () => {
    expect(isLocked(null, now)).toBe(false);
  });
});
