import { type AlertBox, type AlertState, alertBoxes } from '@vigie/domain/modules/alerts/contract';
import { addressWith, pageOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

/** The state of the page, all of it in the address. */
export interface AlertsSearch {
  readonly box: AlertBox;
  /** Of the inbox. */
  readonly state: AlertState;
  readonly page: number;
  readonly open: number | null;
}

export function alertsSearchOf(raw: RawSearch): AlertsSearch {
  const open = Number(raw.open);
  const box = alertBoxes.find((one) => one === raw.box) ?? 'inbox';
  return {
    box,
    state: box === 'inbox' && raw.state === 'unread' ? 'unread' : 'all',
    page: pageOf(raw.page),
    open: Number.isSafeInteger(open) && open >= 1 ? open : null,
  };
}

export function addressOfAlerts(search: AlertsSearch): string {
  return addressWith('/apps/alertes', search, alertsSearchOf({}));
}
