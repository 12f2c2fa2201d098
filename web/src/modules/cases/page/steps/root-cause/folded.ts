import { useCallback } from 'react';
import { createStore, type Store, useStore } from '../../../../../platform/storage/store';

/** What is folded in each case, until the page is loaded anew. */
const remembered = new Map<string, Store<ReadonlySet<string>>>();

export function useFolded(name: string) {
  const found = remembered.get(name) ?? createStore<ReadonlySet<string>>(new Set());
  remembered.set(name, found);
  const folded = useStore(found);
  const fold = useCallback(
    (id: string, isFolded: boolean) => {
      // What is so already changes nothing: another set would have the whole tree drawn anew.
      if (found.get().has(id) === isFolded) return;
      const now = new Set(found.get());
      if (isFolded) now.add(id);
      else now.delete(id);
      found.set(now);
    },
    [found],
  );
  return { folded, fold };
}
