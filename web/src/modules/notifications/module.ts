import { appMessages } from '@vigie/domain/messages/shell/shell';
import { notificationReaders } from '@vigie/domain/modules/notifications/policy';
import type { WebModule } from '../../platform/page/web-module';

export const notificationsModule = {
  tiles: ['notifications'],
  records: () => import('./notices'),
  pages: [
    {
      path: '/apps/notifications',
      title: appMessages.notifications,
      language: 'fr',
      permission: notificationReaders,
      load: async () => (await import('./known-page')).loadPage(),
    },
  ],
} satisfies WebModule;
