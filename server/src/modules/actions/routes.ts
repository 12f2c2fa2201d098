import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { listActions } from './service';

export function actionsModule(platform: Platform): ServerModule<typeof actionsEndpoints> {
  return { handlers: { listActions: ({ context, query }) => listActions(platform, context, query) } };
}
