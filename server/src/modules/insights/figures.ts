import { mCategories } from '@vigie/domain/modules/cases/public';
import {
  type CaseCounts,
  type CountedDays,
  type SlotCount,
  type Stock,
  slotOfBucket,
} from '@vigie/domain/modules/insights/counting/case-counts';
import type { Lengths } from '@vigie/domain/modules/insights/counting/lengths';
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
import type { ActionStockRow, ParetoRow } from './repository/counts';
import type { Scope } from './repository/facts';

/** Which facts, and the days that they are cut by. */
export interface Cut extends CountedDays {
  readonly scope: Scope;
}

export interface Counts {
  readonly cases: CaseCounts;
  readonly paretos: readonly ParetoRow[];
  readonly actions: readonly ActionStockRow[];
}

/** Slots from the first to the last, both included. */
interface Reach {
  readonly first: number;
  readonly last: number;
}

/** An indicator over some slots; of what there is at their end, everything up to there. */
function measure({ slots }: CaseCounts, key: IndicatorKey, reach: Reach): Measured {
  const sum = (name: keyof SlotCount, { first, last } = reach) =>
    slots.slice(first, last + 1).reduce((total, slot) => total + slot[name], 0);
  const sofar = { first: 0, last: reach.last };
  switch (key) {
    case 'opened':
    case 'closed':
      return measuredOf(key, sum(key));
    case 'backlog':
      return measuredOf(key, sum('opened', sofar) - sum('closed', sofar));
    case 'overdue':
      return measuredOf(
        key,
        sum('late', sofar) - sum('settledLate', sofar),
        sum('opened', sofar) - sum('settled', sofar),
      );
    case 'onTime':
      return measuredOf(key, sum(key), sum('approved'));
    case 'firstTime':
      return measuredOf(key, sum(key), sum('approvedHere'));
    case 'recurrence':
      return measuredOf(key, sum('recurrent'), sum('answered'));
    case 'effectiveness':
      return measuredOf(key, sum('effective'), sum('judged'));
    case 'extended':
    case 'reopened':
      return measuredOf(key, sum(key), sum('closedHere'));
    case 'cost':
      return measuredOf(key, sum('cost'), sum('costed'));
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
    : [measure(counts.cases, key, now), measure(counts.cases, key, { first: 1, last: 1 })];
  const listAll = value.denominator === null ? null : figureAddress(asked, { figure: key, side: 'denominator' });
  const imported = isOfActions ? 0 : importedAmong(counts.cases, key, now);
  return { key, ...value, before, imported, list: figureAddress(asked, { figure: key }), listAll };
}

/** Of those that a figure counts, or counts among. Imports bring no actions. */
function importedAmong({ imported }: CaseCounts, key: IndicatorKey, reach: Reach): number {
  if (!imported) return 0;
  const { numerator, denominator } = measure(imported, key, reach);
  return denominator ?? numerator;
}

function seriesOf(counts: CaseCounts, { buckets, asOf }: Cut, key: (typeof seriesKeys)[number]): Series {
  const points = buckets.map((span, place) => {
    const slot = slotOfBucket(place);
    const lead = counts.wholeLeads[slot];
    const measured =
      key === 'leadWhole'
        ? durationOf(lead?.reaching(5) ?? null, lead?.count ?? 0)
        : measure(counts, key, { first: slot, last: slot });
    // Of days that have not come nothing is known, not even that there was nothing.
    return { ...span, ...measured, ...(span.from > asOf && { value: null }) };
  });
  return { key, points };
}

function leadTimeOf({ leads, imported }: CaseCounts, asked: Question, phase: (typeof leadPhases)[number]): LeadTime {
  const summaryOf = (all: Lengths) => ({ count: all.count, median: all.reaching(5), p90: all.reaching(9) });
  const { now, before } = leads[phase];
  return {
    phase,
    ...summaryOf(now),
    before: summaryOf(before),
    imported: imported?.leads[phase].now.count ?? 0,
    list: figureAddress(asked, { figure: phase }),
  };
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

function agesOf({ stock, stockBefore }: CaseCounts, asked: Question): Insights['ages'] {
  const countOf = ({ byAge }: Stock, place: number) => byAge[place] ?? 0;
  return ageBands.map(({ part }, place) => ({
    part,
    count: countOf(stock, place),
    before: countOf(stockBefore, place),
    list: figureAddress(asked, { figure: 'backlog', by: 'age', part }),
  }));
}

/** Those with most first; people without work are left out. The caller adds names. */
function workloadOf({ cases, actions }: Counts, asked: Question): Insights['workload'] {
  const casesOf = cases.stock.byPerson;
  const actionsOf = new Map(actions.map((row) => [row.person, row]));
  const people = [...new Set([...casesOf.keys(), ...actionsOf.keys()])].filter((person) => person !== null);
  const loads = people.map((userId) => {
    const [ofCases, ofActions] = [casesOf.get(userId), actionsOf.get(userId)];
    return {
      userId,
      name: '',
      cases: ofCases?.open ?? 0,
      overdueCases: ofCases?.overdue ?? 0,
      actions: ofActions?.open ?? 0,
      overdueActions: ofActions?.overdue ?? 0,
    };
  });
  return loads
    .filter((load) => load.cases + load.actions > 0)
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
    series: seriesKeys.map((key) => seriesOf(counts.cases, cut, key)),
    ages: agesOf(counts.cases, asked),
    leadTimes: leadPhases.map((phase) => leadTimeOf(counts.cases, asked, phase)),
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
