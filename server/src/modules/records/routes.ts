import type { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { archiveView, listSavedViews, saveView } from './saved-views';

export function recordsModule(platform: Platform): ServerModule<typeof recordsEndpoints> {
  return {
    handlers: {
      listSavedViews: ({ context, query }) => listSavedViews(platform, context, query.kind),
      saveView: ({ context, body }) => saveView(platform, context, body),
      archiveView: ({ context, params }) => archiveView(platform, context, params.id),
    },
  };
}
