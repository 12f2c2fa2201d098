import type { alertsEndpoints } from '@vigie/domain/modules/alerts/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { searchRecords } from './links';
import { searchRecipients } from './recipients';
import { countUnreadAlerts, getAlert, listAlerts, readAlerts, sendAlert, tickAlert } from './service';

export function alertsModule(platform: Platform): ServerModule<typeof alertsEndpoints> {
  return {
    handlers: {
      listAlerts: ({ context, query }) => listAlerts(platform, context, query),
      countUnreadAlerts: ({ context }) => countUnreadAlerts(platform, context),
      getAlert: ({ context, params }) => getAlert(platform, context, params.id),
      sendAlert: ({ context, body }) => sendAlert(platform, context, body),
      readAlerts: ({ context, body }) => readAlerts(platform, context, body.ids),
      tickAlert: ({ context, params, body }) => tickAlert(platform, context, { ...params, ...body }),
      searchRecipients: ({ context, query }) => searchRecipients(platform, context, query.search),
      searchRecords: ({ context, query }) => searchRecords(platform, context, query.search),
    },
  };
}
