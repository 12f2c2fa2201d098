import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { alertReaders } from '@vigie/domain/modules/alerts/policy';
import type { WebModule } from '../../platform/page/web-module';

export const alertsModule = {
  tiles: [],
  records: () => import('./notices'),
  pages: [
    {
      path: '/apps/alertes',
      title: pageTitleMessages.alerts,
      language: 'fr',
      icon: 'message',
      group: 'steer',
      permission: alertReaders,
      load: () => import('./alerts-page'),
    },
  ],
} satisfies WebModule;
