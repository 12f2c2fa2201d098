import { skipToken, useQuery } from '@tanstack/react-query';
import { walkNames, walksEndpoints } from '@vigie/domain/modules/gemba/walks/contract';
import { call } from '../../../platform/transport/api';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { recordCalls } from '../../records/public';
import { isBegunHere } from './walking-address';

export const walkCalls = recordCalls('gemba_walk', walkNames, walksEndpoints, { shownBy: ['observation'] });

/** The walk that the signed-in person is on; null when there is none. */
export function useOpenWalk() {
  return useQuery({
    queryKey: ['gemba_walk', 'open'],
    queryFn: async ({ signal }) => (await call(walksEndpoints.findOpenGembaWalk, { signal })).id,
  });
}

/** The number of a walk that began on a device, once the server has it; asked when its entry waits no longer. */
export function useNumberOf(captureId: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['gemba_walk', 'begun', captureId],
    queryFn: async ({ signal }) =>
      (await call(walksEndpoints.findBegunGembaWalk, { params: { captureId }, signal })).id,
    enabled: isAsked,
  });
}

/** Under the word of observations, which is what changes the numbers at each stop. */
export function useStops(id: string) {
  return useQuery({
    queryKey: ['observation', 'stops', id],
    queryFn: isBegunHere(id)
      ? skipToken
      : async ({ signal }) => (await call(walksEndpoints.listGembaWalkStops, { params: { id }, signal })).items,
  });
}

interface PlannedWalk {
  readonly routeId: string | null;
  readonly walkerId?: number;
  readonly dueDate?: string;
  readonly startsNow: boolean;
}

export async function createWalk(body: PlannedWalk, idempotencyKey = newIdempotencyKey()) {
  const walk = await call(walksEndpoints.createGembaWalk, { body, idempotencyKey });
  void walkCalls.refetch();
  return walk;
}

export const startWalk = (routeId: string | null) => createWalk({ routeId, startsNow: true });
