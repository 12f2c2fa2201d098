import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { routeNames, routesEndpoints } from '@vigie/domain/modules/gemba/routes/contract';
import { call } from '../../../platform/transport/api';
import { recordCalls } from '../../records/public';

export const routeCalls = recordCalls('gemba_route', routeNames, routesEndpoints);

export type RouteOption = OutputOf<typeof routesEndpoints.listGembaRouteOptions>['items'][number];

/** The active routes, to be chosen from. */
export function useRouteOptions() {
  return useQuery({
    queryKey: ['gemba_route', 'options'],
    queryFn: async ({ signal }) => (await call(routesEndpoints.listGembaRouteOptions, { signal })).items,
  });
}
