import { useInfiniteQuery } from '@tanstack/react-query';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import type { HistoryPage } from '@vigie/domain/kernel/trail/history';

/** What is older than the events that were read. */
export interface EarlierEvents {
  readonly left: number;
  readonly total: number;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly load: () => Promise<unknown>;
}

/** The history of a record from its newest event on; what is older comes when it is asked for. */
export function useHistoryPages<Page extends HistoryPage>(
  queryKey: readonly string[],
  load: (query: { before?: number }, signal: AbortSignal) => Promise<Page>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam === null ? {} : { before: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const newest = query.data?.pages[0];
  const events: readonly RecordedEvent[] = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const earlier: EarlierEvents | null =
    newest && query.hasNextPage
      ? {
          left: newest.total - events.length,
          total: newest.total,
          isLoading: query.isFetchingNextPage,
          error: query.isFetchNextPageError ? query.error : null,
          load: () => query.fetchNextPage(),
        }
      : null;
  return { newest, events, earlier, isPending: query.isPending, error: query.error, refetch: query.refetch };
}
