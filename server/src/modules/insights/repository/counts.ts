import { ageBands, paretoBars } from '@vigie/domain/modules/insights/indicators';
import { addDays, type Span } from '@vigie/domain/modules/insights/periods';
import { join, planEachTime, raw, type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import {
  between,
  isClosedUnapproved,
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

/**
 * For a transaction that counts: what an index finds is read in the order of the table, and most of the table is scanned. Row by
 * row through an index, which PostgreSQL takes for cheaper, two thirds of a hundred thousand cases took twice as long.
 */
export async function preferScans(reader: Reader): Promise<void> {
  await reader.query(sql`set local enable_indexscan to off`);
}

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

export interface LeadRow {
  /** Null for a whole period: the one that `isNow`, or the one before. */
  readonly slot: number | null;
  readonly isNow: boolean | null;
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}

/** The first number of days at which half, and nine tenths, of the cases are reached: exactly what a sorted list would say. */
const reaching = sql`max(total)::int as count, min(days) filter (where up_to * 2 >= total)::int as median,
  min(days) filter (where up_to * 10 >= total * 9)::int as p90`;

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
  /** Closed elsewhere and imported, and how many of these were overdue until then. */
  readonly unapproved: number;
  readonly unapprovedLate: number;
}

/**
 * What was closed, and how long it took from the report, for both periods and for each part of this one: in one scan, counted
 * for each slot and number of days first.
 */
export async function countClosed(
  reader: Reader,
  cut: Cut,
): Promise<{ readonly rows: readonly ClosedRow[]; readonly leads: readonly LeadRow[] }> {
  const rows = await reader.query<ClosedRow & LeadRow & { readonly isLead: boolean }>(
    planEachTime(sql`with found as (
      select ${slotOf(sql`f.closed_day`, cut)} as slot, f.closed_day - f.reported_day as days,
        count(*) as n, ${counting(isExtended)} as extended, ${counting(isReopened)} as reopened,
        ${counting(isClosedUnapproved)} as unapproved,
        ${counting(sql`${isClosedUnapproved} and f.closed_day > ${lateDay}`)} as unapproved_late
      from ${caseFacts(cut.scope)} where ${isCounted(cut.scope)} and f.closed_day <= ${cut.period.to} group by 1, 2),
    together as (
      select slot, null::boolean as half, days, n from found where slot >= ${slotOfBucket(0)}
      union all
      select null, slot >= ${slotOfBucket(0)}, days, sum(n) from found where slot > 0 group by 2, 3),
    reached as (
      select slot, half, days, sum(n) over (partition by slot, half order by days) as up_to,
        sum(n) over (partition by slot, half) as total
      from together)
    select false as "isLead", slot, sum(n)::int as closed, sum(extended)::int as extended, sum(reopened)::int as reopened,
      sum(unapproved)::int as unapproved, sum(unapproved_late)::int as "unapprovedLate", null::boolean as "isNow", null::int as count, null::int as median, null::int as p90
    from found group by slot
    union all
    select true, slot, null, null, null, null, null, half, ${reaching} from reached group by slot, half`),
  );
  return { rows: rows.filter(({ isLead }) => !isLead), leads: rows.filter(({ isLead }) => isLead) };
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
  const condition = sql`f.due_day < ${cut.asOf} and f.opened_day <= ${cut.asOf} and f.approved_day > ${lateDay}
    and f.closed_day > ${lateDay}`;
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
  const counted = (columns: Sql) => sql`select ${columns}, count(*) as opened,
      count(*) filter (where f.opened_day >= ${period.from}) as now
    from ${caseFacts(scope)}
    where ${isCounted(scope)} and ${between(sql`f.opened_day`, { from: before.from, to: period.to })}`;
  return reader.query(
    planEachTime(sql`with natures as (${counted(sql`f.kind, f.detection, f.causes`)} group by f.kind, f.detection, f.causes),
    articles as (${counted(sql`f.product, f.department`)} group by f.product, f.department),
    groups as (
      select case when grouping(kind) = 0 then 'kind' when grouping(detection) = 0 then 'detection' else 'causes' end as by,
        coalesce(kind, detection, causes::text) as part, sum(now)::int as count, sum(opened - now)::int as before
      from natures group by grouping sets ((kind), (detection), (causes))
      union all
      select case when grouping(product) = 0 then 'product' else 'department' end,
        coalesce(product, department), sum(now)::int, sum(opened - now)::int
      from articles group by grouping sets ((product), (department))),
    ranked as (
      select *, row_number() over (partition by by order by count desc, part) as place,
        (count(*) over (partition by by))::int as values, (sum(count) over (partition by by))::int as total
      from groups where count > 0 or by = 'causes')
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

/** What is open at the end of a day, by person and by age: by the day of opening first, of which there are fewer than cases. */
export function countOpen(reader: Reader, scope: Scope, day: string): Promise<StockRow[]> {
  const youngest = ageBands.map(({ from }) => from);
  return reader.query(
    planEachTime(sql`with found as (
      select f.owner_id as person, f.opened_day, count(*) as open, count(*) filter (where ${isOverdue(day)}) as overdue
      from ${caseFacts(scope)} where ${isCounted(scope)} and ${isOpen(day)}
      group by grouping sets ((f.owner_id), (f.opened_day)))
    select person, null::int as band, open::int, overdue::int from found where person is not null
    union all
    select null, width_bucket(${day}::date - opened_day, ${youngest}::int[]) - 1, sum(open)::int, sum(overdue)::int
    from found where person is null group by 2`),
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
  const sum = (name: string, as = name) => sql`coalesce(sum(${raw(name)}), 0)::int as "${raw(as)}"`;
  return reader.query(
    planEachTime(sql`with found as (
      select a.responsible_id as person,
        ${counting(isOpenAction(asOf))} as open, ${counting(isOverdueAction(asOf))} as overdue,
        ${counting(isOpenAction(beforeAsOf))} as open_before, ${counting(isOverdueAction(beforeAsOf))} as overdue_before
      from ${actionsFrom(scope)} and a.created_day <= ${asOf} and a.ended_day > ${beforeAsOf}
      group by a.responsible_id)
    select person, grouping(person) = 1 as "isTotal", ${sum('open')}, ${sum('overdue')},
      ${sum('open_before', 'openBefore')}, ${sum('overdue_before', 'overdueBefore')}
    from found group by grouping sets ((), (person))`),
  );
}

const phases = {
  leadReport: { start: sql`f.reported_day`, end: sql`f.opened_day` },
  leadWriting: { start: sql`f.opened_day`, end: sql`f.submitted_day` },
  leadReview: { start: sql`f.submitted_day`, end: sql`f.approved_day` },
  leadClosing: { start: sql`f.approved_day`, end: sql`f.closed_day` },
} as const;
type Phase = keyof typeof phases;
const phaseNames = Object.keys(phases) as Phase[];

/** Days and period in one number, which is quicker to group by: twice the days, and one more in this period. */
function lengthIn(phase: Phase, { before, period }: Cut): Sql {
  const { start, end } = phases[phase];
  return sql`case when ${between(end, { from: before.from, to: period.to })} and ${start} < 'infinity'
    then (${end} - ${start}) * 2 + (${end} >= ${period.from})::int end`;
}

/**
 * How often each number of days occurs, in one scan for all phases. Counted for two phases together first, which halves what is
 * looked up for each case.
 */
export async function countPhases(reader: Reader, cut: Cut): Promise<Readonly<Record<Phase, LeadRow[]>>> {
  const names = phaseNames.map((phase) => raw(phase));
  const measured = phaseNames.map((phase, place) => sql`${lengthIn(phase, cut)} as ${names[place] as Sql}`);
  const named = phaseNames.map((phase, place) => sql`when grouping(${names[place] as Sql}) = 0 then ${phase}`);
  const ended = { from: cut.before.from, to: cut.period.to };
  const someEnded = phaseNames.map((phase) => sql`(${between(phases[phase].end, ended)})`);
  const rows = await reader.query<LeadRow & { phase: Phase }>(
    planEachTime(sql`with pairs as (
      select ${join(names)}, count(*) as n
      from (select ${join(measured)} from ${caseFacts(cut.scope)}
        where ${isCounted(cut.scope)} and (${join(someEnded, ' or ')})) as f
      group by grouping sets ((${join(names.slice(0, 2))}), (${join(names.slice(2))}))),
    histogram as (
      select case ${join(named, ' ')} end as phase, coalesce(${join(names)}) as length, sum(n) as n from pairs
      group by grouping sets (${join(names.map((name) => sql`(${name})`))})),
    reached as (
      select phase, length % 2 = 1 as half, length / 2 as days,
        sum(n) over (partition by phase, length % 2 order by length) as up_to,
        sum(n) over (partition by phase, length % 2) as total
      from histogram where length is not null)
    select phase, null::int as slot, half as "isNow", ${reaching} from reached group by phase, half`),
  );
  const of = (wanted: Phase) => rows.filter(({ phase }) => phase === wanted);
  const [leadReport, leadWriting] = [of('leadReport'), of('leadWriting')];
  return { leadReport, leadWriting, leadReview: of('leadReview'), leadClosing: of('leadClosing') };
}
