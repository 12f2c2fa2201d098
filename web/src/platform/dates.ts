const two = (value: number) => String(value).padStart(2, '0');

/** dd/mm/yyyy HH:mm:ss in the reader's own time zone, in every language style. */
export function momentShown(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${minuteShown(iso)}:${two(date.getSeconds())}`;
}

/** dd/mm/yyyy HH:mm, where seconds would only be noise. */
export function minuteShown(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
