import { type UserState, userStates } from '@vigie/domain/modules/accounts/workflow';
import { pageOf } from '../../platform/address';

/** The state of the list of users, all of it in the address. */
export interface UsersSearch {
  readonly search: string;
  readonly state: UserState | '';
  readonly page: number;
}

export function usersSearchOf(raw: Readonly<Record<string, unknown>>): UsersSearch {
  return {
    search: String(raw.search ?? '').slice(0, 200),
    state: userStates.find((state) => state === raw.state) ?? '',
    page: pageOf(raw.page),
  };
}
