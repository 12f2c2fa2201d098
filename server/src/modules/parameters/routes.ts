import { kinds } from '@vigie/domain/kernel/kinds';
import type { parametersEndpoints } from '@vigie/domain/modules/parameters/contract';
import { listSeries } from '../../platform/database/numbers';
import { findUsage } from '../../platform/database/quotas';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { changeParameters, getParameters } from './service';

/** By the names that each module gives its series. */
const countedSeries = [...kinds.map((kind) => `case ${kind}`), 'report', 'action', 'questionnaire', 'template'];

export function parametersModule(platform: Platform): ServerModule<typeof parametersEndpoints> {
  return {
    handlers: {
      getParameters: ({ context }) => getParameters(platform, context),
      getNumbering: ({ context }) =>
        platform.database.read(context, async (reader) => ({
          series: await listSeries(reader, context.actor.companyId, countedSeries),
        })),
      getUsage: ({ context }) =>
        platform.database.read(context, (reader) => findUsage(reader, context.actor.companyId)),
      changeParameters: ({ context, ifMatch, body }) => changeParameters(platform, context, ifMatch, body),
    },
  };
}
