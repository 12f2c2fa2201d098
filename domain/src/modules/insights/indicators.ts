import type { Message } from '../../kernel/message';
import { indicatorMessages, paretoMessages } from './messages/indicators';

/**
 * How an indicator is made: `count` of what happened in the period, `stock` of what there is at its end, `rate` of some of
 * them among all, `duration` between two days, `sum` of amounts.
 */
export type Measure = 'count' | 'stock' | 'rate' | 'duration' | 'sum';
export type Unit = 'cases' | 'actions' | 'share' | 'days' | 'euros';
/** The day of a case that the period is held against; `end` for what there is at the end of the period. */
export type CountedDay = 'opened' | 'submitted' | 'approved' | 'closed' | 'judged' | 'end';

interface IndicatorRow {
  readonly name: Message;
  readonly definition: Message;
  readonly numerator: Message;
  readonly denominator: Message | null;
  readonly measure: Measure;
  readonly unit: Unit;
  readonly day: CountedDay;
  /** Which way is good; null where neither is. */
  readonly better: 'up' | 'down' | null;
  /** What its figure leads to. */
  readonly lists: 'cases' | 'actions';
  /** Imported cases are not among those that it counts: what it says of a case is not known of their life elsewhere. */
  readonly leavesOutImported?: boolean;
}

const m = indicatorMessages;
const cases = { unit: 'cases', lists: 'cases', denominator: null } as const;
const rate = { measure: 'rate', unit: 'share', lists: 'cases' } as const;
const duration = { measure: 'duration', unit: 'days', better: 'down', lists: 'cases', denominator: null } as const;

/**
 * Everything the KPI page says of itself: adding an indicator is adding a row, what it counts in `counting`, and the
 * conditions that list it in the server.
 */
export const indicators = {
  opened: { ...m.opened, ...cases, measure: 'count', day: 'opened', better: null },
  closed: { ...m.closed, ...cases, measure: 'count', day: 'closed', better: 'up' },
  backlog: { ...m.backlog, ...cases, measure: 'stock', day: 'end', better: 'down' },
  overdue: { ...m.overdue, ...rate, day: 'end', better: 'down' },
  onTime: { ...m.onTime, ...rate, day: 'approved', better: 'up' },
  firstTime: { ...m.firstTime, ...rate, day: 'approved', better: 'up', leavesOutImported: true },
  recurrence: { ...m.recurrence, ...rate, day: 'opened', better: 'down' },
  effectiveness: { ...m.effectiveness, ...rate, day: 'judged', better: 'up' },
  extended: { ...m.extended, ...rate, day: 'closed', better: 'down', leavesOutImported: true },
  reopened: { ...m.reopened, ...rate, day: 'closed', better: 'down', leavesOutImported: true },
  cost: { ...m.cost, measure: 'sum', unit: 'euros', day: 'opened', better: 'down', lists: 'cases' },
  leadReport: { ...m.leadReport, ...duration, day: 'opened', leavesOutImported: true },
  leadWriting: { ...m.leadWriting, ...duration, day: 'submitted', leavesOutImported: true },
  leadReview: { ...m.leadReview, ...duration, day: 'approved' },
  leadClosing: { ...m.leadClosing, ...duration, day: 'closed' },
  leadWhole: { ...m.leadWhole, ...duration, day: 'closed' },
  openActions: {
    ...m.openActions,
    measure: 'stock',
    unit: 'actions',
    day: 'end',
    better: 'down',
    lists: 'actions',
    denominator: null,
  },
  overdueActions: { ...m.overdueActions, ...rate, day: 'end', better: 'down', lists: 'actions' },
} as const satisfies Record<string, IndicatorRow>;

export type IndicatorKey = keyof typeof indicators;
export type Indicator = IndicatorRow;
export const indicatorKeys = Object.keys(indicators) as [IndicatorKey, ...IndicatorKey[]];
export const indicatorOf = (key: IndicatorKey): Indicator => indicators[key];

export const leadPhases = ['leadReport', 'leadWriting', 'leadReview', 'leadClosing', 'leadWhole'] as const;
export type LeadPhase = (typeof leadPhases)[number];

/** What the page shows as one figure each; durations have a median and a ninetieth percentile, and a table of their own. */
export const figureKeys = indicatorKeys.filter(
  (key) => indicators[key].measure !== 'duration',
) as readonly IndicatorKey[];

/** What has a point for each part of the period; of what there is at its end, the end of each part. */
export const seriesKeys = [
  'opened',
  'closed',
  'backlog',
  'overdue',
  'onTime',
  'firstTime',
  'recurrence',
  'effectiveness',
  'extended',
  'reopened',
  'cost',
  'leadWhole',
] as const satisfies readonly IndicatorKey[];
export type SeriesKey = (typeof seriesKeys)[number];

export const paretoKeys = ['kind', 'product', 'department', 'detection', 'cause'] as const;
export type ParetoKey = (typeof paretoKeys)[number];
export const paretoNames: Readonly<Record<ParetoKey, Message>> = paretoMessages;
/** Bars that a Pareto shows; the rest is counted together. */
export const paretoBars = 12;

/** Ages of the backlog in days, both ends included; the last has none. */
export const ageBands = [
  { part: '0-30', from: 0, to: 30 },
  { part: '31-60', from: 31, to: 60 },
  { part: '61-90', from: 61, to: 90 },
  { part: '91-180', from: 91, to: 180 },
  { part: '181-', from: 181, to: null },
] as const;
export type AgePart = (typeof ageBands)[number]['part'];

/** Most people in the table of workloads, those with most first. */
export const workloadRows = 20;
