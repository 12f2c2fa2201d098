import type { SeriesPoint } from '../figures';
import { lengthOf } from '../periods';
import type { ChartBucket } from './buckets';
import { type IndicatorName, indicatorCharts, unitDays } from './indicators';
import type { Measured } from './limits';

/**
 * The points of a series as a chart measures them. A count of zero is a value, but not before the first case: there was nothing
 * to count yet.
 */
export function measuredPoints(
  name: IndicatorName,
  bucket: ChartBucket,
  points: readonly SeriesPoint[],
): readonly Measured[] {
  const type = indicatorCharts[name];
  if (type === 'proportion') {
    return points.map(({ numerator, denominator }) => ({ count: numerator, size: denominator ?? 0 }));
  }
  const first = name === 'leadWhole' ? 0 : points.findIndex(({ value }) => value !== null && value > 0);
  return points.map((point, index) => {
    const count = first === -1 || index < first ? null : point.value;
    return { count, size: type === 'rate' ? lengthOf(point) / unitDays[bucket] : null };
  });
}
