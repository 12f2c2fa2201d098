import { join, raw, type Sql, sql } from '../database/statement';
import type { IdType } from './kinds';
import { longestTransaction, type Portions, type VerifiedTable } from './tables';

/** One event of the record that a row `t` belongs to. */
export interface EventOfRow {
  readonly which: 'first' | 'last';
  readonly record: string | Sql;
  readonly id: Sql;
  /** Any, where it is left out. */
  readonly actions?: readonly string[];
  /** A condition beside that on the event `e` and the row `t`. */
  readonly where?: Sql;
}

type Values = Readonly<Record<string, Sql>>;

export interface TableFromEvents extends Pick<VerifiedTable, 'table' | 'key' | 'only' | 'also'> {
  readonly by: Portions;
  /** By the name that the columns call them. */
  readonly events?: Readonly<Record<string, EventOfRow>>;
  readonly columns?: Values;
  readonly times?: Values;
  readonly days?: Values;
}

/** A table whose rows are there, and whose columns follow from events of their record or from other columns. */
export function fromEvents(wanted: TableFromEvents): VerifiedTable {
  const { table, key, by, only, also, events = {}, columns = {}, times = {}, days = {} } = wanted;
  const values = Object.entries({ ...columns, ...times, ...days });
  const selected = [
    ...key.map((column) => sql`t.${raw(column)}`),
    ...values.map(([column, value]) => sql`${value} as ${raw(column)}`),
  ];
  const joined = Object.entries(events).map(([name, event]) => lateral(name, event));
  return {
    table,
    key,
    by,
    columns: Object.keys(columns),
    times: Object.keys(times),
    days: Object.keys(days),
    ...(only && { only }),
    ...(also && { also }),
    expected: () => sql`select ${join(selected, ', ')} from kept t ${joined.length > 0 ? join(joined, ' ') : sql``}`,
  };
}

function lateral(name: string, { which, record, id, actions, where }: EventOfRow): Sql {
  const ofActions = actions ? sql`and e.action = any (${actions}::text[])` : sql``;
  const narrowed = where ? sql`and ${where}` : sql``;
  return sql`left join lateral (select e.* from audit_events e where e.company_id = t.company_id
      and e.record = ${record} and e.record_id = ${indexed(id)} ${ofActions} ${narrowed}
    order by e.seq ${raw(which === 'first' ? 'asc' : 'desc')} limit 1) as ${raw(name)} on true`;
}

/** An id as the indexes of the trail, of comments and of files order it, without which they do not serve. */
export const indexed = (id: Sql): Sql => sql`(${id}) collate "default"`;

/** The rows of a table by their own id. */
export const byOwn = (table: string, type: IdType, column = 'id'): Portions => ({ table, column, type, of: column });

/** What an event, called by its name, says last of one of its fields, as JSON. */
export function saidOf(event: string, field: string | Sql): Sql {
  return sql`(select c.value -> 'to' from jsonb_array_elements(${raw(event)}.changes) as c
    where c.value ->> 'field' = ${field} limit 1)`;
}

export const textOf = (event: string, field: string | Sql): Sql => sql`(${saidOf(event, field)} #>> '{}')`;

/** Whether the event `e` records a field. */
export const recordsField = (field: string | Sql): Sql => sql`exists (select from jsonb_array_elements(e.changes) as c
  where c.value ->> 'field' = ${field})`;

/** The number at the end of an id. */
export const numberIn = (id: Sql): Sql => sql`substring(${id} from '\\d+$')::integer`;

/** How many comments a record of one kind has. */
export const commentsOn = (record: string): Sql => sql`(select count(*)::integer from comments c
  where c.company_id = t.company_id and c.record = ${record} and c.record_id = ${indexed(sql`t.id`)})`;

export const nameOf = (userId: Sql): Sql => sql`(select u.first_name || ' ' || u.last_name from users u
  where u.company_id = t.company_id and u.id = ${userId})`;

/** Whether the event `e` was written when a time of the row was taken, by a person that the row names. */
export function isNear(time: Sql, by?: Sql): Sql {
  const isTheirs = by ? sql`and e.actor_id is not distinct from ${by}` : sql``;
  return sql`(abs(extract(epoch from e.at - ${time})) <= ${longestTransaction} ${isTheirs})`;
}
