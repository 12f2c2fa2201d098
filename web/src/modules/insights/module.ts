import { insightTitles } from '@vigie/domain/messages/shell/page-titles';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import { insightsReaders } from '@vigie/domain/modules/insights/policy';
import type { WebModule } from '../../platform/page/web-module';

export const insightsModule = {
  tiles: ['kpi'],
  pages: [
    {
      path: '/apps/kpi',
      title: appMessages.kpi,
      language: 'en',
      permission: insightsReaders,
      load: () => import('./kpi-page'),
      firstRequest: '/api/v1/insights?from=:month-11&to=:today',
    },
    {
      path: '/apps/kpi/control',
      title: insightTitles.control,
      language: 'en',
      permission: insightsReaders,
      load: () => import('./control/control-page'),
    },
    {
      path: '/apps/kpi/cases',
      title: insightTitles.counted,
      language: 'en',
      permission: insightsReaders,
      load: () => import('./counted-page'),
      firstRequest: '/api/v1/insights/cases?from=:month-11&to=:today&page=1',
    },
  ],
} satisfies WebModule;
