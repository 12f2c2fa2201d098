import { appMessages } from '@vigie/domain/messages/shell/shell';
import { overviewReaders } from '@vigie/domain/modules/overview/readers';
import type { WebModule } from '../../platform/page/web-module';

export const overviewModule = {
  tiles: ['overview'],
  pages: [
    {
      path: '/apps/overview',
      title: appMessages.overview,
      language: 'en',
      permission: overviewReaders,
      load: () => import('./overview-page'),
      firstRequest: '/api/v1/overview?scope=me&today=:today',
    },
  ],
} satisfies WebModule;
