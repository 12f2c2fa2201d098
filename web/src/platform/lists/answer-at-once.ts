import { startTransition, useCallback, useOptimistic } from 'react';
import type { AnySearch, ShownListProps } from './list-search';

/** What is ticked or chosen is seen so at once; the address and the rows follow. */
export function useAnswerAtOnce({ list, search: shown, show: go }: ShownListProps): ShownListProps {
  const [search, answer] = useOptimistic(
    shown,
    (now, changes: Partial<AnySearch>) => ({ ...now, ...changes }) as AnySearch,
  );
  const show = useCallback(
    (changes: Partial<AnySearch>) =>
      startTransition(() => {
        answer(changes);
        go(changes);
      }),
    [answer, go],
  );
  return { list, search, show };
}
