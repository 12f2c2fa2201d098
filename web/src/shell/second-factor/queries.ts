import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import { refreshUser } from '../../platform/session/account';
import { call } from '../../platform/transport/api';

const queryKey = ['second-factor'];

export function useSecondFactor() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(secondFactorEndpoints.getSecondFactor, { signal }) });
}

/** After a change: what the page shows, and what the account may do now. */
export function useFactorRefresh() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey }), refreshUser()]);
  };
}
