import type { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { sendFeedback } from './service';

export function feedbackModule(platform: Platform): ServerModule<typeof feedbackEndpoints> {
  return { handlers: { sendFeedback: ({ context, body }) => sendFeedback(platform, context, body) } };
}
