import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { type Parameters, parametersEndpoints } from '@vigie/domain/modules/parameters/contract';
import { call } from '../../platform/transport/api';

const queryKey = ['parameters'];

export function useParameters() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(parametersEndpoints.getParameters, { signal }) });
}

/** Under a word of its own: every new record changes it, and no open page needs the news. */
export function useNumbering() {
  return useQuery({
    queryKey: ['numbering'],
    queryFn: ({ signal }) => call(parametersEndpoints.getNumbering, { signal }),
  });
}

/** Under the word of users: a user who comes or goes changes it. */
export function useUsage() {
  return useQuery({
    queryKey: ['user', 'usage'],
    queryFn: ({ signal }) => call(parametersEndpoints.getUsage, { signal }),
  });
}

export type ParameterChanges = CallOf<typeof parametersEndpoints.changeParameters>['body'];

export function useParameterCalls() {
  const queries = useQueryClient();
  const show = (current: Parameters) => {
    queries.setQueryData(queryKey, current);
    return current;
  };
  return {
    save: async (body: ParameterChanges, version: number) =>
      show(await call(parametersEndpoints.changeParameters, { body, ifMatch: version })),
    refresh: async () => show(await call(parametersEndpoints.getParameters)),
  };
}
