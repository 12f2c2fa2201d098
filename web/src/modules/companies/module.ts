import { administrationMessages } from '@vigie/domain/messages/administration';
import { companiesPermissions } from '@vigie/domain/modules/companies/policy';
import type { WebModule } from '../../platform/web-module';

export const companiesModule = {
  tiles: [],
  pages: [
    {
      path: '/admin',
      title: administrationMessages.title,
      icon: 'lock',
      permission: companiesPermissions.openGate,
      shownTo: companiesPermissions.browseCompanies,
      load: () => import('./admin-page'),
    },
  ],
} satisfies WebModule;
