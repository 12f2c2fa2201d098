import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { matrixEndpoints } from '@vigie/domain/modules/training/matrix/contract';
import { call } from '../../../platform/transport/api';

type Asked = NonNullable<CallOf<typeof matrixEndpoints.getTrainingMatrix>['query']>;

export const useMatrix = (query: Asked) =>
  useQuery({
    queryKey: ['training', 'matrix', query],
    queryFn: ({ signal }) => call(matrixEndpoints.getTrainingMatrix, { query, signal }),
    placeholderData: keepPreviousData,
    // Half a million cells are not compared with those before.
    structuralSharing: false,
  });
