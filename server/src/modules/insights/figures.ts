import { mCategories } from '@vigie/domain/modules/cases/public';
import {
  durationOf,
  type Figure,
  type Insights,
  type LeadTime,
  type Measured,
  measuredOf,
  type Pareto,
  type Series,
} from '@vigie/domain/modules/insights/figures';
import {
  ageBands,
  figureKeys,
  type IndicatorKey,
  indicatorOf,
  leadPhases,
  paretoBars,
  paretoKeys,
  seriesKeys,
  workloadRows,
} from '@vigie/domain/modules/insights/indicators';
import { figureAddress, type Question } from '@vigie/domain/modules/insights/question';
import type {
  ActionStockRow,
  ApprovedRow,
  ClosedRow,
  Cut,
  JudgedRow,
  LeadRow,
  OpenedRow,
  ParetoRow,
  StockRow,
} from './repository/counts';
import { slotOfBucket } from './repository/counts';

/** What the database has counted. */
export interface Counts {
  readonly opened: readonly OpenedRow[];
  readonly approved: readonly ApprovedRow[];
  readonly closed: readonly ClosedRow[];
  readonly judged: readonly JudgedRow[];
  readonly late: readonly { readonly slot: number; readonly late: number }[];
  readonly paretos: readonly ParetoRow[];
  readonly open: readonly StockRow[];
  readonly openBefore: readonly StockRow[];
  readonly actions: readonly ActionStockRow[];
  readonly leads: Readonly<Record<(typeof leadPhases)[number], readonly LeadRow[]>>;
}

/** Slots from the first to the last, both included. */
interface Reach {
  readonly first: number;
  readonly last: number;
}

type Numbered<Row> = { readonly [Name in keyof Row]: Row[Name] extends number ? Name : never }[keyof Row];

function sumOf<Row extends { readonly slot: number }>(rows: readonly Row[], name: Numbered<Row>, reach: Reach): number {
  let sum = 0;
  for (const row of rows) if (row.slot >= reach.first && row.slot <= reach.last) sum += Number(row[name]);
  return sum;
}

/** An indicator over some slots; of what there is at their end, everything up to there. */
function measure(counts: Counts, key: IndicatorKey, reach: Reach): Measured {
  const { opened, approved, closed, judged, late } = counts;
  const sofar = { first: 0, last: reach.last };
  switch (key) {
    case 'opened':
      return measuredOf(key, sumOf(opened, 'opened', reach));
    case 'closed':
      return measuredOf(key, sumOf(closed, 'closed', reach));
    case 'backlog':
      return measuredOf(key, sumOf(opened, 'opened', sofar) - sumOf(closed, 'closed', sofar));
    case 'overdue':
      return measuredOf(
        key,
        sumOf(late, 'late', sofar) - sumOf(approved, 'late', sofar) - sumOf(closed, 'unapprovedLate', sofar),
        sumOf(opened, 'opened', sofar) - sumOf(approved, 'approved', sofar) - sumOf(closed, 'unapproved', sofar),
      );
    case 'onTime':
    case 'firstTime':
      return measuredOf(key, sumOf(approved, key, reach), sumOf(approved, 'approved', reach));
    case 'recurrence':
      return measuredOf(key, sumOf(opened, 'recurrent', reach), sumOf(opened, 'answered', reach));
    case 'effectiveness':
      return measuredOf(key, sumOf(judged, 'effective', reach), sumOf(judged, 'judged', reach));
    case 'extended':
    case 'reopened':
      return measuredOf(key, sumOf(closed, key, reach), sumOf(closed, 'closed', reach));
    case 'cost':
      return measuredOf(key, sumOf(opened, 'cost', reach), sumOf(opened, 'costed', reach));
    default:
      throw new Error(`${key} is not counted by slots`);
  }
}

function measureActions(counts: Counts, key: 'openActions' | 'overdueActions', isBefore: boolean): Measured {
  const all = counts.actions.find(({ isTotal }) => isTotal);
  const open = (isBefore ? all?.openBefore : all?.open) ?? 0;
  if (key === 'openActions') return measuredOf(key, open);
  return measuredOf(key, (isBefore ? all?.overdueBefore : all?.overdue) ?? 0, open);
}

function figureOf(counts: Counts, cut: Cut, asked: Question, key: IndicatorKey): Figure {
  const now = { first: slotOfBucket(0), last: slotOfBucket(cut.buckets.length - 1) };
  const isOfActions = key === 'openActions' || key === 'overdueActions';
  const [value, before] = isOfActions
    ? [measureActions(counts, key, false), measureActions(counts, key, true)]
    : [measure(counts, key, now), measure(counts, key, { first: 1, last: 1 })];
  const listAll = value.denominator === null ? null : figureAddress(asked, { figure: key, side: 'denominator' });
  return { key, ...value, before, list: figureAddress(asked, { figure: key }), listAll };
}

