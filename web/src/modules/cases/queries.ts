import { useQuery } from '@tanstack/react-query';
import { caseEndpointNames, casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { recordCalls } from '../records/public';

export const caseCalls = recordCalls('case', caseEndpointNames, casesEndpoints);

/** The answer of a change is the case as it is now; the page goes on while whatever else shows it asks again. */
export const takeOverCase = (record: CaseRecord): void => void caseCalls.takeOver(record);

/** Bypasses the cache. */
export function useFreshCase(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['case', 'to-sign', id],
    queryFn: ({ signal }) => caseCalls.get(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled,
  });
}
