import { ageBands, paretoBars } from '@vigie/domain/modules/insights/indicators';
import { addDays, type Span } from '@vigie/domain/modules/insights/periods';
import { join, planEachTime, raw, type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import {
  between,
  isEffective,
  isExtended,
  isFirstTime,
  isOnTime,
  isOpen,
  isOpenAction,
  isOverdue,
  isOverdueAction,
  isRecurrent,
  isReopened,
  lateDay,
} from './conditions';
import { actionsFrom, caseFacts, type Days, isCounted, type Scope } from './facts';

/** One scan for each day that cases are counted by; this period, its parts and the period before come out of the same. */
export interface Cut extends Days {
  readonly scope: Scope;
  readonly buckets: readonly Span[];
}

/** Slot 0 is everything earlier, 1 the period before, then one for each part of the period. */
export const slotOfBucket = (bucket: number): number => bucket + 2;

function slotOf(column: Sql, { before, period, buckets }: Cut): Sql {
  const starts = [before.from, ...buckets.map(({ from }) => from), addDays(period.to, 1)];
  return sql`width_bucket(${column}, ${starts}::date[])`;
}

const counting = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::int`;

/**
 * Counted for each day first, and then for each slot: whichever slot a day is in is asked a thousand times, not a hundred
 * thousand times.
 */
function bySlot(cut: Cut, day: Sql, columns: Readonly<Record<string, Sql>>, condition: Sql): Sql {
  const names = Object.keys(columns);
  const inner = names.map((name) => sql`${columns[name] as Sql} as ${raw(name)}`);
  const outer = names.map((name) => sql`sum(${raw(name)})::float8 as "${raw(camel(name))}"`);
  return planEachTime(sql`with days as (
      select ${day} as day, ${join(inner)} from ${caseFacts(cut.scope)} where ${isCounted(cut.scope)} and ${condition} group by 1)
    select ${slotOf(sql`day`, cut)} as slot, ${join(outer)} from days group by 1`);
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export interface OpenedRow {
  readonly slot: number;
  readonly opened: number;
  readonly answered: number;
  readonly recurrent: number;
  readonly costed: number;
  readonly cost: number;
}

export function countOpened(reader: Reader, cut: Cut): Promise<OpenedRow[]> {
  const columns = {
    ...{ opened: sql`count(*)`, answered: sql`count(f.is_recurrent)`, recurrent: counting(isRecurrent) },
    ...{ costed: sql`count(f.cost)`, cost: sql`coalesce(sum(f.cost), 0)` },
  };
  return reader.query(bySlot(cut, sql`f.opened_day`, columns, sql`f.opened_day <= ${cut.period.to}`));
}

export interface ApprovedRow {
  readonly slot: number;
  readonly approved: number;
  readonly onTime: number;
  readonly firstTime: number;
  readonly late: number;
}

/** `late` are those that were overdue until then. */
export function countApproved(reader: Reader, cut: Cut): Promise<ApprovedRow[]> {
  const columns = {
    ...{ approved: sql`count(*)`, on_time: counting(isOnTime), first_time: counting(isFirstTime) },
    late: counting(sql`f.approved_day > ${lateDay}`),
  };
  return reader.query(bySlot(cut, sql`f.approved_day`, columns, sql`f.approved_day <= ${cut.period.to}`));
}

export interface ClosedRow {
  readonly slot: number;
  readonly closed: number;
  readonly extended: number;
  readonly reopened: number;
}

export function countClosed(reader: Reader, cut: Cut): Promise<ClosedRow[]> {
  const columns = { closed: sql`count(*)`, extended: counting(isExtended), reopened: counting(isReopened) };
  return reader.query(bySlot(cut, sql`f.closed_day`, columns, sql`f.closed_day <= ${cut.period.to}`));
}

export interface JudgedRow {
  readonly slot: number;
  readonly judged: number;
  readonly effective: number;
}

export function countJudged(reader: Reader, cut: Cut): Promise<JudgedRow[]> {
  const columns = { judged: sql`count(*)`, effective: counting(isEffective) };
  const happened = between(sql`f.judged_day`, { from: cut.before.from, to: cut.period.to });
  return reader.query(bySlot(cut, sql`f.judged_day`, columns, happened));
}

/** By the day on which cases became overdue, those that did. */
export function countLate(reader: Reader, cut: Cut): Promise<{ readonly slot: number; readonly late: number }[]> {
  const condition = sql`f.due_day < ${cut.asOf} and f.opened_day <= ${cut.asOf} and f.approved_day > ${lateDay}`;
  return reader.query(bySlot(cut, lateDay, { late: sql`count(*)` }, condition));
}

export interface ParetoRow {
  /** `causes` are the bits of all causes of a case, each combination of them: which are few. */
  readonly by: 'kind' | 'product' | 'department' | 'detection' | 'causes';
  readonly part: string;
  readonly count: number;
  readonly before: number;
  /** How many values have a case in the period, and how many cases they have together. */
  readonly values: number;
  readonly total: number;
}

/** Grouped first by some of them together, of which there are few: each further grouping is then of some thousands. */
export function countParetos(reader: Reader, cut: Cut): Promise<ParetoRow[]> {
  const { scope, before, period } = cut;
  return reader.query(
    planEachTime(sql`with combined as (
      select f.kind, f.detection, f.causes, f.product, f.department,
        count(*) as opened, count(*) filter (where f.opened_day >= ${period.from}) as now
      from ${caseFacts(scope)}
      where ${isCounted(scope)} and ${between(sql`f.opened_day`, { from: before.from, to: period.to })}
      group by grouping sets ((f.kind, f.detection, f.causes), (f.product, f.department))),
    groups as (
      select case when grouping(kind) = 0 then 'kind' when grouping(product) = 0 then 'product'
          when grouping(department) = 0 then 'department' when grouping(detection) = 0 then 'detection'
          else 'causes' end as by,
        coalesce(kind, product, department, detection, causes::text) as part,
        sum(now)::int as count, sum(opened - now)::int as before
      from combined group by grouping sets ((kind), (product), (department), (detection), (causes))),
    ranked as (
      select *, row_number() over (partition by by order by count desc, part) as place,
        (count(*) over (partition by by))::int as values, (sum(count) over (partition by by))::int as total
      from groups where part is not null and (count > 0 or by = 'causes'))
    select by, part, count, before, values, total from ranked
    where place <= ${paretoBars} or by = 'causes' order by by, place`),
  );
}

export interface StockRow {
  /** Of one person, or of one band of ages; the other is null. */
  readonly person: number | null;
  readonly band: number | null;
  readonly open: number;
  readonly overdue: number;
}

/** What is open at the end of a day, by person and by age. */
export function countOpen(reader: Reader, scope: Scope, day: string): Promise<StockRow[]> {
  const youngest = ageBands.map(({ from }) => from);
  return reader.query(
    planEachTime(sql`with open as materialized (
      select f.owner_id as person, width_bucket(${day}::date - f.opened_day, ${youngest}::int[]) - 1 as band,
        ${isOverdue(day)} as late
      from ${caseFacts(scope)} where ${isCounted(scope)} and ${isOpen(day)})
    select person, band, count(*)::int as open, (count(*) filter (where late))::int as overdue from open
    group by grouping sets ((person), (band))`),
  );
}

export interface ActionStockRow {
  readonly person: number | null;
  readonly isTotal: boolean;
  readonly open: number;
  readonly overdue: number;
  readonly openBefore: number;
  readonly overdueBefore: number;
}

export function countActions(reader: Reader, { scope, asOf, beforeAsOf }: Cut): Promise<ActionStockRow[]> {
  return reader.query(
    planEachTime(sql`select a.responsible_id as person, grouping(a.responsible_id) = 1 as "isTotal",
      ${counting(isOpenAction(asOf))} as open, ${counting(isOverdueAction(asOf))} as overdue,
      ${counting(isOpenAction(beforeAsOf))} as "openBefore", ${counting(isOverdueAction(beforeAsOf))} as "overdueBefore"
    from ${actionsFrom(scope)} group by grouping sets ((), (a.responsible_id))`),
  );
}

const phases = {
  leadReport: { start: sql`f.reported_day`, end: sql`f.opened_day` },
  leadWriting: { start: sql`f.opened_day`, end: sql`f.submitted_day` },
  leadReview: { start: sql`f.submitted_day`, end: sql`f.approved_day` },
  leadClosing: { start: sql`f.approved_day`, end: sql`f.closed_day` },
  leadWhole: { start: sql`f.reported_day`, end: sql`f.closed_day` },
} as const;

export interface LeadRow {
  /** Null for a whole period: the one that `isNow`, or the one before. */
  readonly slot: number | null;
  readonly isNow: boolean | null;
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}

/** Days and period in one number, which is quicker to group by: twice the days, and one more in this period. */
function lengthIn(phase: PartialPhase, { before, period }: Cut): Sql {
  const { start, end } = phases[phase];
  return sql`case when ${between(end, { from: before.from, to: period.to })} and ${start} < 'infinity'
    then (${end} - ${start}) * 2 + (${end} >= ${period.from})::int end`;
}

/** The first number of days at which half, and nine tenths, of the cases are reached: exactly what a sorted list would say. */
const reaching = sql`max(total)::int as count, min(days) filter (where up_to * 2 >= total)::int as median,
  min(days) filter (where up_to * 10 >= total * 9)::int as p90`;

const partialPhases = ['leadReport', 'leadWriting', 'leadReview', 'leadClosing'] as const;
type PartialPhase = (typeof partialPhases)[number];

/** How often each number of days occurs, in one scan for all phases: nothing is sorted but some hundred lines. */
export async function countDays(reader: Reader, cut: Cut): Promise<Readonly<Record<PartialPhase, LeadRow[]>>> {
  const names = partialPhases.map((phase) => raw(phase));
  const measured = partialPhases.map((phase, place) => sql`${lengthIn(phase, cut)} as ${names[place] as Sql}`);
  const named = partialPhases.map((phase, place) => sql`when grouping(${names[place] as Sql}) = 0 then ${phase}`);
  const ended = { from: cut.before.from, to: cut.period.to };
  const someEnded = partialPhases.map((phase) => sql`(${between(phases[phase].end, ended)})`);
  const rows = await reader.query<LeadRow & { phase: PartialPhase }>(
    planEachTime(sql`with histogram as (
      select case ${join(named, ' ')} end as phase, coalesce(${join(names)}) as length, count(*) as n
      from (select ${join(measured)} from ${caseFacts(cut.scope)}
        where ${isCounted(cut.scope)} and (${join(someEnded, ' or ')})) as f
      group by grouping sets (${join(names.map((name) => sql`(${name})`))})),
    reached as (
      select phase, length % 2 = 1 as half, length / 2 as days,
        sum(n) over (partition by phase, length % 2 order by length) as up_to,
        sum(n) over (partition by phase, length % 2) as total
      from histogram where length is not null)
    select phase, null::int as slot, half as "isNow", ${reaching} from reached group by phase, half`),
  );
  const of = (wanted: PartialPhase) => rows.filter(({ phase }) => phase === wanted);
  const [leadReport, leadWriting] = [of('leadReport'), of('leadWriting')];
  return { leadReport, leadWriting, leadReview: of('leadReview'), leadClosing: of('leadClosing') };
}

/** The whole of it, for both periods and for each part of this one. */
export function countWholeDays(reader: Reader, cut: Cut): Promise<LeadRow[]> {
  const { start, end } = phases.leadWhole;
  const { before, period } = cut;
  return reader.query(
    planEachTime(sql`with histogram as (
      select ${slotOf(end, cut)} as slot, ${end} - ${start} as days, count(*) as n from ${caseFacts(cut.scope)}
      where ${isCounted(cut.scope)} and ${between(end, { from: before.from, to: period.to })} group by 1, 2),
    together as (
      select slot, null::boolean as half, days, n from histogram where slot >= ${slotOfBucket(0)}
      union all
      select null, slot >= ${slotOfBucket(0)}, days, sum(n) from histogram group by 2, 3),
    reached as (
      select slot, half, days, sum(n) over (partition by slot, half order by days) as up_to,
        sum(n) over (partition by slot, half) as total
      from together)
    select slot, half as "isNow", ${reaching} from reached group by slot, half`),
  );
}
