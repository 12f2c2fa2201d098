import type { SeriesKey } from '../indicators';
import type { ChartBucket } from './buckets';
import type { ChartType } from './limits';

/**
 * What has a control chart, and which. Openings are events that come by chance: a rate by length of time. Shares of cases are
 * proportions. Closings come in batches and durations follow no known law: individuals. Stocks (backlog, overdue) have none,
 * because each month repeats most of the one before.
 */
export const indicatorCharts = {
  opened: 'rate',
  closed: 'individuals',
  onTime: 'proportion',
  firstTime: 'proportion',
  recurrence: 'proportion',
  effectiveness: 'proportion',
  extended: 'proportion',
  reopened: 'proportion',
  leadWhole: 'individuals',
} as const satisfies Partial<Record<SeriesKey, ChartType>>;

export type IndicatorName = keyof typeof indicatorCharts;
export const indicatorNames = Object.keys(indicatorCharts) as [IndicatorName, ...IndicatorName[]];

export const isCharted = (key: string): key is IndicatorName => Object.hasOwn(indicatorCharts, key);

/** Days that a rate is given for: months differ in length, weeks do not. */
export const unitDays: Readonly<Record<ChartBucket, number>> = { month: 30, week: 7 };
