import type { glossaryEndpoints } from '@vigie/domain/modules/glossary/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { addGroup, changeGroup, getGlossary, moveGroup, switchBuiltIn } from './service';

export function glossaryModule(platform: Platform): ServerModule<typeof glossaryEndpoints> {
  return {
    handlers: {
      getGlossary: ({ context }) => getGlossary(platform, context),
      addGlossaryGroup: ({ context, body }) => addGroup(platform, context, body.words),
      changeGlossaryGroup: ({ context, params, ifMatch, body }) =>
        changeGroup(platform, context, { ...params, version: ifMatch, words: body.words }),
      retireGlossaryGroup: ({ context, params, ifMatch }) =>
        moveGroup(platform, context, { ...params, version: ifMatch, action: 'retire' }),
      restoreGlossaryGroup: ({ context, params, ifMatch }) =>
        moveGroup(platform, context, { ...params, version: ifMatch, action: 'restore' }),
      switchBuiltInGroup: ({ context, params, ifMatch, body }) =>
        switchBuiltIn(platform, context, { ...params, version: ifMatch, isOff: body.isOff }),
    },
  };
}
