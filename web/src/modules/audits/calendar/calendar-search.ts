import { todayHere } from '../../../platform/page/dates';
import type { RawSearch } from '../../../platform/page/page-search';
import { addMonths, lastDayOf, monthOf, type Span } from './weeks';

const path = '/apps/audit/calendar';

/** A year or a month of the calendar, all of it in the address. */
export interface CalendarSearch {
  readonly view: 'year' | 'month';
  /** The month that is shown, or one of the year that is. */
  readonly at: string;
}

export function calendarSearchOf({ view, at = '' }: RawSearch, today = todayHere()): CalendarSearch {
  const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/.test(at);
  return { view: view === 'month' ? 'month' : 'year', at: isMonth ? at : monthOf(today) };
}

export function calendarAddress({ view, at }: CalendarSearch, today = todayHere()): string {
  const query = new URLSearchParams();
  if (view === 'month') query.set('view', view);
  if (at !== monthOf(today)) query.set('at', at);
  return query.size > 0 ? `${path}?${query}` : path;
}

export const besides = ({ view, at }: CalendarSearch, by: 1 | -1): CalendarSearch => ({
  view,
  at: addMonths(at, view === 'year' ? 12 * by : by),
});

/** The days that are asked for: a month with what its first and last week show of its neighbours. */
export function shownSpan({ view, at }: CalendarSearch, weeks: readonly (readonly string[])[]): Span {
  if (view === 'year') return { from: `${at.slice(0, 4)}-01-01`, until: `${at.slice(0, 4)}-12-31` };
  return { from: weeks[0]?.[0] ?? `${at}-01`, until: weeks.at(-1)?.at(-1) ?? lastDayOf(at) };
}
