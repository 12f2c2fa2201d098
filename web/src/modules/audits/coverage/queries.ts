import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { coverageEndpoints } from '@vigie/domain/modules/audits/coverage/contract';
import { call } from '../../../platform/transport/api';

/** Begins with the word of audits: whatever changes one makes it ask again. */
export function useCoverage(standard: string) {
  return useQuery({
    queryKey: ['audit', 'coverage', standard],
    queryFn: ({ signal }) =>
      call(coverageEndpoints.getAuditCoverage, { query: { ...(standard && { standard }) }, signal }),
    placeholderData: keepPreviousData,
  });
}
