import { everyColleague, type Permission } from '../../kernel/permission';
import type { notificationsEndpoints } from './contract';

export const notificationsPermissions: Record<keyof typeof notificationsEndpoints, Permission> = {
  listNotifications: everyColleague,
  countUnreadNotifications: everyColleague,
  readNotifications: everyColleague,
  snoozeNotifications: everyColleague,
  getNotificationChoices: everyColleague,
  chooseNotifications: everyColleague,
};
