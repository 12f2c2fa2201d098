import type { trailEndpoints } from '@vigie/domain/modules/trail/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { exportAuditEvents, listAuditEvents, openVerifier } from './service';

export function trailModule(platform: Platform): ServerModule<typeof trailEndpoints> {
  return {
    handlers: {
      listAuditEvents: ({ context, query }) => listAuditEvents(platform, context, query),
      exportAuditEvents: ({ context, query }) => exportAuditEvents(platform, context, query),
      downloadTrailVerifier: () => openVerifier(),
      getTrailKey: async () => ({ publicKey: platform.publicKey }),
    },
  };
}
