import { appMessages } from '@vigie/domain/messages/shell';
import { notificationReaders } from '@vigie/domain/modules/notifications/policy';
import type { WebModule } from '../../platform/web-module';

export const notificationsModule = {
  tiles: ['notifications'],
  pages: [
    {
      path: '/apps/notifications',
      title: appMessages.notifications,
      language: 'fr',
      permission: notificationReaders,
      load: () => import('./notifications-page'),
    },
  ],
} satisfies WebModule;
