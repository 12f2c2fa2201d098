import { appMessages } from '@vigie/domain/messages/shell';
import { accountsPermissions } from '@vigie/domain/modules/accounts/policy';
import type { WebModule } from '../../platform/web-module';

export const accountsModule = {
  tiles: ['parameters'],
  pages: [
    {
      path: '/apps/parameters',
      title: appMessages.parameters,
      icon: 'users',
      permission: accountsPermissions.updateUser,
      load: () => import('./parameters-page'),
    },
  ],
} satisfies WebModule;
