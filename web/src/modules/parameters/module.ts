import { appMessages } from '@vigie/domain/messages/shell/shell';
import { parametersPermissions } from '@vigie/domain/modules/parameters/policy';
import type { WebModule } from '../../platform/page/web-module';

export const parametersModule = {
  tiles: ['parameters'],
  pages: [
    {
      path: '/apps/parameters',
      title: appMessages.parameters,
      language: 'fr',
      icon: 'sliders',
      permission: parametersPermissions.changeParameters,
      load: () => import('./parameters-page'),
    },
  ],
} satisfies WebModule;
