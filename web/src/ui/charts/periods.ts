import type { ChartLanguage } from './numbers';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: ChartLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** `2026-03` or `2026-03-09`. */
const dateOf = (iso: string) => new Date(`${iso.length === 7 ? `${iso}-01` : iso}T00:00:00Z`);

/** `mars`, `Sept`; of the first month of a year and of the first one shown, the year instead of nothing. */
export function monthLabel(iso: string, language: ChartLanguage, isFirst = false): string {
  const date = dateOf(iso);
  const month = formatOf(language, { month: 'short' }).format(date);
  return isFirst || date.getUTCMonth() === 0 ? `${month} ${iso.slice(2, 4)}` : month;
}

/** `mars 2026`, `March 2026`. */
export function monthTitle(iso: string, language: ChartLanguage): string {
  return formatOf(language, { month: 'long', year: 'numeric' }).format(dateOf(iso));
}

/** dd/mm: short, and the same in both languages. */
export const dayLabel = (iso: string) => `${iso.slice(8, 10)}/${iso.slice(5, 7)}`;
