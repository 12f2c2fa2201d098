import { paretoBars } from '@vigie/domain/modules/insights/indicators';
import { join, planEachTime, raw, type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import { between, isOpenAction, isOverdueAction } from './conditions';
import { actionsFrom, caseFacts, type Days, isCounted, type Scope } from './facts';

/**
 * For a transaction that counts: what an index finds is read in the order of the table, and most of the table is scanned. Row by
 * row through an index, which PostgreSQL takes for cheaper, two thirds of a hundred thousand cases took twice as long.
 */
export async function preferScans(reader: Reader): Promise<void> {
  await reader.query(sql`set local enable_indexscan to off`);
}

const counting = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::int`;

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

/** Of those that are counted together there are few combinations: each of them alone is then counted from some thousands. */
export const paretosTogether = [
  ['kind', 'detection', 'causes'],
  ['product', 'department'],
] as const satisfies readonly (readonly ParetoRow['by'][])[];

export function countParetos(
  reader: Reader,
  scope: Scope,
  { before, period }: Days,
  together: readonly ParetoRow['by'][],
): Promise<ParetoRow[]> {
  const names = together.map((by) => raw(by));
  const named = together.map((by) => sql`when grouping(${raw(by)}) = 0 then ${by}`);
  const words = names.map((name) => sql`${name}::text`);
  return reader.query(
    planEachTime(sql`with combinations as (
      select ${join(names)}, count(*) as opened, count(*) filter (where f.opened_day >= ${period.from}) as now
      from ${caseFacts(scope)}
      where ${isCounted(scope)} and ${between(sql`f.opened_day`, { from: before.from, to: period.to })}
      group by ${join(names)}),
    groups as (
      select case ${join(named, ' ')} end as by, coalesce(${join(words)}) as part, sum(now)::int as count,
        sum(opened - now)::int as before
      from combinations group by grouping sets (${join(names.map((name) => sql`(${name})`))})),
    ranked as (
      select *, row_number() over (partition by by order by count desc, part) as place,
        (count(*) over (partition by by))::int as values, (sum(count) over (partition by by))::int as total
      from groups where count > 0 or by = 'causes')
    select by, part, count, before, values, total from ranked
    where place <= ${paretoBars} or by = 'causes' order by by, place`),
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

export function countActions(reader: Reader, scope: Scope, { asOf, beforeAsOf }: Days): Promise<ActionStockRow[]> {
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
