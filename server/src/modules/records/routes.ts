import type { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { findRecords } from './find-records';

export function recordsModule(platform: Platform): ServerModule<typeof recordsEndpoints> {
  return {
    handlers: {
      findRecords: ({ context, query }) => findRecords(platform, context, query.search),
    },
  };
}
