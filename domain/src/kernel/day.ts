const dayMs = 86_400_000;

/** `31/12/2026` for `2026-12-31`, as people read it. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of another month, or its last where it has no such day. Months may be negative. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, daysInMonth))).toISOString().slice(0, 10);
}

/** How many days lie between two days: 1 from Monday to Tuesday. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
