import { describe, expect, it } from 'vitest';
import { afterFailure, countersFor, type FailureCount, isLocked, lockOut } from './lock-out';

const now = new Date('2026-11-15T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('lock-out', () => {
  it('R23 locks with the fifth failure, not before', () => {
    let count: FailureCount | null = null;
    for (let n = 1; n < lockOut.failures; n += 1) {
      count = afterFailure(count, now);
      expect(count).toEqual({ failures: n, lockedUntil: null, failedAt: now });
      expect(isLocked(count, now)).toBe(false);
    }
    count = afterFailure(count, now);
    expect(count).toEqual({ failures: 5, lockedUntil: later(1), failedAt: now });
    expect(isLocked(count, now)).toBe(true);
    expect(isLocked(count, later(0.99))).toBe(true);
    expect(isLocked(count, later(1))).toBe(false);
  });

  it('R23 makes each further failure wait twice as long, and never longer than a quarter of an hour', () => {
    let count: FailureCount = { failures: 4, lockedUntil: null, failedAt: now };
    const waits: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const at: Date = count.lockedUntil ?? now;
      count = afterFailure(count, at);
      waits.push(((count.lockedUntil?.getTime() ?? 0) - at.getTime()) / 60_000);
    }
    expect(waits.slice(0, 7)).toEqual([1, 2, 4, 8, 15, 15, 15]);
    expect(Math.max(...waits)).toBe(15);
  });

  it('forgets after a day without a failure', () => {
    const locked = { failures: 9, lockedUntil: later(15), failedAt: now };
    expect(afterFailure(locked, later(24 * 60 - 1)).failures).toBe(10);
    expect(afterFailure(locked, later(24 * 60))).toMatchObject({ failures: 1, lockedUntil: null });
  });

  it('is open for a name that never failed', () => {
    expect(isLocked(null, now)).toBe(false);
  });
});

describe('countersFor', () => {
  const stranger = { deviceId: null, sessionId: null, isOwnSession: false, address: '192.0.2.7' };
  const origins = (facts: object) => countersFor({ ...stranger, ...facts }).map(({ origin }) => origin);

  it('counts a stranger for the address and for all strangers', () => {
    expect(countersFor(stranger)).toEqual([
      { origin: 'address 192.0.2.7', most: 5 },
      { origin: 'strangers', most: 20 },
    ]);
  });

  it('R23 keeps a known browser apart from strangers', () => {
    expect(origins({ deviceId: 'd1' })).toEqual(['device d1']);
  });

  it('R16 keeps an open session of the person apart from strangers', () => {
    expect(origins({ sessionId: 's1', isOwnSession: true })).toEqual(['session s1']);
    expect(origins({ sessionId: 's1', isOwnSession: true, deviceId: 'd1' })).toEqual(['session s1']);
  });

  it('R16 counts a name tried in another user’s session as a stranger’s try too', () => {
    expect(origins({ sessionId: 's2' })).toEqual(['session s2', 'strangers']);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', 'address 2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', 'address 2001:db8:1:2::/64'],
    ['2001:db8::9', 'address 2001:db8:0:0::/64'],
    ['::1', 'address 0:0:0:0::/64'],
    ['::ffff:192.0.2.7', 'address ::ffff:192.0.2.7'],
  ])('counts a whole network of %s', (address, origin) => {
    expect(origins({ address })[0]).toBe(origin);
  });
});
