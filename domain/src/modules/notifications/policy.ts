import type { Permission } from '../../kernel/permission';
import type { notificationsEndpoints } from './contract';

export const notificationsPermissions: Record<keyof typeof notificationsEndpoints, Permission> = {
  listNotifications: 'signed_in',
  countUnreadNotifications: 'signed_in',
  readNotifications: 'signed_in',
  getNotificationChoices: 'signed_in',
  chooseNotifications: 'signed_in',
};
