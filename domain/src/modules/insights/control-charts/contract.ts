import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { pathId, rowId } from '../../../kernel/ids';
import { person } from '../../accounts/public';
import { questionFields } from '../question';
import { bucketsShown, chartBuckets } from './buckets';
import { indicatorNames } from './indicators';
import { chartTypes } from './limits';
import { ruleNames } from './rules';

const limits = z.object({ center: z.number(), sigma: z.number(), upper: z.number(), lower: z.number() });
const rules = z.array(z.enum(ruleNames));

export const chartPoint = z.object({
  /** First and last day. */
  from: z.string(),
  to: z.string(),
  /** What was counted, or for individuals measured; null where there was nothing to. */
  count: z.nullable(z.number()),
  /** Of how many. */
  size: z.nullable(z.number()),
  value: z.nullable(z.number()),
  /** Of this very point; null where there is no value, or too few points for limits. */
  limits: z.nullable(limits),
  movingRange: z.nullable(z.number()),
  /** The rules whose pattern this point completes. */
  rules,
  /** Those among them that the point before did not complete. */
  newRules: rules,
});

export const shownChart = z.object({
  indicator: z.enum(indicatorNames),
  type: z.enum(chartTypes),
  bucket: z.enum(chartBuckets),
  /** False: fewer points than limits can be drawn from. */
  hasEnough: z.boolean(),
  points: z.array(chartPoint),
  /** Of the chart of moving ranges; null for proportions and rates. */
  ranges: z.nullable(z.object({ center: z.number(), upper: z.number() })),
});
export type ShownChart = z.infer<typeof shownChart>;

export const indicator = z.object({
  name: z.enum(indicatorNames),
  type: z.enum(chartTypes),
  /** Is notified of its signals. */
  owner: z.nullable(person),
  /** 0 where no owner was ever named. */
  version: z.int(),
});
export type Indicator = z.infer<typeof indicator>;

export const kpiSignal = z.object({
  id: z.int(),
  /** As the report shows it. */
  reference: z.string(),
  indicator: z.enum(indicatorNames),
  bucket: z.enum(chartBuckets),
  from: z.string(),
  rule: z.enum(ruleNames),
  value: z.number(),
  foundAt: z.string(),
  /** What it became. */
  reportId: z.nullable(z.string()),
});
export type KpiSignal = z.infer<typeof kpiSignal>;

export const subscription = z.object({ isOn: z.boolean() });

export const controlChartEndpoints = {
  getControlChart: endpoint({
    method: 'GET',
    path: '/api/v1/insights/control-charts/:indicator',
    isHeavy: true,
    summary: 'The control chart of an indicator over the last periods that have ended',
    params: z.object({ indicator: z.enum(indicatorNames) }),
    query: z.object({
      bucket: z._default(z.enum(chartBuckets), 'month'),
      buckets: z._default(
        z.coerce.number().check(z.int(), z.gte(bucketsShown.least), z.lte(bucketsShown.most)),
        bucketsShown.usual,
      ),
      site: questionFields.site,
      kind: questionFields.kind,
      team: questionFields.team,
    }),
    output: shownChart,
  }),
  listIndicators: endpoint({
    method: 'GET',
    path: '/api/v1/insights/indicators',
    summary: 'The indicators that have a control chart, and who is notified of their signals',
    output: z.object({ items: z.array(indicator) }),
  }),
  changeIndicatorOwner: endpoint({
    method: 'PATCH',
    path: '/api/v1/insights/indicators/:indicator',
    summary: 'Name who is notified of the signals of an indicator, or remove them',
    changes: true,
    params: z.object({ indicator: z.enum(indicatorNames) }),
    body: z.object({ ownerId: z.nullable(rowId) }),
    output: indicator,
  }),
  listSignals: endpoint({
    method: 'GET',
    path: '/api/v1/insights/signals',
    summary: 'The signals that were found, newest first, at most a hundred',
    query: z.object({ indicator: z.optional(z.enum(indicatorNames)) }),
    output: z.object({ items: z.array(kpiSignal) }),
  }),
  reportSignal: endpoint({
    method: 'POST',
    path: '/api/v1/insights/signals/:id/report',
    summary: 'Begin the report of a signal; 409 when it has one, unless its draft was given up',
    creates: true,
    status: 201,
    params: z.object({ id: pathId }),
    output: z.object({ reportId: z.string() }),
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/api/v1/insights/subscription',
    summary: 'Whether the signed-in person receives the figures of each month by mail',
    output: subscription,
  }),
  changeSubscription: endpoint({
    method: 'PUT',
    path: '/api/v1/insights/subscription',
    summary: 'Receive the figures of each month by mail, or no longer',
    body: subscription,
    output: subscription,
  }),
};
