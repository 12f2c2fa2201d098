/** Days as `2026-11-17`: plain calendar days that no time zone moves. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const yearOf = (day: string) => Number(day.slice(0, 4));
export const monthOf = (day: string) => Number(day.slice(5, 7));

export function addDays(day: string, days: number): string {
  return dayOf(timeOf(day) + days * dayMs);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs);
}

/** The last day of a shorter month where the day does not exist. */
export function addMonths(day: string, months: number): string {
  const { first, last } = monthSpan(yearOf(day), monthOf(day) + months);
  const same = addDays(first, Number(day.slice(8)) - 1);
  return same < last ? same : last;
}

/** Null for the 31st of February. */
export function dayIn(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2999) return null;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = timeOf(text);
  return Number.isNaN(time) || dayOf(time) !== text ? null : text;
}

/** Months beyond December are those of later years. */
export function monthSpan(year: number, month: number, months = 1): Span {
  const first = dayOf(Date.UTC(year, month - 1, 1));
  return { first, last: dayOf(Date.UTC(year, month - 1 + months, 0)) };
}

export const quarterSpan = (year: number, quarter: number) => monthSpan(year, quarter * 3 - 2, 3);
export const halfSpan = (year: number, half: number) => monthSpan(year, half * 6 - 5, 6);
export const yearSpan = (year: number) => monthSpan(year, 1, 12);

/** 1 for Monday, 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(timeOf(day)).getUTCDay() || 7;
}

export function weekAround(day: string): Span {
  const first = addDays(day, 1 - weekdayOf(day));
  return { first, last: addDays(first, 6) };
}

/** The weeks of ISO 8601: the first holds the 4th of January. */
export function weekSpan(year: number, week: number): Span {
  return weekAround(addDays(`${year}-01-04`, (week - 1) * 7));
}
