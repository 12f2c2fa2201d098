import type { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { choose, countUnread, getChoices, listNotifications, readNotifications } from './service';

export function notificationsModule(platform: Platform): ServerModule<typeof notificationsEndpoints> {
  return {
    handlers: {
      listNotifications: ({ context, query }) => listNotifications(platform, context, query),
      countUnreadNotifications: ({ context }) => countUnread(platform, context),
      readNotifications: ({ context, body }) => readNotifications(platform, context, body.ids),
      getNotificationChoices: ({ context }) => getChoices(platform, context),
      chooseNotifications: ({ context, body }) => choose(platform, context, body.mail),
    },
  };
}
