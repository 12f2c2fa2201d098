/** `31/12/2026` for `2026-12-31`; anything else comes back as it is. */
export function formatDay(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : iso;
}

const separated = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})$/;
const bare = /^(\d{2})(\d{2})(\d{4})$/;

/** The ISO day that a person wrote as dd/mm/yyyy (dots, dashes, spaces, one-digit days or eight figures), or null. */
export function parseDay(text: string): string | null {
  const parts = separated.exec(text.trim()) ?? bare.exec(text.trim());
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The engine would make the first of March of the thirtieth of February.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && year !== '0000';
  return isReal ? iso : null;
}
