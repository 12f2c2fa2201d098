import type { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import type { ServerModule } from '../../platform/http/call';

export function recordsModule(): ServerModule<typeof recordsEndpoints> {
  return { handlers: {} };
}
