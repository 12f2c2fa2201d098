import { parseDate } from '@internationalized/date';

const separated = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})$/;
const bare = /^(\d{2})(\d{2})(\d{4})$/;

/** The ISO day that a person wrote as dd/mm/yyyy (dots, dashes, spaces, one-digit days or eight figures), or null. */
export function parseDay(text: string): string | null {
  const parts = separated.exec(text.trim()) ?? bare.exec(text.trim());
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    // The library would silently make the year 1 of the year 0.
    return parseDate(iso).toString() === iso ? iso : null;
  } catch {
    return null;
  }
}
