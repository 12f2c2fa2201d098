import { addMonths } from '@vigie/domain/modules/gemba/figures/heat';
import { todayHere } from '../../../platform/page/dates';
import type { RawSearch } from '../../../platform/page/page-search';

export const thisMonth = () => todayHere().slice(0, 7);

/** The last of the twelve months that a figure shows: this one, unless the address names an earlier one. */
export function lastMonthIn({ until = '' }: RawSearch): string {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(until) && until < thisMonth() ? until : thisMonth();
}

export function addressOfMonths(path: string, until: string): string {
  return until < thisMonth() ? `${path}?until=${until}` : path;
}

/** The twelve months before these, or after. */
export function yearFrom(until: string, years: 1 | -1): string {
  return addMonths(until, 12 * years);
}

/** `11/2026`, as days are written. */
export const formatMonth = (month: string) => month.split('-').reverse().join('/');
