import { notificationStates } from '@vigie/domain/modules/notifications/contract';
import { addressWith, pageOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

export const notificationTabs = [...notificationStates, 'choices'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

/** The state of the page, all of it in the address. */
export interface NotificationsSearch {
  readonly tab: NotificationTab;
  readonly page: number;
}

export function notificationsSearchOf(raw: RawSearch): NotificationsSearch {
  return { tab: notificationTabs.find((tab) => tab === raw.tab) ?? 'unread', page: pageOf(raw.page) };
}

export function addressOfNotifications(search: NotificationsSearch): string {
  return addressWith('/apps/notifications', search, notificationsSearchOf({}));
}
