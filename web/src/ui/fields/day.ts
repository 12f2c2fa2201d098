/** `31/12/2026` for `2026-12-31`; anything else comes back as it is. */
export function formatDay(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : iso;
}
