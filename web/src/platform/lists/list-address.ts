import { useCallback } from 'react';
import type { SearchReader } from '../page/page-search';
import { useRouter } from '../router/router';

/**
 * Shows another part of a list by going to its address: the first page of it, unless a page is named. The same function
 * for as long as the two it is given are, because what the address says is read only when something changes.
 */
export function useListAddress<Search extends object>(
  searchOf: SearchReader<Search>,
  addressOf: (search: Search) => string,
): (changes: Partial<Search>) => void {
  const { history } = useRouter();
  return useCallback(
    (changes) => {
      const current = searchOf(Object.fromEntries(new URLSearchParams(history.location.search)));
      const next = addressOf({ ...current, page: 1, ...changes });
      // Typing into the search would otherwise fill the history.
      if ('search' in changes) history.replace(next);
      else history.push(next);
    },
    [history, searchOf, addressOf],
  );
}
