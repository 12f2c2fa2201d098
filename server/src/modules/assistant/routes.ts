import { Refusal } from '@vigie/domain/kernel/refusal';
import type { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';

export function assistantModule(_platform: Platform): ServerModule<typeof assistantEndpoints> {
  const later = async () => {
    throw new Refusal('unavailable');
  };
  return {
    handlers: {
      getAssistant: later,
      listRemarks: later,
      listStyleHints: later,
      listProvenMeasures: later,
      previewAssistant: later,
      askAssistant: later,
      previewWhat: later,
      suggestWhat: later,
      acceptSuggestion: later,
      refuseSuggestion: later,
    },
  };
}
