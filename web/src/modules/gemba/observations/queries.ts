import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { observationNames, observationsEndpoints } from '@vigie/domain/modules/gemba/observations/contract';
import { todayHere } from '../../../platform/page/dates';
import { call } from '../../../platform/transport/api';
import { recordCalls } from '../../records/public';

export const observationCalls = recordCalls('observation', observationNames, observationsEndpoints, {
  shownBy: ['gemba_walk'],
});

/** Those of one station or of one walk. */
export interface ObservedAt {
  readonly stationId?: string;
  readonly walk?: string;
  readonly from?: string;
}

/** What the list is asked by, so that it shows the same. */
export const queryOf = (of: ObservedAt) => ({ assigned: 'everyone', status: 'open,followed,settled', ...of }) as const;

/** The latest of them; what was withdrawn is left out. */
export function useLatest(of: ObservedAt) {
  return useQuery({
    queryKey: ['observation', 'latest', of],
    queryFn: ({ signal }) =>
      call(observationsEndpoints.listObservations, {
        query: { ...queryOf(of), today: todayHere() } as unknown as CallOf<
          typeof observationsEndpoints.listObservations
        >['query'],
        signal,
      }),
  });
}

export function aMonthAgo(now = new Date()): string {
  const before = new Date(now);
  before.setDate(before.getDate() - 30);
  return todayHere(before);
}

/** Begins its report, once: asked again, the same. */
export async function reportObservation(id: string, idempotencyKey?: string): Promise<string> {
  const { reportId } = await call(observationsEndpoints.reportObservation, {
    params: { id },
    ...(idempotencyKey && { idempotencyKey }),
  });
  void observationCalls.refetch();
  return reportId;
}
