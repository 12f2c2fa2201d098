import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { getAction, moveAction } from './moving';
import { listActions } from './service';

export function actionsModule(platform: Platform): ServerModule<typeof actionsEndpoints> {
  return {
    handlers: {
      listActions: ({ context, query }) => listActions(platform, context, query),
      getAction: ({ context, params }) => getAction(platform, context, params.id),
      moveAction: ({ context, params, ifMatch, body }) =>
        moveAction(platform, context, { ...params, version: ifMatch, action: body.action, reason: body.reason }),
    },
  };
}
