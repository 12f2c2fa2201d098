import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trailEndpoints } from '@vigie/domain/modules/trail/contract';
import { call, open } from '../../platform/api';
import { filtersOf, type TrailSearch } from './trail-search';

export function useAuditEvents(search: TrailSearch) {
  return useQuery({
    queryKey: ['audit-events', search],
    queryFn: ({ signal }) =>
      call(trailEndpoints.listAuditEvents, { query: { ...filtersOf(search), page: search.page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Through fetch, because a plain link could not carry the token. */
export async function downloadAuditEvents(search: TrailSearch): Promise<void> {
  const response = await open(trailEndpoints.exportAuditEvents, { query: filtersOf(search) });
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = named ?? 'audit-trail.csv';
  link.click();
  // Some browsers start the download only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
