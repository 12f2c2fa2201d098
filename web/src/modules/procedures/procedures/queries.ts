import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { proceduresEndpoints as endpoints, procedureNames } from '@vigie/domain/modules/procedures/procedures/contract';
import { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { call } from '../../../platform/transport/api';
import { recordCalls } from '../../records/public';

const record = 'procedure';

/** What a procedure does shows in its versions and copies. */
export const procedureCalls = recordCalls(record, procedureNames, endpoints, {
  shownBy: ['procedure_version', 'procedure_copy'],
});
export type ProcedureDetail = OutputOf<typeof endpoints.getProcedure>;
export type ProcedureVersions = OutputOf<typeof endpoints.listProcedureVersionsOf>;

/** As far as the reader may see them, the newest first. */
export const useVersionsOf = (id: string) =>
  useQuery({
    queryKey: ['procedure_version', 'of', id],
    queryFn: ({ signal }) => call(endpoints.listProcedureVersionsOf, { params: { id }, signal }),
  });

export const beginVersion = (procedureId: string, idempotencyKey: string) =>
  call(versionsEndpoints.createProcedureVersion, { body: { procedureId }, idempotencyKey });
