import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { calendarEndpoints } from '@vigie/domain/modules/audits/calendar/contract';
import { call } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import type { Span } from './weeks';

/** Begins with the word of audits: whatever changes one makes it ask again. */
export function useCalendar({ from, until }: Span) {
  return useQuery({
    queryKey: ['audit', 'calendar', from, until],
    queryFn: ({ signal }) => call(calendarEndpoints.getAuditCalendar, { query: { from, until }, signal }),
    placeholderData: keepPreviousData,
  });
}

interface Planned {
  readonly id: string;
  readonly version: number;
}

export async function moveAudit({ id, version }: Planned, { from, until }: Span, reason: string): Promise<void> {
  const body = { plannedFrom: from, plannedUntil: until, reason };
  await call(auditsEndpoints.changeAudit, { params: { id }, body, ifMatch: version });
  await reloadCalendar();
}

/** Past the cache: another user has changed an audit. */
export const reloadCalendar = () => queryClient.invalidateQueries({ queryKey: ['audit'] });
