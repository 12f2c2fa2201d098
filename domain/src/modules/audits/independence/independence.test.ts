import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../../kernel/day';
import {
  type Candidate,
  type Dependency,
  dependenciesOf,
  independenceObjection,
  type KnownPlacement,
} from './independence';

const audited = {
  site: 'Rennes',
  departments: ['Production', 'Conditionnement'],
  from: '2026-06-10',
  until: '2026-06-12',
};
const months = 12;
const placed = (department: string, from: string, until: string | null, site = 'Rennes'): KnownPlacement => ({
  site,
  department,
  from,
  until,
});
const person = (...placements: KnownPlacement[]): Candidate => ({ userId: 1, name: 'Anaïs Le Gall', placements });
const against = (...placements: KnownPlacement[]) => dependenciesOf(audited, [person(...placements)], months);

it('R46 who has worked elsewhere for the whole period is independent', () => {
  expect(against(placed('Logistique', '2020-01-01', null))).toEqual([]);
  expect(against(placed('Production', '2020-01-01', '2025-06-09'), placed('Logistique', '2025-06-10', null))).toEqual(
    [],
  );
  expect(against(placed('Production', '2020-01-01', null, 'Lyon'))).toEqual([]);
});

it('R46 who worked in an audited department within the months before it is not: who, where and when', () => {
  const moved = against(placed('Production', '2020-01-01', '2025-06-10'), placed('Logistique', '2025-06-11', null));
  expect(moved).toEqual([
    {
      userId: 1,
      name: 'Anaïs Le Gall',
      site: 'Rennes',
      department: 'Production',
      from: '2025-06-10',
      until: '2025-06-10',
    },
  ]);
  const objection = independenceObjection(moved);
  expect(objection?.values).toMatchObject({
    name: 'Anaïs Le Gall',
    department: 'Production',
    site: 'Rennes',
    from: '10/06/2025',
    until: '10/06/2025',
  });
});

it('nor who comes to it before the end of the audit, or in a second post', () => {
  expect(
    against(placed('Logistique', '2020-01-01', null), placed('conditionnement ', '2026-06-12', null)),
  ).toMatchObject([{ department: 'conditionnement ', from: '2026-06-12', until: '2026-06-12' }]);
  expect(against(placed('Logistique', '2020-01-01', null), placed('Conditionnement', '2026-06-13', null))).toEqual([]);
});

it('days of which nothing is known refuse', () => {
  expect(against()).toMatchObject([{ department: null, from: '2025-06-10', until: '2026-06-12' }]);
  expect(against(placed('Logistique', '2025-06-11', '2026-06-11'))).toMatchObject([
    { department: null, from: '2025-06-10', until: '2025-06-10' },
    { department: null, from: '2026-06-12', until: '2026-06-12' },
  ]);
  expect(independenceObjection(against())?.values).toMatchObject({ from: '10/06/2025', until: '12/06/2026' });
});

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2024-06-01', days));
const placement = fc
  .record({
    site: fc.constantFrom('Rennes', 'RENNES ', 'Lyon'),
    department: fc.constantFrom('Production', 'Qualité', 'qualite', 'Logistique'),
    from: day,
    length: fc.option(fc.integer({ min: 0, max: 500 })),
  })
  .map(
    ({ length, ...rest }): KnownPlacement => ({ ...rest, until: length === null ? null : addDays(rest.from, length) }),
  );
const place = fc
  .record({ from: day, length: fc.integer({ min: 0, max: 30 }), months: fc.constantFrom(0, 1, 12, 24) })
  .map(({ from, length, months: before }) => ({ from, until: addDays(from, length), before }));

const daysOf = ({ from, until }: { from: string; until: string }) =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index));
const daysIn = (found: readonly Dependency[], isKnown: boolean) =>
  new Set(found.filter(({ department }) => (department !== null) === isKnown).flatMap(daysOf));

it('day by day: nothing is found but days in an audited department and days without a placement', () => {
  fc.assert(
    fc.property(fc.array(placement, { maxLength: 6 }), place, (placements, { from, until, before }) => {
      const found = dependenciesOf(
        { site: 'Rennes', departments: ['Production', 'Qualité'], from, until },
        [person(...placements)],
        before,
      );
      const inAudited = new Set<string>();
      const unknown = new Set<string>();
      for (const one of daysOf({ from: addMonths(from, -before), until })) {
        const here = placements.filter((known) => known.from <= one && (known.until === null || one <= known.until));
        if (here.length === 0) unknown.add(one);
        if (here.some(({ site, department }) => site !== 'Lyon' && department !== 'Logistique')) inAudited.add(one);
      }
      expect(daysIn(found, true)).toEqual(inAudited);
      expect(daysIn(found, false)).toEqual(unknown);
      expect(independenceObjection(found) === null).toBe(inAudited.size + unknown.size === 0);
    }),
    { numRuns: 200 },
  );
});
