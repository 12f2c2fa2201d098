import { addressWith } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';
import { type UsersSearch, usersSearchOf } from '../accounts/public';
import type { ParametersTab } from './rooms';

/** The state of the page, all of it in the address. */
export interface ParametersSearch extends UsersSearch {
  readonly tab: ParametersTab;
}

export function parametersSearchOf(raw: RawSearch, tabs: readonly ParametersTab[]): ParametersSearch {
  return { tab: tabs.find((tab) => tab === raw.tab) ?? tabs[0] ?? 'rules', ...usersSearchOf(raw) };
}

export function addressOfParameters(search: ParametersSearch, tabs: readonly ParametersTab[]): string {
  return addressWith('/apps/parameters', search, parametersSearchOf({}, tabs));
}