function seriesOf(counts: Counts, { buckets, asOf }: Cut, key: (typeof seriesKeys)[number]): Series {
  const points = buckets.map((span, place) => {
    const slot = slotOfBucket(place);
    const lead = counts.leads.leadWhole.find((row) => row.slot === slot);
    const measured =
      key === 'leadWhole'
        ? durationOf(lead?.median ?? null, lead?.count ?? 0)
        : measure(counts, key, { first: slot, last: slot });
    // Of days that have not come nothing is known, not even that there was nothing.
    return { ...span, ...measured, ...(span.from > asOf && { value: null }) };
  });
  return { key, points };
}

function leadTimeOf(counts: Counts, asked: Question, phase: (typeof leadPhases)[number]): LeadTime {
  const half = (isNow: boolean) => {
    const row = counts.leads[phase].find((one) => one.slot === null && one.isNow === isNow);
    return { count: row?.count ?? 0, median: row?.median ?? null, p90: row?.p90 ?? null };
  };
  return { phase, ...half(true), before: half(false), list: figureAddress(asked, { figure: phase }) };
}

function paretoOf(counts: Counts, asked: Question, by: (typeof paretoKeys)[number]): Pareto {
  const listOf = (part: string) => figureAddress(asked, { figure: 'opened', by, part });
  if (by === 'cause') return causesOf(counts, listOf);
  const rows = counts.paretos.filter((row) => row.by === by);
  const bars = rows.map(({ part, count, before }) => ({ part, count, before, list: listOf(part) }));
  const { values, total } = rows[0] ?? { values: 0, total: 0 };
  const shown = bars.reduce((sum, { count }) => sum + count, 0);
  const others = values > bars.length ? { values: values - bars.length, count: total - shown } : null;
  return { by, total, bars, others };
}

/** A case with several causes stands in several bars. */
function causesOf({ paretos }: Counts, listOf: (part: string) => string): Pareto {
  const rows = paretos.filter(({ by, part }) => by === 'causes' && part !== '0');
  const sum = (place: number, name: 'count' | 'before') =>
    rows.reduce((total, row) => ((Number(row.part) & (1 << place)) === 0 ? total : total + row[name]), 0);
  const bars = mCategories
    .map((part, place) => ({ part, count: sum(place, 'count'), before: sum(place, 'before'), list: listOf(part) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.part < other.part ? -1 : 1))
    .slice(0, paretoBars);
  return { by: 'cause', total: rows.reduce((total, { count }) => total + count, 0), bars, others: null };
}

function agesOf({ open, openBefore }: Counts, asked: Question): Insights['ages'] {
  const countOf = (rows: readonly StockRow[], place: number) => rows.find(({ band }) => band === place)?.open ?? 0;
  return ageBands.map(({ part }, place) => ({
    part,
    count: countOf(open, place),
    before: countOf(openBefore, place),
    list: figureAddress(asked, { figure: 'backlog', by: 'age', part }),
  }));
}

/** Those with most first; whoever has nothing is left out. Names are added by whoever shows them. */
function workloadOf({ open, actions }: Counts, asked: Question): Insights['workload'] {
  const casesOf = new Map(open.map((row) => [row.person, row]));
  const actionsOf = new Map(actions.map((row) => [row.person, row]));
  const people = [...new Set([...casesOf.keys(), ...actionsOf.keys()])].filter((person) => person !== null);
  const loads = people.map((userId) => {
    const [ofCases, ofActions] = [casesOf.get(userId), actionsOf.get(userId)];
    return {
      ...{ userId, name: '', cases: ofCases?.open ?? 0, overdueCases: ofCases?.overdue ?? 0 },
      ...{ actions: ofActions?.open ?? 0, overdueActions: ofActions?.overdue ?? 0 },
    };
  });
  return loads
    .filter(({ cases, actions: tasks }) => cases + tasks > 0)
    .sort((one, other) => other.cases + other.actions - one.cases - one.actions || one.userId - other.userId)
    .slice(0, workloadRows)
    .map((load) => {
      const one = { by: 'person', part: String(load.userId) } as const;
      return {
        ...load,
        list: figureAddress(asked, { figure: 'backlog', ...one }),
        listOfActions: figureAddress(asked, { figure: 'openActions', ...one }),
      };
    });
}

export function insightsOf(counts: Counts, cut: Cut, asked: Question, bucket: Insights['period']['bucket']): Insights {
  return {
    period: { ...cut.period, bucket, before: cut.before },
    asOf: cut.asOf,
    knownOn: asked.knownOn ?? null,
    figures: figureKeys.map((key) => figureOf(counts, cut, asked, key)),
    series: seriesKeys.map((key) => seriesOf(counts, cut, key)),
    ages: agesOf(counts, asked),
    leadTimes: leadPhases.map((phase) => leadTimeOf(counts, asked, phase)),
    paretos: paretoKeys.map((by) => paretoOf(counts, asked, by)),
    workload: workloadOf(counts, asked),
  };
}

/** One figure of them, durations included. */
export function figureIn({ figures, leadTimes }: Insights, key: IndicatorKey): Measured {
  if (indicatorOf(key).measure === 'duration') {
    const lead = leadTimes.find(({ phase }) => phase === key);
    return durationOf(lead?.median ?? null, lead?.count ?? 0);
  }
  const found = figures.find((one) => one.key === key);
  if (!found) throw new Error(`${key} has no figure`);
  const { value, numerator, denominator } = found;
  return { value, numerator, denominator };
}
