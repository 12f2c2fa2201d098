import type { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { findRecords, listRelatedRecords } from './find-records';
import { archiveView, listSavedViews, saveView } from './saved-views';

export function recordsModule(platform: Platform): ServerModule<typeof recordsEndpoints> {
  return {
    handlers: {
      findRecords: ({ context, query }) => findRecords(platform, context, query),
      listRelatedRecords: ({ context, params }) => listRelatedRecords(platform, context, params),
      listSavedViews: ({ context, query }) => listSavedViews(platform, context, query.kind),
      saveView: ({ context, body }) => saveView(platform, context, body),
      archiveView: ({ context, params }) => archiveView(platform, context, params.id),
    },
  };
}
