import { type UserState, userStates } from '@vigie/domain/modules/accounts/workflow';
import { pageOf, textOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

/** The state of the list of users, all of it in the address. */
export interface UsersSearch {
  readonly search: string;
  readonly state: UserState | '';
  readonly page: number;
}

export function usersSearchOf(raw: RawSearch): UsersSearch {
  return {
    search: textOf(raw.search),
    state: userStates.find((state) => state === raw.state) ?? '',
    page: pageOf(raw.page),
  };
}
