import type { insightsEndpoints } from '@vigie/domain/modules/insights/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { searchTeams } from '../accounts/public';
import { getInsightDifference } from './difference';
import { exportInsights } from './export';
import { InsightsReader } from './insights';
import { listCasesOfFigure } from './list-of-figure';
import { printInsights } from './print';
import { listSites } from './repository/records';

const mostTeams = 500;

export function insightsModule(platform: Platform): ServerModule<typeof insightsEndpoints> {
  const insights = new InsightsReader(platform);
  return {
    handlers: {
      getInsights: ({ context, query }) => insights.read(context, query),
      listInsightChoices: ({ context }) =>
        platform.database.read(context, async (reader) => {
          const { companyId } = context.actor;
          const [sites, teams] = await Promise.all([
            listSites(reader, companyId),
            searchTeams(reader, companyId, '', mostTeams),
          ]);
          return { sites, teams: teams.map(({ id, name }) => ({ id, name })) };
        }),
      listCasesOfFigure: ({ context, query }) => listCasesOfFigure(platform, context, query),
      getInsightDifference: ({ context, query }) => getInsightDifference(platform, insights, context, query),
      exportInsights: ({ context, query }) => exportInsights(platform, insights, context, query),
      printInsights: ({ context, query }) => printInsights(platform, insights, context, query),
    },
  };
}
