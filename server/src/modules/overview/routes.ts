import type { overviewEndpoints } from '@vigie/domain/modules/overview/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { getOverview, visitOverview } from './service';

export function overviewModule(platform: Platform): ServerModule<typeof overviewEndpoints> {
  return {
    handlers: {
      getOverview: ({ context, query }) => getOverview(platform, context, query),
      visitOverview: ({ context }) => visitOverview(platform, context),
    },
  };
}
