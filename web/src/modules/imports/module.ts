import { importsTitle } from '@vigie/domain/messages/shell/page-titles';
import { importsPermissions } from '@vigie/domain/modules/imports/policy';
import type { WebModule } from '../../platform/page/web-module';

export const importsModule = {
  tiles: [],
  pages: [
    {
      path: '/apps/parameters/import',
      title: importsTitle,
      language: 'fr',
      icon: 'sliders',
      permission: importsPermissions.listImports,
      load: () => import('./import-page'),
    },
  ],
} satisfies WebModule;
