import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers, type User } from '@vigie/domain/modules/accounts/user-list-contract';
import { isTypedIn } from '../lists/typed-match';
import { useDebounced } from '../page/debounced';
import { call } from '../transport/api';

export { initialsOf } from '@vigie/domain/modules/accounts/username';

/**
 * Active users of the company whose name fits what is typed; the first page of them. The answer at hand may still be the
 * one to an earlier letter: people who do not fit what is typed now are not offered.
 */
export function usePeople(typed: string) {
  const search = useDebounced(typed.trim());
  return useQuery({
    queryKey: ['user', { search, state: 'active', page: 1 }],
    queryFn: ({ signal }) => call(listUsers, { query: { search, state: 'active' }, signal }),
    placeholderData: keepPreviousData,
    select: (found) => ({ ...found, items: found.items.filter((user) => isTypedIn(namesOf(user), typed)) }),
  });
}

/** All that the server looks into. */
function namesOf({ username, firstName, lastName, email }: User): string {
  return `${username} ${firstName} ${lastName} ${email}`;
}
