import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareUrgency,
  groupedByWork,
  inOrderOfUrgency,
  type UrgencyBand,
  urgencyBands,
  urgencyOf,
  type Waiting,
} from './urgency';

const today = '2026-11-17';
const day = (from: number) => new Date(Date.parse(today) + from * 86_400_000).toISOString().slice(0, 10);
const dueDates = [null, ...[-400, -30, -1, 0, 1, 6, 7, 8, 30].map(day)];
const sinces = [null, ...[-400, -30, -15, -14, -13, -1, 0].map(day), `${day(-14)}T09:12:00.000Z`];

/** The rule once more, by the words of its description. */
function bandOf({ dueDate, isCritical, since }: Waiting): UrgencyBand {
  if (dueDate && dueDate < today) return 'overdue';
  if (isCritical) return 'critical';
  if (dueDate && dueDate <= day(7)) return 'soon';
  return since && since.slice(0, 10) <= day(-14) ? 'long' : 'new';
}

const everything: Waiting[] = dueDates.flatMap((dueDate) =>
  sinces.flatMap((since) => [true, false].map((isCritical) => ({ dueDate, since, isCritical }))),
);

describe('how urgent something is', () => {
  it('follows from its due date, its weight and how long it waits', () => {
    for (const one of everything) expect(urgencyOf(one, today).band, JSON.stringify(one)).toBe(bandOf(one));
  });

  it('counts days late, or days left', () => {
    const days = (dueDate: string | null) => urgencyOf({ dueDate, isCritical: false, since: null }, today).days;
    expect([day(-30), day(-1), day(0), day(1), day(30), null].map(days)).toEqual([30, 1, 0, 1, 30, null]);
  });
});

describe('the order', () => {
  it('has every band before the next, and within one the nearer due date, then the longer wait', () => {
    const ordered = inOrderOfUrgency(everything, today);
    expect(ordered).toHaveLength(everything.length);
    for (const [n, one] of ordered.slice(1).entries()) {
      const before = ordered[n] as Waiting;
      const [a, b] = [before, one].map((each) => urgencyBands.indexOf(bandOf(each))) as [number, number];
      expect(a).toBeLessThanOrEqual(b);
      if (a !== b) continue;
      const key = ({ dueDate, since }: Waiting) => `${dueDate ?? '9999'} ${since ?? '9999'}`;
      expect(key(before) <= key(one)).toBe(true);
    }
  });

  it('has what is latest first of all', () => {
    const late = [-1, -400, -30].map((n) => ({ dueDate: day(n), isCritical: n === -1, since: null }));
    expect(inOrderOfUrgency(late, today).map(({ dueDate }) => dueDate)).toEqual([day(-400), day(-30), day(-1)]);
  });

  it('is one order, whatever order things come in', () => {
    const waiting = fc.record({
      dueDate: fc.constantFrom(...dueDates),
      since: fc.constantFrom(...sinces),
      isCritical: fc.boolean(),
    });
    fc.assert(
      fc.property(waiting, waiting, waiting, (a, b, c) => {
        const sign = (x: Waiting, y: Waiting) => Math.sign(compareUrgency(x, y, today));
        expect(sign(a, b)).toBe(0 - sign(b, a));
        if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it('groups stand in the order of the most urgent thing in each, and leave nothing out', () => {
  const item = (work: string, dueDate: string | null) => ({ work, dueDate, isCritical: false, since: null });
  const items = [
    item('read', null),
    item('write', day(3)),
    item('do', day(9)),
    item('write', null),
    item('do', day(-2)),
  ];
  const groups = groupedByWork(items, today);
  expect(groups.map(({ work, items: found }) => [work, found.map(({ dueDate }) => dueDate)])).toEqual([
    ['do', [day(-2), day(9)]],
    ['write', [day(3), null]],
    ['read', [null]],
  ]);
});
