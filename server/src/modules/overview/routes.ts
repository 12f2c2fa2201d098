import type { overviewEndpoints } from '@vigie/domain/modules/overview/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { countWaiting, getOverview, visitOverview } from './service';
import { getSetUp } from './set-up';

export function overviewModule(platform: Platform): ServerModule<typeof overviewEndpoints> {
  return {
    handlers: {
      getOverview: ({ context, query }) => getOverview(platform, context, query),
      countWaiting: ({ context, query }) => countWaiting(platform, context, query),
      getSetUp: ({ context }) => getSetUp(platform, context),
      visitOverview: ({ context }) => visitOverview(platform, context),
    },
  };
}
