import { addDays, addMonths, formatDay } from '../../../kernel/day';
import { labelKey } from '../../../kernel/text-keys';
import type { Objection } from '../../../kernel/workflow';
import { independenceMessages as m } from './messages';

/** Where a person works or worked; both days belong to it, and one without an end goes on. */
export interface KnownPlacement {
  readonly site: string;
  readonly department: string;
  readonly from: string;
  readonly until: string | null;
}

export interface Candidate {
  readonly userId: number;
  readonly name: string;
  readonly placements: readonly KnownPlacement[];
}

/** What is audited, from its first to its last day. */
export interface AuditedPlace {
  readonly site: string;
  readonly departments: readonly string[];
  readonly from: string;
  readonly until: string;
}

interface Days {
  readonly from: string;
  readonly until: string;
}

/** Why a person is not independent, within the days that count: where they worked, or null where no placement is known. */
export interface Dependency {
  readonly userId: number;
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly site: string | null;
  readonly department: string | null;
}

/** The days on which nobody of the team may have worked in an audited department. */
export function independencePeriod({ from, until }: Days, months: number): { from: string; until: string } {
  return { from: addMonths(from, -months), until };
}

/**
 * Everything that stands against these people auditing this place, person by person, in order of days. A department is one of
 * its site: Production of another site is another department. Case, accents and spaces do not make another one either.
 */
export function dependenciesOf(
  place: AuditedPlace,
  candidates: readonly Candidate[],
  months: number,
): readonly Dependency[] {
  const period = independencePeriod(place, months);
  const audited = new Set(place.departments.map((department) => placeKey(place.site, department)));
  return candidates.flatMap(({ userId, name, placements }) => {
    const relevant = placements
      .filter(({ from, until }) => from <= period.until && (until === null || until >= period.from))
      .map((placement) => ({ ...placement, ...within(placement, period) }))
      .sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
    const placed = relevant
      .filter(({ site, department }) => audited.has(placeKey(site, department)))
      .map(({ site, department, from, until }) => ({
        userId,
        name,
        site,
        department,
        from,
        until,
      }));
    const unknown = gapsIn(relevant, period).map((gap) => ({
      userId,
      name,
      ...gap,
      site: null,
      department: null,
    }));
    return [...placed, ...unknown];
  });
}

/** The first of them in words, with how many more there are. */
export function independenceObjection(dependencies: readonly Dependency[]): Objection | null {
  const [first] = dependencies;
  if (!first) return null;
  const days = { name: first.name, from: formatDay(first.from), until: formatDay(first.until) };
  const n = dependencies.length - 1;
  const { department, site } = first;
  if (department !== null && site !== null) {
    const values = { ...days, department, site, n };
    return { message: n > 0 ? m.placedAndMore : m.placed, values };
  }
  return { message: n > 0 ? m.unknownAndMore : m.unknown, values: { ...days, n } };
}

const placeKey = (site: string, department: string) => JSON.stringify([labelKey(site), labelKey(department)]);

function within({ from, until }: { from: string; until: string | null }, period: Days): Days {
  return {
    from: from < period.from ? period.from : from,
    until: until === null || until > period.until ? period.until : until,
  };
}

/** The days of the period that none of these covers; they are in order of their first day. */
function gapsIn(covered: readonly Days[], period: Days): readonly Days[] {
  const gaps: Days[] = [];
  let next = period.from;
  for (const { from, until } of covered) {
    if (from > next) gaps.push({ from: next, until: addDays(from, -1) });
    if (until >= next) next = addDays(until, 1);
  }
  if (next <= period.until) gaps.push({ from: next, until: period.until });
  return gaps;
}
