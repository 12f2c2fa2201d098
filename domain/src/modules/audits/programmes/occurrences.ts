import { addDays, addMonths } from '../../../kernel/day';

/** Months from one audit of a line to the next; a line without is audited once. */
export const lineRhythms = [1, 2, 3, 4, 6, 12, 24, 36] as const;
export type LineRhythm = (typeof lineRhythms)[number];

export interface LineCalendar {
  readonly id: string;
  readonly firstDay: string;
  /** Null: once. */
  readonly everyMonths: number | null;
  /** How many days each audit lasts. */
  readonly days: number;
}

export interface Occurrence {
  readonly lineId: string;
  /** Counted from 0. */
  readonly k: number;
  readonly from: string;
  readonly until: string;
}

/** The day of the occurrence `k`, cut to the end of its month; null where the line has no such occurrence. */
export function occurrenceDay({ firstDay, everyMonths }: LineCalendar, k: number): string | null {
  if (k === 0) return firstDay;
  return everyMonths === null ? null : addMonths(firstDay, k * everyMonths);
}

/** Its occurrences that begin within the programme and by `last`; those before `first` may be left out. */
export function occurrencesOf(
  line: LineCalendar,
  programmeUntil: string,
  last: string,
  first = line.firstDay,
): readonly Occurrence[] {
  const end = last < programmeUntil ? last : programmeUntil;
  const found: Occurrence[] = [];
  for (let k = firstToLookAt(line, first); ; k += 1) {
    const from = occurrenceDay(line, k);
    if (from === null || from > end) return found;
    found.push({ lineId: line.id, k, from, until: lastDay(line, from) });
  }
}

/** Of a line that has gone on for years, the occurrences behind are not counted one by one. */
function firstToLookAt({ firstDay, everyMonths }: LineCalendar, first: string): number {
  if (everyMonths === null || first <= firstDay) return 0;
  const monthOf = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return Math.max(0, Math.floor((monthOf(first) - monthOf(firstDay)) / everyMonths) - 1);
}

export const lastDay = ({ days }: Pick<LineCalendar, 'days'>, from: string): string => addDays(from, days - 1);

/** A line and an occurrence of it, as one key. */
export const occurrenceKey = ({ lineId, k }: { readonly lineId: string; readonly k: number }): string =>
  `${lineId} ${k}`;

interface Programme {
  readonly until: string;
  readonly lines: readonly LineCalendar[];
}

/**
 * The audits that are to be made on `today` and are not yet made: those that begin within `leadDays`. Asked again on the same
 * day, or by a second server after the first, there are none; after nights that were missed, all.
 */
export function auditsToMake(
  { lines, until }: Programme,
  made: ReadonlySet<string>,
  { today, leadDays }: { readonly today: string; readonly leadDays: number },
): readonly Occurrence[] {
  const last = addDays(today, leadDays);
  return lines
    .flatMap((line) => occurrencesOf(line, until, last))
    .filter((occurrence) => !made.has(occurrenceKey(occurrence)))
    .sort(byDay);
}

/** Those made first get the first numbers; on the same day, in the order of the lines. */
function byDay(one: Occurrence, other: Occurrence): number {
  return one.from < other.from ? -1 : Number(one.from > other.from);
}

/** An audit of a line that nobody has confirmed yet. */
export interface PlannedAudit {
  readonly auditId: string;
  readonly lineId: string;
  readonly k: number;
}

export interface Moved extends PlannedAudit {
  readonly from: string;
  readonly until: string;
}

/**
 * Where a new revision moves audits that are still planned. A line whose calendar is as it was moves none, so that what was moved
 * by hand stays; an occurrence that the calendar has no longer stays where it is, for QA to cancel.
 */
export function plannedToMove(before: Programme, after: Programme, planned: readonly PlannedAudit[]): readonly Moved[] {
  const earlier = new Map(before.lines.map((line) => [line.id, line]));
  const later = new Map(after.lines.map((line) => [line.id, line]));
  return planned.flatMap(({ auditId, lineId, k }) => {
    const line = later.get(lineId);
    const was = earlier.get(lineId);
    if (!line || (was && hasSameCalendar(line, was))) return [];
    const from = occurrenceDay(line, k);
    if (from === null || from > after.until) return [];
    return [{ auditId, lineId, k, from, until: lastDay(line, from) }];
  });
}

function hasSameCalendar(one: LineCalendar, other: LineCalendar): boolean {
  return one.firstDay === other.firstDay && one.everyMonths === other.everyMonths && one.days === other.days;
}
