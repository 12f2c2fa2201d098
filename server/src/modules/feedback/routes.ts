import type { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { handleFeedback, listFeedback, sendFeedback } from './service';

export function feedbackModule(platform: Platform): ServerModule<typeof feedbackEndpoints> {
  return {
    handlers: {
      sendFeedback: ({ context, body }) => sendFeedback(platform, context, body),
      listFeedback: ({ context, query }) => listFeedback(platform, context, query),
      handleFeedback: ({ context, params, ifMatch, body }) =>
        handleFeedback(platform, context, { ...params, version: ifMatch, ...body }),
    },
  };
}
