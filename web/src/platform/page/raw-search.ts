/** What an address says after its question mark, as text. */
export type RawSearch = Readonly<Record<string, string | undefined>>;

/** Text, even where a link has been given something else: after a reload it would be text. */
export function rawSearchOf(search: Readonly<Record<string, unknown>>): RawSearch {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
