import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../kernel/day';
import { type DutyCalendar, dutyRhythms, type Occurrence, occurrenceDay, occurrencesToPlan } from './occurrences';

const firstDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const duty = fc.record({ rhythm: fc.constantFrom(...dutyRhythms), firstDay });
/** How many days pass between two runs: none for a rerun or a second server, many for nights that were missed. */
const runs = fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 30 });

it.each([
  ['weekly', '2026-11-19', 3, '2026-12-10'],
  ['monthly', '2026-01-31', 1, '2026-02-28'],
  ['monthly', '2026-01-31', 2, '2026-03-31'],
  ['monthly', '2024-01-31', 1, '2024-02-29'],
  ['monthly', '2026-11-30', 3, '2027-02-28'],
] as const)('%s from %s: the occurrence %i is on %s', (rhythm, first, k, day) => {
  expect(occurrenceDay({ rhythm, firstDay: first }, k)).toBe(day);
});

it('occurrences come in order, none in the month or week of another', () => {
  fc.assert(
    fc.property(duty, fc.integer({ min: 0, max: 200 }), (one, k) => {
      const [day, next] = [occurrenceDay(one, k), occurrenceDay(one, k + 1)];
      expect(next > day).toBe(true);
      if (one.rhythm === 'monthly') expect(next.slice(0, 7)).not.toBe(day.slice(0, 7));
    }),
  );
});

/** What each run of the nightly job plans, the first of them `before` days after the first day. */
function planned(one: DutyCalendar, before: number, gaps: readonly number[]): { made: Occurrence[]; today: string } {
  const made: Occurrence[] = [];
  let today = addDays(one.firstDay, before);
  for (const gap of gaps) {
    today = addDays(today, gap);
    made.push(...occurrencesToPlan(one, made.at(-1)?.k ?? null, today));
  }
  return { made, today };
}

it('any calendar, rerun, second server or missed night: each occurrence is planned exactly once', () => {
  fc.assert(
    fc.property(duty, fc.integer({ min: -30, max: 30 }), runs, (one, before, gaps) => {
      const { made, today } = planned(one, before, gaps);
      const wanted: Occurrence[] = [];
      for (let k = 0; occurrenceDay(one, k) <= addDays(today, 7); k += 1)
        wanted.push({ k, day: occurrenceDay(one, k) });
      expect(made).toEqual(wanted);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
