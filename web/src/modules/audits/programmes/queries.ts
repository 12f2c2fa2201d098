import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import {
  programmesEndpoints as endpoints,
  type ProgrammeLines,
  programmeNames,
} from '@vigie/domain/modules/audits/programmes/contract';
import type { WrittenLine } from '@vigie/domain/modules/audits/programmes/line';
import { todayHere } from '../../../platform/page/dates';
import type { RecordVersion } from '../../../platform/records/record-transition';
import { call, firstAnswerTo } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { recordCalls } from '../../records/public';

const record = 'audit_programme';

/** Approving makes audits, and revising moves them. */
export const programmeCalls = recordCalls(record, programmeNames, endpoints, {
  shownBy: ['audit', 'audit-calendar', 'audit-coverage'],
});

export type ProgrammeDetail = OutputOf<typeof endpoints.getAuditProgramme>;

const linesQuery = (id: string) => ({
  queryKey: [record, 'lines', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(endpoints.getAuditProgrammeLines, { params: { id }, query: {}, signal }),
});

export const useLines = (id: string) =>
  useQuery({
    ...linesQuery(id),
    initialData: () => firstAnswerTo(endpoints.getAuditProgrammeLines, { params: { id }, query: {} }),
  });

/** Past the cache: another user has changed them. */
export const reloadLines = (id: string) => queryClient.fetchQuery({ ...linesQuery(id), staleTime: 0 });

/** All of them, at the version of the programme that was read. */
export const sendLines = ({ id, version }: RecordVersion, lines: readonly WrittenLine[]): Promise<ProgrammeLines> =>
  call(endpoints.setAuditProgrammeLines, { params: { id }, body: { lines: [...lines] }, ifMatch: version });

export async function takeOverLines(id: string, lines: ProgrammeLines): Promise<void> {
  queryClient.setQueryData([record, 'lines', id], lines);
  await programmeCalls.refetch();
}

/** Whose independence stands in the way of the next audit of a line. */
export function useProgrammeCheck(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: [record, 'check', id],
    queryFn: async ({ signal }) => (await call(endpoints.checkAuditProgramme, { params: { id }, signal })).items,
    enabled: isAsked,
  });
}

/** Of a programme, or of one line of it. */
export type MadeFrom = { readonly programme: string } | { readonly line: string };

/** The audits that were made from it, the latest first. */
export function useMadeAudits(of: MadeFrom) {
  return useQuery({
    queryKey: ['audit', 'made', of],
    queryFn: ({ signal }) =>
      call(auditsEndpoints.listAudits, {
        query: { ...of, assigned: 'everyone', sort: 'plannedFrom', direction: 'desc', today: todayHere() },
        signal,
      }),
  });
}
