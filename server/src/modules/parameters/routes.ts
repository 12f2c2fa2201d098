import type { parametersEndpoints } from '@vigie/domain/modules/parameters/contract';
import { findUsage } from '../../platform/database/quotas';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { changeParameters, getParameters } from './service';

export function parametersModule(platform: Platform): ServerModule<typeof parametersEndpoints> {
  return {
    handlers: {
      getParameters: ({ context }) => getParameters(platform, context),
      getUsage: ({ context }) =>
        platform.database.read(context, (reader) => findUsage(reader, context.actor.companyId)),
      changeParameters: ({ context, ifMatch, body }) => changeParameters(platform, context, ifMatch, body),
    },
  };
}
