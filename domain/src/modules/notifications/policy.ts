import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { notificationsEndpoints } from './contract';

/** Who gets to the pages of notifications. Apart from the table, which the first page of the web can do without. */
export const notificationReaders: Permission = everyColleague;

export const notificationsPermissions: Record<keyof typeof notificationsEndpoints, Permission> = {
  listNotifications: notificationReaders,
  countUnreadNotifications: notificationReaders,
  readNotifications: everyColleague,
  snoozeNotifications: everyColleague,
  getNotificationChoices: everyColleague,
  chooseNotifications: everyColleague,
};
