import type { allInsightsEndpoints } from '@vigie/domain/modules/insights/all-endpoints';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { readAuditFigures } from './audit-figures';
import { controlChartsModule } from './control-charts/routes';
import { InsightsReader } from './insights';
import { insightsModule as figuresModule } from './routes';

/** The figures, and the control charts that are drawn of them. */
export function insightsModule(platform: Platform): ServerModule<typeof allInsightsEndpoints> {
  const figures = figuresModule(platform);
  const charts = controlChartsModule(platform, new InsightsReader(platform));
  return {
    ...figures,
    handlers: {
      ...figures.handlers,
      ...charts.handlers,
      getAuditFigures: ({ context, query }) => readAuditFigures(platform, context, query),
    },
    tasks: { ...figures.tasks, ...charts.tasks },
    schedules: { ...figures.schedules, ...charts.schedules },
    mails: { ...figures.mails, ...charts.mails },
  };
}
