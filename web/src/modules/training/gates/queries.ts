import { useQuery } from '@tanstack/react-query';
import { matrixEndpoints } from '@vigie/domain/modules/training/matrix/contract';
import { call } from '../../../platform/transport/api';

export const useGatedActs = (enabled: boolean) =>
  useQuery({
    queryKey: ['training', 'gated-acts'],
    queryFn: async ({ signal }) => (await call(matrixEndpoints.listGatedActs, { signal })).items,
    enabled,
  });
