import type { controlChartEndpoints } from '@vigie/domain/modules/insights/control-charts/contract';
import type { ServerModule } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import type { InsightsReader } from '../insights';
import { getControlChart } from './charts';
import { monthlyMails, sendMonthlyFigures } from './monthly-mail';
import { changeOwner, listIndicators } from './owners';
import { reportSignal } from './report-signal';
import { findSignals, listSignals } from './signals';
import { changeSubscription, getSubscription } from './subscriptions';

export function controlChartsModule(
  platform: Platform,
  figures: InsightsReader,
): ServerModule<typeof controlChartEndpoints> {
  return {
    handlers: {
      getControlChart: ({ context, params, query }) => getControlChart(figures, context, params.indicator, query),
      listIndicators: ({ context }) => listIndicators(platform, context),
      changeIndicatorOwner: ({ context, params, ifMatch, body }) =>
        changeOwner(platform, context, { name: params.indicator, version: ifMatch, ownerId: body.ownerId }),
      listSignals: ({ context, query }) => listSignals(platform, context, query.indicator),
      reportSignal: ({ context, params }) => reportSignal(platform, context, params.id),
      getSubscription: ({ context }) => getSubscription(platform, context),
      changeSubscription: ({ context, body }) => changeSubscription(platform, context, body),
    },
    mails: monthlyMails(platform, figures),
    tasks: {
      'find-signals': () => findSignals(platform, figures),
      'send-monthly-figures': () => sendMonthlyFigures(platform),
    },
    // The month is sent on its first day; a program that did not run then makes up for it within a week.
    schedules: { 'find-signals': '50 3 * * *', 'send-monthly-figures': '40 5 1-7 * *' },
  };
}
