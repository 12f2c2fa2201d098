import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { call } from './api';
import { useDebounced } from './debounced';

export { initialsOf } from '@vigie/domain/modules/accounts/username';

/** Active users of the company whose name fits what was typed; the first page of them. */
export function usePeople(typed: string) {
  const search = useDebounced(typed.trim());
  return useQuery({
    queryKey: ['user', { search, state: 'active', page: 1 }],
    queryFn: ({ signal }) => call(accountsEndpoints.listUsers, { query: { search, state: 'active' }, signal }),
    placeholderData: keepPreviousData,
  });
}
