import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { useDebounced } from '../../platform/page/debounced';
import { call } from '../../platform/transport/api';

/** The records of some kinds that the typed number or words may mean. */
export function useFoundRecords(kinds: readonly string[], typed: string, enabled: boolean) {
  const search = useDebounced(typed.trim(), 150);
  return useQuery({
    queryKey: ['records', 'reference', kinds, search],
    queryFn: ({ signal }) => call(recordsEndpoints.findRecords, { query: { search, kinds: kinds.join(',') }, signal }),
    enabled: enabled && kinds.length > 0,
    placeholderData: keepPreviousData,
    // Without a connection, the user types freely.
    retry: false,
  });
}
