import { usePlace } from '../router/router';

/** What an address says after its question mark, as text. */
export type RawSearch = Readonly<Record<string, string | undefined>>;

/** Gives the parameters of a page their types; what makes no sense in an address written by hand becomes the usual. */
export type SearchReader<Search> = (raw: RawSearch) => Search;

/** The parameters of the page that is shown. */
export function usePageSearch<Search>(read: SearchReader<Search>): Search {
  const { search } = usePlace();
  return read(Object.fromEntries(new URLSearchParams(search)));
}
