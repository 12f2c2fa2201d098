import { type UserState, userStates } from '@vigie/domain/modules/accounts/workflow';
import { addressWith, pageOf } from '../../platform/address';

export const parametersTabs = ['users', 'teams'] as const;
export type ParametersTab = (typeof parametersTabs)[number];

/** The state of the page, all of it in the address. */
export interface ParametersSearch {
  readonly tab: ParametersTab;
  readonly search: string;
  readonly state: UserState | '';
  readonly page: number;
}

export function parametersSearchOf(raw: Readonly<Record<string, unknown>>): ParametersSearch {
  return {
    tab: parametersTabs.find((tab) => tab === raw.tab) ?? 'users',
    search: String(raw.search ?? '').slice(0, 200),
    state: userStates.find((state) => state === raw.state) ?? '',
    page: pageOf(raw.page),
  };
}

export function addressOfParameters(search: ParametersSearch): string {
  return addressWith('/apps/parameters', search, parametersSearchOf({}));
}
