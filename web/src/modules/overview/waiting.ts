import { useQuery } from '@tanstack/react-query';
import { permits } from '@vigie/domain/kernel/identity/permission';
import { overviewReaders } from '@vigie/domain/modules/overview/readers';
import { countWaiting } from '@vigie/domain/modules/overview/waiting-contract';
import { useEffect, useState } from 'react';
import { todayHere } from '../../platform/page/dates';
import { fetchAhead, whenIdle } from '../../platform/page-files/fetch-ahead';
import { usePlace } from '../../platform/router/router';
import { useUser } from '../../platform/session/session';
import { call } from '../../platform/transport/api';
import { queryClient } from '../../platform/transport/query-client';

/** Under the word of the overview: what a user does there is counted anew with it. */
const waitingKey = ['overview', 'waiting'];
/** Fresh enough for a number at the side; each page that is opened after that asks again. */
const freshFor = 30_000;

/** Whether the page itself has what it needs: on the launcher at once, elsewhere after the user's first move. */
function useIdlePage(): boolean {
  const isLauncher = usePlace().pathname === '/home';
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isLauncher) return whenIdle(() => setIdle(true));
    fetchAhead(() => {
      setIdle(true);
      return undefined;
    });
  }, [isLauncher]);
  return isIdle;
}

/** How much waits on the page at a path; nothing until that is known. */
export function useWaiting(): (path: string) => number {
  const isReader = permits(overviewReaders, useUser());
  const isIdle = useIdlePage();
  const { data } = useQuery({
    queryKey: waitingKey,
    enabled: isReader && isIdle,
    staleTime: freshFor,
    queryFn: ({ signal }) => call(countWaiting, { query: { today: todayHere() }, signal }),
  });
  return (path) => data?.pages.find(({ page }) => page === path)?.total ?? 0;
}

/** The side bar stays while pages change, so that only this asks for newer numbers. */
export function useFreshWaiting(): void {
  const { pathname } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to ask
  useEffect(() => {
    void queryClient.refetchQueries({ queryKey: waitingKey, stale: true, type: 'active' });
  }, [pathname]);
}
