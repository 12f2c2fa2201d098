import { paletteMessages } from '@vigie/domain/messages/shell/palette';
import { trailPermissions } from '@vigie/domain/modules/trail/policy';
import type { WebModule } from '../../platform/page/web-module';

export const trailModule = {
  tiles: [],
  pages: [
    {
      path: '/audit-trail',
      title: paletteMessages.auditTrail,
      language: 'fr',
      icon: 'history',
      group: 'steer',
      permission: trailPermissions.listAuditEvents,
      load: () => import('./audit-trail-page'),
    },
  ],
} satisfies WebModule;
