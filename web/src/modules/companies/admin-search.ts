import { addressWith, pageOf, textOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

export const adminTabs = ['accounts', 'feedback'] as const;
export type AdminTab = (typeof adminTabs)[number];

/** The state of the page, all of it in the address; each tab reads its own part. */
export interface AdminSearch {
  readonly tab: AdminTab;
  readonly search: string;
  readonly archived: boolean;
  readonly state: string;
  readonly page: number;
}

export function adminSearchOf(raw: RawSearch): AdminSearch {
  return {
    tab: adminTabs.find((tab) => tab === raw.tab) ?? 'accounts',
    search: textOf(raw.search),
    archived: raw.archived === 'true',
    state: String(raw.state ?? 'open').slice(0, 20),
    page: pageOf(raw.page),
  };
}

export function addressOfAdmin(search: AdminSearch): string {
  return addressWith('/admin', search, adminSearchOf({}));
}
