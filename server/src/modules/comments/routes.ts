import type { commentsEndpoints } from '@vigie/domain/modules/comments/contract';
import type { ServerModule } from '../../platform/http/call';

export function commentsModule(): ServerModule<typeof commentsEndpoints> {
  return { handlers: {} };
}
