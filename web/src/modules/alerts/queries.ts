import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { type Alert, type AlertBox, type AlertState, alertsEndpoints } from '@vigie/domain/modules/alerts/contract';
import { useCallback } from 'react';
import { sayNow } from '../../platform/page/messages';
import { call } from '../../platform/transport/api';
import { sentenceOf } from '../../platform/transport/api-error';
import { notify } from '../../ui/overlays/toast';
import { type Tick, withTick } from './box-order';
import { unreadAlertsKey } from './unread';

type AlertList = OutputOf<typeof alertsEndpoints.listAlerts>;

/** A key begins with the record's own word: what changes elsewhere is asked for again by it. */
const listKey = ['alert', 'list'];
const tickKey = ['alert-tick'];

/** The box as it will be: what has been ticked and not answered yet counts already, whatever arrives meanwhile. */
export function useAlerts(box: AlertBox, state: AlertState, page: number) {
  const ticks = useMutationState({
    filters: { mutationKey: [...tickKey, box], status: 'pending' },
    select: ({ state }) => state.variables as Tick,
  });
  const found = useQuery({
    queryKey: [...listKey, { box, state, page }],
    queryFn: ({ signal }) => call(alertsEndpoints.listAlerts, { query: { box, state, page }, signal }),
    placeholderData: keepPreviousData,
  });
  const items = found.data && ticks.reduce<readonly Alert[]>(withTick, found.data.items);
  return { found, items };
}

/**
 * Shown at once. One after the other, so that the last word on an alert is the last that was said; each is pending until
 * the list has been asked for again, so that the row does not jump back in between.
 */
export function useTick(box: AlertBox) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: [...tickKey, box],
    scope: { id: tickKey.join() },
    mutationFn: ({ id, isDone }: Tick) => call(alertsEndpoints.tickAlert, { params: { id }, body: { box, isDone } }),
    onError: (error) => notify.error(sentenceOf(error, sayNow(connectionMessages.unknownError))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['alert'] }),
  });
}

/** What a list has shown of it already is shown until the whole answer is there. */
export function useAlert(id: number) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['alert', 'one', id],
    queryFn: ({ signal }) => call(alertsEndpoints.getAlert, { params: { id }, signal }),
    placeholderData: () => knownAlert(queries, id),
  });
}

function knownAlert(queries: QueryClient, id: number): Alert | undefined {
  const lists = queries.getQueriesData<AlertList>({ queryKey: listKey });
  return lists.flatMap(([, list]) => list?.items ?? []).find((alert) => alert.id === id);
}

/** Without ids: all of them. */
export function useMarkRead(): (ids?: number[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (ids) => {
      const count = await call(alertsEndpoints.readAlerts, { body: ids ? { ids } : {} });
      queries.setQueryData(unreadAlertsKey, count);
      await queries.invalidateQueries({ queryKey: listKey });
    },
    [queries],
  );
}

/** Once it resolves, both boxes show what was sent. */
export function useRefetchAlerts(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: listKey }), [queries]);
}
