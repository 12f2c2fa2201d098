import type { parametersEndpoints } from '@vigie/domain/modules/parameters/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { changeParameters, getParameters } from './service';

export function parametersModule(platform: Platform): ServerModule<typeof parametersEndpoints> {
  return {
    handlers: {
      getParameters: ({ context }) => getParameters(platform, context),
      changeParameters: ({ context, ifMatch, body }) => changeParameters(platform, context, ifMatch, body),
    },
  };
}
