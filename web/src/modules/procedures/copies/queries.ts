import { useQuery } from '@tanstack/react-query';
import type { CallOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { copyNames, copiesEndpoints as endpoints } from '@vigie/domain/modules/procedures/copies/contract';
import { todayHere } from '../../../platform/page/dates';
import { call } from '../../../platform/transport/api';
import { recordCalls } from '../../records/public';

const record = 'procedure_copy';

export const copyCalls = recordCalls(record, copyNames, endpoints);
export type CopyDetail = OutputOf<typeof endpoints.getProcedureCopy>;

type ListQuery = CallOf<typeof endpoints.listProcedureCopies>['query'];

export const useCopiesOf = (procedure: string) =>
  useQuery({
    queryKey: [record, 'of', procedure],
    queryFn: ({ signal }) =>
      call(endpoints.listProcedureCopies, {
        query: { assigned: 'everyone', procedure, today: todayHere() } as unknown as ListQuery,
        signal,
      }),
  });
