import { describe, expect, it } from 'vitest';
import { leadPhases } from '../indicators';
import { bucketsOf, periodBefore } from '../periods';
import { CaseCounts, type SlotCount, slotOfBucket } from './case-counts';
import { type CaseFact, dayNumber, never } from './case-fact';

const period = { from: '2026-03-01', to: '2026-04-30' };
const before = periodBefore(period);
const days = { period, before, asOf: period.to, beforeAsOf: before.to, buckets: bucketsOf(period, 'month') };
const [earlier, last, march, april] = [0, 1, slotOfBucket(0), slotOfBucket(1)];

const emptyFact: CaseFact = {
  reported: dayNumber('2026-03-02'),
  opened: dayNumber('2026-03-03'),
  due: dayNumber('2026-04-03'),
  submitted: never,
  approved: never,
  closed: never,
  judged: never,
  owner: 7,
  cost: null,
  wasReturned: false,
  wasReopened: false,
  wasExtended: false,
  wasIneffective: false,
  isRecurrent: null,
  isImported: false,
};
const on = (dates: Partial<Record<keyof CaseFact, string>>): Partial<CaseFact> =>
  Object.fromEntries(Object.entries(dates).map(([name, day]) => [name, dayNumber(day)]));

function counted(facts: readonly Partial<CaseFact>[], changed: Partial<typeof days> = {}): CaseCounts {
  const counts = new CaseCounts({ ...days, ...changed });
  for (const fact of facts) counts.add({ ...emptyFact, ...fact });
  return counts;
}
const slotsWith = (counts: CaseCounts, name: keyof SlotCount) => counts.slots.map((slot) => slot[name]);

