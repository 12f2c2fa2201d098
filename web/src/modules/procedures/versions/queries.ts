import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { ComparedBlock } from '@vigie/domain/modules/procedures/text/compare';
import { versionsEndpoints as endpoints, versionNames } from '@vigie/domain/modules/procedures/versions/contract';
import { call } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { recordCalls } from '../../records/public';

const record = 'procedure_version';

/** What a version does shows on its procedure and in its copies. */
export const versionCalls = recordCalls(record, versionNames, endpoints, { shownBy: ['procedure', 'procedure_copy'] });
export type VersionDetail = OutputOf<typeof endpoints.getProcedureVersion>;
export type VersionStanding = OutputOf<typeof endpoints.getProcedureVersionStanding>;

export const useStanding = (id: string) =>
  useQuery({
    queryKey: [record, 'standing', id],
    queryFn: ({ signal }) => call(endpoints.getProcedureVersionStanding, { params: { id }, signal }),
  });

const textQuery = (id: string) => ({
  queryKey: [record, 'text', id],
  queryFn: ({ signal }: { signal?: AbortSignal }) => call(endpoints.getProcedureText, { params: { id }, signal }),
});
export const useText = (id: string) => useQuery({ ...textQuery(id), structuralSharing: false });
/** Past the cache: another author has saved. */
export const readText = (id: string) => call(endpoints.getProcedureText, { params: { id } });
export const forgetText = (id: string) => queryClient.invalidateQueries({ queryKey: textQuery(id).queryKey });

export const useRedline = (id: string, former: string | null) =>
  useQuery({
    queryKey: [record, 'redline', id, former],
    queryFn: async ({ signal }) => {
      const query = { former: former ?? '' };
      const { compared } = await call(endpoints.compareProcedureVersions, { params: { id }, query, signal });
      return compared as readonly ComparedBlock[];
    },
    enabled: former !== null,
    structuralSharing: false,
  });
