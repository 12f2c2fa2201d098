import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { placementNames, placementsEndpoints } from '@vigie/domain/modules/placements/contract';
import { todayHere } from '../../platform/page/dates';
import { call } from '../../platform/transport/api';
import { queryClient } from '../../platform/transport/query-client';
import { recordCalls } from '../records/public';

export const placementCalls = recordCalls('placement', placementNames, placementsEndpoints, { shownBy: ['audit'] });

/** Where a person works and worked, the latest first. */
export function usePlacementsOf(personId: number) {
  return useQuery({
    queryKey: ['placement', 'of', personId],
    queryFn: ({ signal }) =>
      call(placementsEndpoints.listPlacements, {
        query: {
          personId,
          status: 'active',
          assigned: 'everyone',
          sort: 'validFrom',
          direction: 'desc',
          today: todayHere(),
        },
        signal,
      }),
  });
}

type PlacementFile = CallOf<typeof placementsEndpoints.importPlacements>['body'];

/** Without a reason the lines are only looked at. */
export async function importPlacements(body: PlacementFile, idempotencyKey?: string) {
  const answer = await call(placementsEndpoints.importPlacements, { body, ...(idempotencyKey && { idempotencyKey }) });
  if (answer.added > 0) await queryClient.invalidateQueries({ queryKey: ['placement'] });
  return answer;
}

type NewPlacements = CallOf<typeof placementsEndpoints.addPlacements>['body'];

export async function addPlacements(body: NewPlacements, idempotencyKey: string) {
  const answer = await call(placementsEndpoints.addPlacements, { body, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: ['placement'] });
  return answer;
}
