import type { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { askProvider } from './ask';
import { AskingLimits } from './asking-limits';
import { prepareForCase, prepareForReport, previewOf } from './preparation';
import { listProvenMeasures, listRemarks } from './rule-remarks';
import { listStyleHints } from './style-hints';
import { acceptSuggestion, refuseSuggestion } from './suggestions';
import { getAssistant } from './usage';

export function assistantModule(platform: Platform): ServerModule<typeof assistantEndpoints> {
  const limits = new AskingLimits(platform.chatProvider?.requestsPerMinute ?? 0);
  return {
    handlers: {
      getAssistant: ({ context }) => getAssistant(platform, context),
      listRemarks: ({ context, params, query }) => listRemarks(platform, context, { ...params, ...query }),
      listStyleHints: ({ context, params, query }) => listStyleHints(platform, context, { ...params, ...query }),
      listProvenMeasures: ({ context, params }) => listProvenMeasures(platform, context, params.id),
      previewAssistant: async ({ context, params, body }) =>
        previewOf(platform, await prepareForCase(platform, context, params.id, body)),
      askAssistant: ({ context, params, body, reply }) =>
        askProvider({ platform, context, limits, reply }, () => prepareForCase(platform, context, params.id, body)),
      previewWhat: async ({ context, body }) =>
        previewOf(platform, await prepareForReport(platform, context, body.reportId)),
      suggestWhat: ({ context, body, reply }) =>
        askProvider({ platform, context, limits, reply }, () => prepareForReport(platform, context, body.reportId)),
      acceptSuggestion: ({ context, params, ifMatch, body }) =>
        acceptSuggestion(platform, context, { ...params, version: ifMatch, ...body }),
      refuseSuggestion: ({ context, params }) => refuseSuggestion(platform, context, params.id),
    },
  };
}
