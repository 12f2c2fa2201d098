import { type Permission, permits } from '@vigie/domain/kernel/identity/permission';
import { parametersPermissions } from '@vigie/domain/modules/parameters/policy';
import { addressWith } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';
import { accountsPermissions, type UsersSearch, usersSearchOf } from '../accounts/public';

const tabPermissions = {
  users: accountsPermissions.updateUser,
  teams: accountsPermissions.createTeam,
  rules: parametersPermissions.changeParameters,
} satisfies Record<string, Permission>;
export type ParametersTab = keyof typeof tabPermissions;

/** The state of the page, all of it in the address. */
export interface ParametersSearch extends UsersSearch {
  readonly tab: ParametersTab;
}

/** The tabs that this person may open, the usual one first. */
export function tabsFor(person: Parameters<typeof permits>[1]): readonly ParametersTab[] {
  const tabs = Object.keys(tabPermissions) as ParametersTab[];
  return tabs.filter((tab) => permits(tabPermissions[tab], person));
}

export function parametersSearchOf(raw: RawSearch, tabs: readonly ParametersTab[]): ParametersSearch {
  return { tab: tabs.find((tab) => tab === raw.tab) ?? tabs[0] ?? 'rules', ...usersSearchOf(raw) };
}

export function addressOfParameters(search: ParametersSearch, tabs: readonly ParametersTab[]): string {
  return addressWith('/apps/parameters', search, parametersSearchOf({}, tabs));
}
