import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { type Team, userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { vouchedResetEndpoints } from '@vigie/domain/modules/accounts/vouched-reset-contract';
import { call } from '../../platform/transport/api';
import type { UsersSearch } from './users-search';

/** A key begins with the record's own word: what changes elsewhere is asked for again by it. */
const usersKey = ['user'];
const teamsKey = ['team'];

export function useUsers({ search, state, page }: UsersSearch) {
  return useQuery({
    queryKey: [...usersKey, { search, state, page }],
    queryFn: ({ signal }) =>
      call(userAdministrationEndpoints.listUsers, { query: { search, page, ...(state && { state }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Begins with the word of users: asking and confirming change them. */
export function usePasswordResets() {
  return useQuery({
    queryKey: [...usersKey, 'resets'],
    queryFn: ({ signal }) => call(vouchedResetEndpoints.listPasswordResets, { signal }),
  });
}

const teamsQuery = {
  queryKey: teamsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(userAdministrationEndpoints.listTeams, { signal }),
};

export function useTeams() {
  return useQuery(teamsQuery);
}

/** After a change of either: a team's count of members and a user's team are two sides of one thing. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([usersKey, teamsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

/** As it is now, wherever the list stands; as it was when it is no longer found. */
export async function freshUser(user: User): Promise<User> {
  const { items } = await call(userAdministrationEndpoints.listUsers, { query: { search: user.username } });
  return items.find(({ id }) => id === user.id) ?? user;
}

export async function freshTeam(team: Team): Promise<Team> {
  const { items } = await call(userAdministrationEndpoints.listTeams);
  return items.find(({ id }) => id === team.id) ?? team;
}

export function createUser(body: CallOf<typeof userAdministrationEndpoints.createUser>['body']) {
  return call(userAdministrationEndpoints.createUser, { body });
}
