const two = (value: number) => String(value % 100).padStart(2, '0');

/** dd/mm/yy in the reader's own time zone: the inbox's own way of writing a date. */
export function shortDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${two(date.getFullYear())}`;
}
