import { valuesTitle } from '@vigie/domain/modules/values/messages/lists';
import { valuesPermissions } from '@vigie/domain/modules/values/policy';
import type { WebModule } from '../../platform/page/web-module';

export const valuesModule = {
  tiles: [],
  pages: [
    {
      path: '/apps/parameters/lists',
      title: valuesTitle,
      language: 'fr',
      icon: 'sliders',
      permission: valuesPermissions.listValues,
      load: () => import('./values-page'),
    },
  ],
} satisfies WebModule;
