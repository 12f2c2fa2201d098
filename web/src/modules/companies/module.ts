import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { companiesPermissions } from '@vigie/domain/modules/companies/policy';
import type { WebModule } from '../../platform/page/web-module';

export const companiesModule = {
  tiles: [],
  pages: [
    {
      path: '/admin',
      title: pageTitleMessages.administration,
      language: 'fr',
      icon: 'lock',
      permission: companiesPermissions.browseCompanies,
      keywords: pageTitleMessages.administrationKeywords,
      load: () => import('./admin-page'),
    },
  ],
} satisfies WebModule;
