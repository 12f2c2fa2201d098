/** Days of the house are days of UTC, written `2026-12-31`. */
export const bucketSizes = ['day', 'week', 'month'] as const;
export type BucketSize = (typeof bucketSizes)[number];

export interface Span {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * dayMs);
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);
/** Both ends included. */
export const lengthOf = ({ from, to }: Span): number => daysBetween(from, to) + 1;
export const longestPeriod = 3660;

/** As many days, up to the day before. */
export function periodBefore(period: Span): Span {
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - lengthOf(period)), to };
}

const mostDays: Readonly<Record<BucketSize, number>> = { day: 92, week: 731, month: longestPeriod };
const usualDays: Readonly<Record<BucketSize, number>> = { day: 31, week: 186, month: longestPeriod };

/** The size that was asked for, as long as it can be drawn; unasked, the one that suits the length. */
export function bucketSizeFor(period: Span, asked?: BucketSize): BucketSize {
  const length = lengthOf(period);
  const bounds = asked ? mostDays : usualDays;
  const sizes = bucketSizes.slice(asked ? bucketSizes.indexOf(asked) : 0);
  return sizes.find((size) => length <= bounds[size]) ?? 'month';
}

/** The parts of a period: weeks begin on Monday, and the first and last part are cut where the period is. */
export function bucketsOf(period: Span, size: BucketSize): readonly Span[] {
  const buckets: Span[] = [];
  for (let from = period.from; from <= period.to; ) {
    const end = endOfBucket(from, size);
    const to = end < period.to ? end : period.to;
    buckets.push({ from, to });
    from = addDays(to, 1);
  }
  return buckets;
}

function endOfBucket(day: string, size: BucketSize): string {
  if (size === 'day') return day;
  const date = new Date(timeOf(day));
  if (size === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
}

/** The day on which what there is at the end of a period is counted: its last, or today while it lasts. */
export function dayOfStock(period: Span, today: string): string {
  return period.to < today ? period.to : today;
}
