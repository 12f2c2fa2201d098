import { glossaryTitle } from '@vigie/domain/messages/shell/page-titles';
import { glossaryPermissions } from '@vigie/domain/modules/glossary/policy';
import type { WebModule } from '../../platform/page/web-module';

export const glossaryModule = {
  tiles: [],
  pages: [
    {
      path: '/apps/parameters/glossary',
      title: glossaryTitle,
      language: 'fr',
      icon: 'sliders',
      permission: glossaryPermissions.getGlossary,
      load: () => import('./glossary-page'),
      firstRequest: '/api/v1/glossary',
    },
  ],
} satisfies WebModule;
