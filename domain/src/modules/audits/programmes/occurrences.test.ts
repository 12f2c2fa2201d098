import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths } from '../../../kernel/day';
import {
  auditsToMake,
  type LineCalendar,
  lastDay,
  lineRhythms,
  occurrenceDay,
  occurrenceKey,
  occurrencesOf,
  plannedToMove,
} from './occurrences';

const line = (firstDay: string, everyMonths: number | null, days = 1): LineCalendar => ({
  id: 'a',
  firstDay,
  everyMonths,
  days,
});

it.each([
  ['2026-01-31', 1, 1, '2026-02-28'],
  ['2026-01-31', 1, 2, '2026-03-31'],
  ['2024-01-31', 1, 1, '2024-02-29'],
  ['2026-08-31', 6, 1, '2027-02-28'],
  ['2024-02-29', 12, 1, '2025-02-28'],
  ['2024-02-29', 24, 2, '2028-02-29'],
  ['2026-11-30', 3, 1, '2027-02-28'],
] as const)('from %s every %i months: the occurrence %i is on %s', (firstDay, every, k, day) => {
  expect(occurrenceDay(line(firstDay, every), k)).toBe(day);
});

it('once is once, and nothing begins after the programme has ended', () => {
  expect(occurrencesOf(line('2026-03-10', null, 3), '2028-12-31', '2028-12-31')).toEqual([
    { lineId: 'a', k: 0, from: '2026-03-10', until: '2026-03-12' },
  ]);
  expect(occurrencesOf(line('2026-03-10', 6), '2027-03-10', '2099-01-01').map(({ from }) => from)).toEqual([
    '2026-03-10',
    '2026-09-10',
    '2027-03-10',
  ]);
  expect(occurrencesOf(line('2026-03-10', 6), '2027-03-09', '2099-01-01')).toHaveLength(2);
});

const start = fc.integer({ min: 0, max: 2500 }).map((days) => addDays('2024-01-01', days));
it('from a day on there are the same occurrences as of all that there are', () => {
  fc.assert(
    fc.property(start, fc.constantFrom(null, ...lineRhythms), start, (firstDay, everyMonths, first) => {
      const one = line(firstDay, everyMonths);
      const isFrom = ({ from }: { from: string }) => from >= first;
      const all = occurrencesOf(one, '2034-01-01', '2034-01-01');
      expect(occurrencesOf(one, '2034-01-01', '2034-01-01', first).filter(isFrom)).toEqual(all.filter(isFrom));
    }),
    { numRuns: 300 },
  );
});

const calendar = fc.record({
  everyMonths: fc.constantFrom(null, ...lineRhythms),
  offset: fc.integer({ min: 0, max: 700 }),
  days: fc.integer({ min: 1, max: 30 }),
});
const programme = fc
  .record({ from: start, months: fc.integer({ min: 1, max: 36 }), calendars: fc.array(calendar, { maxLength: 3 }) })
  .map(({ from, months, calendars }) => ({
    from,
    until: addDays(addMonths(from, months), -1),
    lines: calendars.map(({ offset, ...rest }, index) => ({
      ...rest,
      id: `line ${index}`,
      firstDay: addDays(from, offset),
    })),
  }));
type Planned = ReturnType<typeof programmeOf>;
const programmeOf = (one: { from: string; until: string; lines: LineCalendar[] }) => one;

/** How many days pass between two runs: none for a rerun or a second server, many for nights that were missed. */
const runs = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 8 });
const leadDays = fc.constantFrom(0, 14, 60, 365);

/** Everything that should exist by this day. */
const wantedBy = ({ lines, until }: Planned, today: string, lead: number) =>
  lines.flatMap((one) => occurrencesOf(one, until, addDays(today, lead)));

