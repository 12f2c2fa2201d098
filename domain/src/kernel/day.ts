/** `31/12/2026` for `2026-12-31`, as people read it. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
