const two = (value: number) => String(value).padStart(2, '0');

/** dd/mm/yyyy HH:mm:ss in the reader's own time zone, in every language style. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${formatMinute(iso)}:${two(date.getSeconds())}`;
}

/** dd/mm/yyyy HH:mm, where seconds would only be noise. */
export function formatMinute(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The reader's own day. */
export function todayHere(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** HH:mm of today, otherwise the day with it. */
export function shortTimestamp(iso: string): string {
  const shown = formatMinute(iso);
  const [day, hour] = shown.split(' ');
  return hour && day === formatMinute(new Date().toISOString()).split(' ')[0] ? hour : shown;
}
