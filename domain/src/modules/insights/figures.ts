import * as z from 'zod/mini';
import { kinds } from '../../kernel/kinds';
import {
  ageBands,
  type IndicatorKey,
  indicatorKeys,
  indicatorOf,
  leadPhases,
  paretoKeys,
  seriesKeys,
} from './indicators';
import { bucketSizes } from './periods';

const span = { from: z.string(), to: z.string() };

/**
 * A value with what it was made of. Of a rate the value is between 0 and 1, and null when there is nothing to divide by; of a
 * sum it is null when nothing was entered; of a duration it is the median, and null without a case.
 */
export const measured = z.object({
  value: z.nullable(z.number()),
  numerator: z.number(),
  denominator: z.nullable(z.int()),
});
export type Measured = z.infer<typeof measured>;

export const figure = z.extend(measured, {
  key: z.enum(indicatorKeys),
  before: measured,
  /** How many were imported of those that it counts, or counts among; none where it leaves them out. */
  imported: z.int(),
  /** The address of the list of what the numerator counts. */
  list: z.string(),
  /** And of what the denominator counts. */
  listAll: z.nullable(z.string()),
});
export type Figure = z.infer<typeof figure>;

export const seriesPoint = z.extend(measured, span);
export type SeriesPoint = z.infer<typeof seriesPoint>;
export const series = z.object({ key: z.enum(seriesKeys), points: z.array(seriesPoint) });
export type Series = z.infer<typeof series>;

const spread = { count: z.int(), median: z.nullable(z.int()), p90: z.nullable(z.int()) };
export const leadTime = z.object({
  ...spread,
  phase: z.enum(leadPhases),
  before: z.object(spread),
  imported: z.int(),
  list: z.string(),
});
export type LeadTime = z.infer<typeof leadTime>;

export const ageCount = z.object({
  part: z.enum(ageBands.map(({ part }) => part)),
  count: z.int(),
  before: z.int(),
  list: z.string(),
});
export type AgeCount = z.infer<typeof ageCount>;

/** One bar; `part` is the kind, the M category, or the text as it was entered, empty where nothing was said. */
export const paretoBar = z.object({ part: z.string(), count: z.int(), before: z.int(), list: z.string() });
export type ParetoBar = z.infer<typeof paretoBar>;
export const pareto = z.object({
  by: z.enum(paretoKeys),
  /** Cases opened in the period; for causes, those that have a classified root cause. A case may have several causes. */
  total: z.int(),
  bars: z.array(paretoBar),
  /** What stands behind the last bar: how many values, and how many cases together. */
  others: z.nullable(z.object({ values: z.int(), count: z.int() })),
});
export type Pareto = z.infer<typeof pareto>;

export const personLoad = z.object({
  userId: z.int(),
  name: z.string(),
  cases: z.int(),
  overdueCases: z.int(),
  actions: z.int(),
  overdueActions: z.int(),
  list: z.string(),
  listOfActions: z.string(),
});
export type PersonLoad = z.infer<typeof personLoad>;

export const insights = z.object({
  period: z.object({ ...span, bucket: z.enum(bucketSizes), before: z.object(span) }),
  /** The day on which stocks are counted. */
  asOf: z.string(),
  knownOn: z.nullable(z.string()),
  figures: z.array(figure),
  series: z.array(series),
  ages: z.array(ageCount),
  leadTimes: z.array(leadTime),
  paretos: z.array(pareto),
  workload: z.array(personLoad),
});
export type Insights = z.infer<typeof insights>;

/** A row of the list behind a figure: a case, or of figures of actions an action. */
export const countedRecord = z.object({
  record: z.enum(['case', 'action']),
  id: z.string(),
  kind: z.nullable(z.enum(kinds)),
  status: z.string(),
  summary: z.string(),
  ownerId: z.nullable(z.int()),
  owner: z.string(),
  openedDay: z.string(),
  dueDay: z.nullable(z.string()),
  closedDay: z.nullable(z.string()),
  cost: z.nullable(z.int()),
  isImported: z.boolean(),
  address: z.string(),
});
export type CountedRecord = z.infer<typeof countedRecord>;

/** A case that a figure counted on the day and no longer does, or the other way round, or whose amount or days changed. */
export const differingCase = z.object({
  record: z.enum(['case', 'action']),
  id: z.string(),
  summary: z.string(),
  address: z.string(),
  change: z.enum(['entered', 'left', 'changed']),
  /** False for a case that did not exist, or was not known, on that day. */
  wasKnown: z.boolean(),
  isImported: z.boolean(),
  /** Names are those of `factMessages`; days, texts and numbers as they were and as they are. */
  fields: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
});
export type DifferingCase = z.infer<typeof differingCase>;
export const mostDifferences = 100;

export const difference = z.object({
  key: z.enum(indicatorKeys),
  knownOn: z.string(),
  asKnown: measured,
  now: measured,
  items: z.array(differingCase),
  total: z.int(),
});
export type Difference = z.infer<typeof difference>;

export const choices = z.object({
  sites: z.array(z.string()),
  teams: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type Choices = z.infer<typeof choices>;

/** Nothing to divide by is no data: neither 0 nor 100 %. */
export function measuredOf(key: IndicatorKey, numerator: number, denominator: number | null = null): Measured {
  switch (indicatorOf(key).measure) {
    case 'rate':
      return { value: denominator ? numerator / denominator : null, numerator, denominator: denominator ?? 0 };
    case 'sum':
      return { value: denominator ? numerator : null, numerator, denominator: denominator ?? 0 };
    default:
      return { value: numerator, numerator, denominator: null };
  }
}

/** Of a duration: its median, and how many cases it is made of. */
export function durationOf(median: number | null, count: number): Measured {
  return { value: count > 0 ? median : null, numerator: count, denominator: null };
}

/** By how much a value has changed against the period before, in its own unit; null where either says nothing. */
export function changeOf(now: Measured, before: Measured): number | null {
  return now.value === null || before.value === null ? null : now.value - before.value;
}

export type Verdict = 'better' | 'worse' | 'same' | 'neutral';
/** Whether a change is good news. */
export function verdictOf(key: IndicatorKey, now: Measured, before: Measured): Verdict {
  const change = changeOf(now, before);
  const { better } = indicatorOf(key);
  if (change === null || better === null) return 'neutral';
  if (change === 0) return 'same';
  return change > 0 === (better === 'up') ? 'better' : 'worse';
}
