import type { valuesEndpoints } from '@vigie/domain/modules/values/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { addValues, changeValue, listValues, moveValue, offerValues } from './service';

export function valuesModule(platform: Platform): ServerModule<typeof valuesEndpoints> {
  return {
    handlers: {
      listValues: ({ context, query }) => listValues(platform, context, query),
      offerValues: ({ context, query }) => offerValues(platform, context, query),
      addValues: ({ context, body }) => addValues(platform, context, body),
      changeValue: ({ context, params, ifMatch, body }) =>
        changeValue(platform, context, { ...body, ...params, version: ifMatch }),
      retireValue: ({ context, params, ifMatch }) =>
        moveValue(platform, context, { ...params, version: ifMatch, action: 'retire' }),
      restoreValue: ({ context, params, ifMatch }) =>
        moveValue(platform, context, { ...params, version: ifMatch, action: 'restore' }),
    },
  };
}
