import { useSearch } from '@tanstack/react-router';
import type { RawSearch } from './raw-search';

/** Gives the parameters of a page their types; what makes no sense in an address written by hand becomes the usual. */
export type SearchReader<Search> = (raw: RawSearch) => Search;

/** The parameters of the page that is shown. */
export function usePageSearch<Search>(read: SearchReader<Search>): Search {
  return read(useSearch({ strict: false }) as RawSearch);
}
