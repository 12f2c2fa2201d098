import type { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { sendDigests } from './digest';
import { notifyOfLockOut } from './lock-out';
import { notificationMails } from './mails';
import {
  choose,
  countUnread,
  getChoices,
  listNotifications,
  readNotifications,
  snoozeNotifications,
  wakeNotifications,
} from './service';

export function notificationsModule(platform: Platform): ServerModule<typeof notificationsEndpoints> {
  return {
    handlers: {
      listNotifications: ({ context, query }) => listNotifications(platform, context, query),
      countUnreadNotifications: ({ context }) => countUnread(platform, context),
      readNotifications: ({ context, body }) => readNotifications(platform, context, body.ids),
      snoozeNotifications: ({ context, body }) => snoozeNotifications(platform, context, body),
      getNotificationChoices: ({ context }) => getChoices(platform, context),
      chooseNotifications: ({ context, body }) => choose(platform, context, body),
    },
    tasks: {
      'send-digests': () => sendDigests(platform),
      'wake-notifications': (person: { companyId: number; userId: number }) => wakeNotifications(platform, person),
      'tell-of-lock-out': (locked: { companyId: number; userId: number }) => notifyOfLockOut(platform, locked),
    },
    schedules: { 'send-digests': '0 5 * * *' },
    mails: notificationMails(platform),
  };
}
