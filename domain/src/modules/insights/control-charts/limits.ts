/**
 * Shewhart charts as in Montgomery, Introduction to Statistical Quality Control, and the NIST/SEMATECH e-Handbook of Statistical
 * Methods, 6.3.2.2 (individuals and moving ranges) and 6.3.3 (counts and proportions).
 */
export const chartTypes = ['individuals', 'proportion', 'rate'] as const;
export type ChartType = (typeof chartTypes)[number];

/** What was measured in one bucket of time. Where there was nothing to measure, the value is null: a gap, never a zero. */
export interface Measured {
  /** For individuals the value itself, otherwise what was counted. */
  readonly count: number | null;
  /** Of how many: the sample of a proportion, the units of a rate; unused for individuals. */
  readonly size: number | null;
}

export interface Limits {
  readonly center: number;
  /** Standard deviation of this very point: larger samples have narrower limits. */
  readonly sigma: number;
  readonly upper: number;
  readonly lower: number;
}

/** d2 for ranges of two values. */
const meanRangeOfTwo = 1.128;
/** D4 for ranges of two values. */
const rangeLimitOfTwo = 3.267;

/** Below it limits say more about chance than about the process. */
export const fewestPoints = 12;

export function measuredValue(type: ChartType, { count, size }: Measured): number | null {
  if (count === null) return null;
  if (type === 'individuals') return count;
  return size === null || size <= 0 ? null : count / size;
}

/** Only between neighbours: across a gap two values are not consecutive. */
export function movingRanges(values: readonly (number | null)[]): readonly (number | null)[] {
  return values.map((value, index) => {
    const before = values[index - 1];
    return value === null || before === undefined || before === null ? null : Math.abs(value - before);
  });
}

/** Null for all when there is nothing to learn a spread from. */
export function limitsOf(type: ChartType, measured: readonly Measured[]): readonly (Limits | null)[] {
  if (type === 'individuals') return individualLimits(measured.map(({ count }) => count));
  const known = measured.filter((one) => measuredValue(type, one) !== null);
  const counted = sum(known.map(({ count }) => count ?? 0));
  const size = sum(known.map((one) => one.size ?? 0));
  if (size === 0) return measured.map(() => null);
  const center = counted / size;
  const variance = type === 'proportion' ? center * (1 - center) : center;
  return measured.map((one) =>
    measuredValue(type, one) === null ? null : around(type, center, Math.sqrt(Math.max(0, variance) / (one.size ?? 1))),
  );
}

export interface RangeLimits {
  readonly center: number;
  readonly upper: number;
}

export function rangeLimits(ranges: readonly (number | null)[]): RangeLimits | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  const center = sum(known) / known.length;
  return { center, upper: rangeLimitOfTwo * center };
}

function individualLimits(values: readonly (number | null)[]): readonly (Limits | null)[] {
  const known = values.filter((value) => value !== null);
  const ranges = rangeLimits(movingRanges(values));
  if (!ranges) return values.map(() => null);
  const limits = around('individuals', sum(known) / known.length, ranges.center / meanRangeOfTwo);
  return values.map((value) => (value === null ? null : limits));
}

/** None of our figures can be below zero, and no proportion above one. */
function around(type: ChartType, center: number, sigma: number): Limits {
  const upper = center + 3 * sigma;
  return {
    center,
    sigma,
    upper: type === 'proportion' ? Math.min(1, upper) : upper,
    lower: Math.max(0, center - 3 * sigma),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
