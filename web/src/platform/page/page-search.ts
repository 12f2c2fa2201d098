import { useSearch } from '@tanstack/react-router';

/** What an address says after its question mark, as text. */
export type RawSearch = Readonly<Record<string, string | undefined>>;

/** Gives the parameters of a page their types; what makes no sense in an address written by hand becomes the usual. */
export type SearchReader<Search> = (raw: RawSearch) => Search;

/** Text, even where a link has been given something else: after a reload it would be text. */
export function rawSearchOf(search: Readonly<Record<string, unknown>>): RawSearch {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The parameters of the page that is shown. */
export function usePageSearch<Search>(read: SearchReader<Search>): Search {
  return read(rawSearchOf(useSearch({ strict: false })));
}
