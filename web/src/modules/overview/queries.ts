import { useQueries, useQuery } from '@tanstack/react-query';
import { type Figure, overviewEndpoints } from '@vigie/domain/modules/overview/contract';
import type { Scope } from '@vigie/domain/modules/overview/works';
import { useEffect } from 'react';
import { todayHere } from '../../platform/page/dates';
import { call, firstAnswerTo } from '../../platform/transport/api';
import { queryClient } from '../../platform/transport/query-client';

const overviewKey = ['overview'];

export function useOverview(scope: Scope) {
  const query = { scope, today: todayHere() };
  const overview = useQuery({
    queryKey: [...overviewKey, query],
    queryFn: ({ signal }) => call(overviewEndpoints.getOverview, { query, signal }),
    initialData: () => firstAnswerTo(overviewEndpoints.getOverview, { query }),
  });
  useFollowedRecords(overview.data?.figures ?? []);
  return overview;
}

/**
 * Whatever changes a record, here or elsewhere, has everything under the record's own word asked for again. One entry
 * under each of these words hears of it and has the overview asked for, once for all that is heard at the same moment.
 */
function useFollowedRecords(figures: readonly Figure[]): void {
  useQueries({
    queries: [...new Set(figures.map(({ record }) => record))].map((record) => ({
      queryKey: [record, 'overview'],
      queryFn: () => {
        askAgain();
        return Date.now();
      },
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
}

export function refetchOverview(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: overviewKey });
}

const together = 50;
let isAsking = false;

function askAgain(): void {
  if (isAsking) return;
  isAsking = true;
  setTimeout(() => {
    isAsking = false;
    void refetchOverview();
  }, together);
}

/** Informs the server that the user looks at the page now: what changes from here on is new the next time. */
export function useVisit(isShown: boolean): void {
  useEffect(() => {
    // Without the network for it, the next visit shows a little more.
    if (isShown) call(overviewEndpoints.visitOverview, {}).catch(() => {});
  }, [isShown]);
}