describe('the cases of a period', () => {
  it('are counted on the days of its parts, of the period before, and of all time before that', () => {
    const opened = [before.from, before.to, period.from, '2026-03-31', '2026-04-01', period.to, '2026-05-01'];
    const counts = counted([on({ opened: '2025-12-29' }), ...opened.map((day) => on({ opened: day }))]);
    expect(before).toEqual({ from: '2025-12-30', to: '2026-02-28' });
    expect(slotsWith(counts, 'opened')).toEqual([1, 2, 2, 2]);
  });

  it('are answered, recurrent and costed where the analysis and a user said so', () => {
    const counts = counted([{ isRecurrent: true, cost: 40 }, { isRecurrent: false, cost: 0 }, {}]);
    expect(counts.slots[march]).toMatchObject({ opened: 3, answered: 2, recurrent: 1, costed: 2, cost: 40 });
  });

  it('are approved on time up to their due date, and at the first time unless returned', () => {
    const dayOf = (day: string) => on({ approved: day });
    const counts = counted([dayOf('2026-04-03'), dayOf('2026-04-04'), { ...dayOf('2026-03-31'), wasReturned: true }]);
    expect(counts.slots[march]).toMatchObject({ approved: 1, onTime: 1, firstTime: 0 });
    expect(counts.slots[april]).toMatchObject({ approved: 2, onTime: 1, firstTime: 2 });
  });

  it('are closed, extended and reopened in the part in which they were closed', () => {
    const closed = on({ closed: '2026-04-09' });
    const counts = counted([{ ...closed, wasExtended: true }, { ...closed, wasReopened: true }, { wasExtended: true }]);
    expect(counts.slots[april]).toMatchObject({ closed: 2, extended: 1, reopened: 1 });
    expect(slotsWith(counts, 'closed')).toEqual([0, 0, 0, 2]);
  });

  it('have worked unless one of their measures has not', () => {
    const judged = on({ judged: '2026-02-10' });
    const counts = counted([judged, { ...judged, wasIneffective: true }]);
    expect(counts.slots[last]).toMatchObject({ judged: 2, effective: 1 });
  });

  it('are overdue from the day after their due date until they are approved, or were closed elsewhere', () => {
    const counts = counted([
      {}, // from 4 April on
      on({ approved: '2026-04-03' }), // in time
      on({ approved: '2026-04-04' }), // on the day on which it would have been overdue
      on({ approved: '2026-04-05' }), // a day late
      on({ due: '2026-02-01', closed: '2026-04-10' }), // overdue when it was opened, closed elsewhere
    ]);
    expect(slotsWith(counts, 'late')).toEqual([0, 0, 1, 2]);
    expect(slotsWith(counts, 'settled')).toEqual([0, 0, 0, 4]);
    expect(slotsWith(counts, 'settledLate')).toEqual([0, 0, 0, 2]);
    expect(counts.stock.byPerson.get(7)).toEqual({ open: 4, overdue: 1 });
  });

  it('are not overdue on days that have not come', () => {
    const counts = counted([{}], { asOf: '2026-04-03' });
    expect(slotsWith(counts, 'late')).toEqual([0, 0, 0, 0]);
    expect(counts.stock.byPerson.get(7)).toEqual({ open: 1, overdue: 0 });
  });

  it('are open by person and age at the end of each period', () => {
    const opened = ['2026-04-30', '2026-03-31', '2026-03-30', '2026-01-30', '2025-11-01', '2025-10-31'];
    const counts = counted([
      ...opened.map((day, place) => ({ ...on({ opened: day, due: '2027-01-01' }), owner: place % 2 })),
      on({ opened: '2026-04-29', closed: '2026-04-30' }),
    ]);
    expect(counts.stock.byAge).toEqual([2, 1, 1, 1, 1]);
    expect(counts.stockBefore.byAge).toEqual([1, 0, 0, 2, 0]);
    expect([...counts.stock.byPerson]).toEqual([
      [0, { open: 3, overdue: 0 }],
      [1, { open: 3, overdue: 0 }],
    ]);
  });

  it('last from day to day in each phase, and count where the phase ends', () => {
    const dates = { reported: '2026-02-20', opened: '2026-02-26', submitted: '2026-03-06', approved: '2026-03-08' };
    const { leads, wholeLeads } = counted([on({ ...dates, closed: '2026-04-01' })]);
    const medians = Object.entries(leads).map(([phase, { now, before: was }]) => [
      phase,
      was.reaching(5),
      now.reaching(5),
    ]);
    expect(medians).toEqual([
      ['leadReport', 6, null],
      ['leadWriting', null, 8],
      ['leadReview', null, 2],
      ['leadClosing', null, 24],
      ['leadWhole', null, 40],
    ]);
    expect(wholeLeads.map((lengths) => lengths.count)).toEqual([0, 0, 0, 1]);
  });

  it('R43 count what was imported, and leave it out of what nobody knows of its life elsewhere', () => {
    const lived = on({ submitted: '2026-04-02', approved: '2026-04-03', closed: '2026-04-09' });
    const known = { wasReturned: true, wasReopened: true, wasExtended: true };
    const counts = counted([lived, { ...lived, ...known, isImported: true, cost: 5 }]);
    expect(counts.slots[march]).toMatchObject({ opened: 2, costed: 1 });
    expect(counts.slots[april]).toMatchObject({
      approved: 2,
      onTime: 2,
      approvedHere: 1,
      firstTime: 1,
      closed: 2,
      closedHere: 1,
      extended: 0,
      reopened: 0,
    });
    expect(counts.imported?.slots[march]).toMatchObject({ opened: 1, costed: 1 });
    expect(counts.imported?.slots[april]).toMatchObject({ approved: 1, approvedHere: 0, closed: 1, closedHere: 0 });
    const lengths = (all: CaseCounts | null) => leadPhases.map((phase) => all?.leads[phase].now.count);
    expect(lengths(counts)).toEqual([1, 1, 2, 2, 2]);
    expect(lengths(counts.imported)).toEqual([0, 0, 1, 1, 1]);
  });

  it('have no phase that began on no day, as those that were imported closed', () => {
    const { leads } = counted([on({ closed: '2026-04-01' })]);
    expect(leads.leadClosing.now.count).toBe(0);
    expect(leads.leadWhole.now.count).toBe(1);
  });

  it('never have what has not happened, whatever the period', () => {
    const far = { from: '2095-01-01', to: '2105-01-01' };
    const counts = counted([{}], { period: far, before: periodBefore(far), buckets: bucketsOf(far, 'month') });
    const sum = (name: keyof SlotCount) => slotsWith(counts, name).reduce((total, n) => total + n, 0);
    expect([sum('opened'), sum('closed'), sum('approved'), sum('judged'), sum('settled')]).toEqual([1, 0, 0, 0, 0]);
    expect(counts.slots[earlier]?.opened).toBe(1);
  });
});
