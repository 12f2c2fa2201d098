import { type Scope, scopes } from '@vigie/domain/modules/overview/works';
import type { RawSearch } from '../../platform/page/page-search';

export const overviewPath = '/apps/overview';

/** The state of the page, all of it in the address. */
export interface OverviewSearch {
  readonly scope: Scope;
}

export function overviewSearchOf(raw: RawSearch): OverviewSearch {
  return { scope: scopes.find((scope) => scope === raw.scope) ?? 'me' };
}
