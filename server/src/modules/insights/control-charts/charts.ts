import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { endedBuckets } from '@vigie/domain/modules/insights/control-charts/buckets';
import type { controlChartEndpoints, ShownChart } from '@vigie/domain/modules/insights/control-charts/contract';
import { controlChart } from '@vigie/domain/modules/insights/control-charts/control-chart';
import {
  type IndicatorName,
  indicatorCharts,
  isCharted,
} from '@vigie/domain/modules/insights/control-charts/indicators';
import { measuredPoints } from '@vigie/domain/modules/insights/control-charts/measured-points';
import type { Series } from '@vigie/domain/modules/insights/figures';
import type { Context } from '../../../platform/context';
import type { InsightsReader } from '../insights';

export type AskedChart = QueryOf<(typeof controlChartEndpoints)['getControlChart']>;

export async function getControlChart(
  figures: InsightsReader,
  context: Context,
  indicator: IndicatorName,
  asked: AskedChart,
): Promise<ShownChart> {
  const today = new Date().toISOString().slice(0, 10);
  const charts = await readCharts(figures, context, asked, today);
  return charts.get(indicator) ?? chartOf({ key: indicator, points: [] }, indicator, asked);
}

/** All charts of one question, which the figures answer at once, up to the last period that has ended. */
export async function readCharts(
  figures: InsightsReader,
  context: Context,
  asked: AskedChart,
  today: string,
): Promise<ReadonlyMap<IndicatorName, ShownChart>> {
  const { bucket, buckets, ...filters } = asked;
  const periods = endedBuckets(bucket, buckets, today);
  const question = { ...filters, bucket, from: periods.at(0)?.from ?? today, to: periods.at(-1)?.to ?? today };
  const { series } = await figures.read(context, question);
  return new Map(
    series.flatMap((one) => (isCharted(one.key) ? [[one.key, chartOf(one, one.key, asked)] as const] : [])),
  );
}

function chartOf({ points }: Series, indicator: IndicatorName, { bucket }: AskedChart): ShownChart {
  const chart = controlChart(indicatorCharts[indicator], measuredPoints(indicator, bucket, points));
  return {
    indicator,
    bucket,
    type: chart.type,
    hasEnough: chart.hasEnough,
    ranges: chart.ranges,
    points: points.flatMap(({ from, to }, index) => {
      const point = chart.points[index];
      return point ? [{ from, to, ...point, rules: [...point.rules], newRules: [...point.newRules] }] : [];
    }),
  };
}
