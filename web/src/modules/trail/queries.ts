import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trailEndpoints } from '@vigie/domain/modules/trail/contract';
import { useLanguageStyle } from '../../platform/page/messages';
import { call, open } from '../../platform/transport/api';
import { filtersOf, type TrailSearch } from './trail-search';

export function useAuditEvents(search: TrailSearch) {
  // The server words the events, in the style of the page.
  const style = useLanguageStyle();
  return useQuery({
    queryKey: ['audit-events', search, style],
    queryFn: ({ signal }) =>
      call(trailEndpoints.listAuditEvents, { query: { ...filtersOf(search), page: search.page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Through fetch, because a plain link could not carry the token. */
export async function downloadAuditEvents(search: TrailSearch): Promise<void> {
  await save(await open(trailEndpoints.exportAuditEvents, { query: filtersOf(search) }), 'audit-trail.csv');
}

export async function downloadVerifier(): Promise<void> {
  await save(await open(trailEndpoints.downloadTrailVerifier, {}), 'verify-trail.mjs');
}

export function useTrailKey(isWanted: boolean) {
  return useQuery({
    queryKey: ['trail-key'],
    queryFn: ({ signal }) => call(trailEndpoints.getTrailKey, { signal }),
    enabled: isWanted,
  });
}

async function save(response: Response, otherwise: string): Promise<void> {
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = named ?? otherwise;
  link.click();
  // Some browsers start the download only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