it('any calendar, rerun, second server or missed night: each occurrence is made exactly once', () => {
  fc.assert(
    fc.property(programme, leadDays, runs, (one, lead, gaps) => {
      const made: string[] = [];
      let today = addDays(one.from, -30);
      for (const gap of gaps) {
        today = addDays(today, gap);
        const options = { today, leadDays: lead };
        const found = auditsToMake(one, new Set(made), options);
        const isInOrder = found.every(({ from }, index) => index === 0 || from >= (found[index - 1]?.from ?? ''));
        if (!isInOrder) expect.fail('later ones were made first');
        made.push(...found.map(occurrenceKey));
        if (auditsToMake(one, new Set(made), options).length > 0) expect.fail('made again on the same day');
      }
      expect(new Set(made).size).toBe(made.length);
      expect([...made].sort()).toEqual(wantedBy(one, today, lead).map(occurrenceKey).sort());
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

interface MadeAudit {
  auditId: string;
  lineId: string;
  k: number;
  from: string;
  until: string;
  isPlanned: boolean;
}

/** A new first day and length; the rhythm of a line whose audits were made stays. */
const revision = fc.array(
  fc.record({ shift: fc.integer({ min: 0, max: 200 }), days: fc.integer({ min: 1, max: 30 }) }),
  { minLength: 3, maxLength: 3 },
);

it('a revision moves only what is planned, makes nothing twice, and leaves out nothing', () => {
  fc.assert(
    fc.property(programme, revision, runs, fc.array(fc.boolean()), (before, changes, gaps, confirmed) => {
      const after: Planned = {
        ...before,
        lines: before.lines.map((one, index) => ({
          ...one,
          firstDay: addDays(before.from, changes[index]?.shift ?? 0),
          days: changes[index]?.days ?? 1,
        })),
      };
      const audits: MadeAudit[] = [];
      const keys = () => new Set(audits.map(occurrenceKey));
      const make = (current: Planned, today: string) => {
        for (const found of auditsToMake(current, keys(), { today, leadDays: 60 })) {
          const isPlanned = confirmed[audits.length] ?? true;
          audits.push({ ...found, auditId: `${audits.length}`, isPlanned });
        }
      };
      let today = before.from;
      make(before, today);
      const standing = audits.map((audit) => ({ ...audit }));
      const moves = plannedToMove(
        before,
        after,
        audits.filter(({ isPlanned }) => isPlanned),
      );
      for (const move of moves)
        Object.assign(audits[Number(move.auditId)] ?? {}, { from: move.from, until: move.until });
      for (const [index, audit] of audits.entries()) {
        if (!audit.isPlanned) expect(audit).toEqual(standing[index]);
      }
      for (const { auditId, lineId, k, from, until } of moves) {
        const moved = after.lines.find(({ id }) => id === lineId);
        expect(moved && occurrenceDay(moved, k)).toBe(from);
        expect(moved && lastDay(moved, from)).toBe(until);
        expect(audits[Number(auditId)]?.isPlanned).toBe(true);
      }
      for (const gap of gaps) {
        today = addDays(today, gap);
        make(after, today);
      }
      expect(keys().size).toBe(audits.length);
      for (const wanted of wantedBy(after, today, 60)) expect(keys()).toContain(occurrenceKey(wanted));
    }),
    { numRuns: 2000 },
  );
}, 60_000);

it('what was moved by hand stays where the calendar of its line is as it was', () => {
  const before = { until: '2027-12-31', lines: [line('2026-03-10', 6)] };
  const planned = [{ auditId: 'AUD_0001', lineId: 'a', k: 1 }];
  expect(plannedToMove(before, before, planned)).toEqual([]);
  const later = { ...before, lines: [line('2026-04-10', 6, 2)] };
  expect(plannedToMove(before, later, planned)).toMatchObject([{ from: '2026-10-10', until: '2026-10-11' }]);
  expect(plannedToMove(before, { ...before, lines: [] }, planned)).toEqual([]);
  expect(plannedToMove(before, { ...later, until: '2026-09-30' }, planned)).toEqual([]);
});
