import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { matrixEndpoints } from '@vigie/domain/modules/training/matrix/contract';
import { call } from '../../../platform/transport/api';

export type GatedAct = OutputOf<typeof matrixEndpoints.listGatedActs>['items'][number];

export const useGatedActs = (enabled: boolean) =>
  useQuery({
    queryKey: ['training', 'gated-acts'],
    queryFn: async ({ signal }) => (await call(matrixEndpoints.listGatedActs, { signal })).items,
    enabled,
  });
