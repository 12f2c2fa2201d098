import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type PromMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Labels = Record<string, string | number>;

/** What /metrics shows, under the same names, for a collector that is sent to instead of asking. */
export function registryAsMetrics(registry: Registry, resource: Resource): MetricProducer {
  const began = now();
  return {
    collect: async () => {
      const errors: unknown[] = [];
      const found = await registry.getMetricsAsJSON().catch((error: unknown) => {
        errors.push(error);
        return [];
      });
      const metrics = found.flatMap((metric) => metricOf(metric, began, now()) ?? []);
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'vigie' }, metrics }] }, errors };
    },
  };
}

function metricOf(metric: PromMetric, startTime: HrTime, endTime: HrTime): MetricData | null {
  const described = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <Value>(attributes: Labels, value: Value): DataPoint<Value> => ({
    startTime,
    endTime,
    attributes,
    value,
  });
  // prom-client names its types by words, whatever its declarations say.
  const type = metric.type as unknown as string;
  if (type === 'histogram') {
    const dataPoints = histogramsOf(metric).map(({ labels, histogram }) => point(labels, histogram));
    return { ...described, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  // A figure that there is none of yet is left out: JSON has no word for it.
  const dataPoints = metric.values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => point(labels as Labels, value));
  if (dataPoints.length === 0) return null;
  if (type === 'counter') return { ...described, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...described, dataPointType: DataPointType.GAUGE, dataPoints };
}

interface Collected {
  readonly labels: Labels;
  readonly bounds: number[];
  /** As Prometheus counts: each of them with all smaller ones. */
  readonly upTo: number[];
  sum: number;
  count: number;
}

function histogramsOf(metric: PromMetric): { labels: Labels; histogram: Histogram }[] {
  const byLabels = new Map<string, Collected>();
  for (const one of metric.values) {
    const { le, ...labels } = one.labels as Labels;
    const key = JSON.stringify(labels);
    const collected = byLabels.get(key) ?? { labels, bounds: [], upTo: [], sum: 0, count: 0 };
    byLabels.set(key, collected);
    const name = (one as { metricName?: string }).metricName ?? '';
    if (name.endsWith('_sum')) collected.sum = one.value;
    else if (name.endsWith('_count')) collected.count = one.value;
    else if (Number.isFinite(Number(le))) {
      collected.bounds.push(Number(le));
      collected.upTo.push(one.value);
    }
  }
  return [...byLabels.values()].map(({ labels, bounds, upTo, sum, count }) => {
    const counts = [...upTo, count].map((value, place) => value - (place > 0 ? (upTo[place - 1] ?? 0) : 0));
    return { labels, histogram: { buckets: { boundaries: bounds, counts }, sum, count } };
  });
}

function now(): HrTime {
  const ms = Date.now();
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}
