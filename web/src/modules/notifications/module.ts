import { appMessages } from '@vigie/domain/messages/shell/shell';
import { notificationReaders } from '@vigie/domain/modules/notifications/policy';
import type { WebModule } from '../../platform/page/web-module';
import { withKnownRecords } from '../../platform/records/known-records';

export const notificationsModule = {
  tiles: ['notifications'],
  records: async () => {
    const { accessNotices, commentNotices } = await import('@vigie/domain/modules/notifications/notices');
    return { notices: [commentNotices, accessNotices] };
  },
  pages: [
    {
      path: '/apps/notifications',
      title: appMessages.notifications,
      language: 'fr',
      permission: notificationReaders,
      load: () => withKnownRecords(() => import('./notifications-page')),
    },
  ],
} satisfies WebModule;
