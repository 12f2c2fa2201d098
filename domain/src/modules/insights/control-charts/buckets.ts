export const chartBuckets = ['month', 'week'] as const;
export type ChartBucket = (typeof chartBuckets)[number];
/** How many periods a chart goes back. */
export const bucketsShown = { usual: 24, least: 12, most: 60 };

/** First and last day of a period. */
export interface Bucket {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Weeks begin on Monday. */
export function bucketStart(bucket: ChartBucket, day: string): string {
  if (bucket === 'month') return `${day.slice(0, 7)}-01`;
  const time = Date.parse(day);
  return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs);
}

function previousStart(bucket: ChartBucket, start: string): string {
  return bucketStart(bucket, dayOf(Date.parse(start) - dayMs));
}

/** The last periods that had ended before `today`, the oldest first: one that is still running would look like a fall. */
export function endedBuckets(bucket: ChartBucket, count: number, today: string): readonly Bucket[] {
  const buckets: Bucket[] = [];
  let next = bucketStart(bucket, today);
  for (let index = 0; index < count; index++) {
    const from = previousStart(bucket, next);
    buckets.unshift({ from, to: dayOf(Date.parse(next) - dayMs) });
    next = from;
  }
  return buckets;
}
