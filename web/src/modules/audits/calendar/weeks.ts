import { addDays, addMonths as addMonthsTo, daysBetween } from '@vigie/domain/kernel/day';

export const monthOf = (day: string): string => day.slice(0, 7);

/** `2027-01` for one month after `2026-12`. */
export const addMonths = (month: string, count: number): string => monthOf(addMonthsTo(`${month}-01`, count));

export const monthsOf = (year: string): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day of another month, cut to that month's end. */
export function dayInMonth(day: string, month: string): string {
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

/** 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks that a month is part of, each from Monday to Sunday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const count = Math.ceil((daysBetween(monday, lastDayOf(month)) + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, week * 7 + day)),
  );
}

export interface Span {
  readonly from: string;
  readonly until: string;
}

/** What a day of a week shows in one of its rows: the part of a span that begins here, or room that an earlier one takes. */
export type DayRow<One> = { readonly one: One; readonly days: number; readonly isFirst: boolean } | 'taken' | 'free';

/**
 * Day by day the rows of a week. A span keeps its row on all its days, and takes the first one that is free on the day it
 * begins.
 */
export function rowsIn<One extends Span>(week: readonly string[], spans: readonly One[]): readonly DayRow<One>[][] {
  const days: DayRow<One>[][] = week.map(() => []);
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const shown = spans
    .filter(({ from, until }) => from <= last && until >= first)
    .sort((one, other) => one.from.localeCompare(other.from) || other.until.localeCompare(one.until));
  for (const one of shown) {
    const begins = Math.max(0, daysBetween(first, one.from));
    const ends = Math.min(week.length - 1, daysBetween(first, one.until));
    const rows = days[begins] ?? [];
    const free = rows.indexOf('free');
    const row = free === -1 ? rows.length : free;
    for (let at = begins; at <= ends; at += 1) {
      const place = days[at] ?? [];
      while (place.length < row) place.push('free');
      place[row] = at === begins ? { one, days: ends - begins + 1, isFirst: one.from >= first } : 'taken';
    }
  }
  return days;
}

/** A span moved by as many days as its place was. */
export function movedSpan({ from, until }: Span, days: number): Span {
  return { from: addDays(from, days), until: addDays(until, days) };
}
