import { numberedSeries, type parametersEndpoints, seriesName } from '@vigie/domain/modules/parameters/contract';
import { listSeries } from '../../platform/database/numbers';
import { findUsage } from '../../platform/database/quotas';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { changeParameters, getParameters } from './service';

export function parametersModule(platform: Platform): ServerModule<typeof parametersEndpoints> {
  return {
    handlers: {
      getParameters: ({ context }) => getParameters(platform, context),
      getNumbering: ({ context }) =>
        platform.database.read(context, async (reader) => {
          const year = new Date().getUTCFullYear();
          const names = numberedSeries.map((series) => seriesName(series, year));
          return { series: await listSeries(reader, context.actor.companyId, names) };
        }),
      getUsage: ({ context }) =>
        platform.database.read(context, (reader) => findUsage(reader, context.actor.companyId)),
      changeParameters: ({ context, ifMatch, body }) => changeParameters(platform, context, ifMatch, body),
    },
  };
}
