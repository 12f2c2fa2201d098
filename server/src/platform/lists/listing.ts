import type { QueryResultRow } from 'pg';
import { empty, join, planEachTime, planOnceForValues, raw, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

export type Direction = 'asc' | 'desc';
/** Columns as an index has them, upwards or, with a minus, downwards. */
export type Order<Column extends string = string> = readonly (Column | `-${Column}`)[];

/** What a list shows. Its rows are called `e`, in every part. */
export interface Listing {
  readonly companyId: number;
  /** Who reads it: what is confidential is not there for everyone. */
  readonly readerId: number;
  readonly table: string;
  readonly columns: Sql;
  readonly where: Sql;
  /** Conditions of which each row of the list meets exactly one, where an index gives each part in order, but not all of it. */
  readonly parts: readonly Sql[] | null;
  readonly order: Order;
  /** Downwards is the whole order in reverse: the same index, read backwards. */
  readonly direction: Direction;
  readonly search: string;
  /** Whether rows in between are left out by a filter: an index alone then says faster which. */
  readonly isNarrowed: boolean;
  /** A statement that knows the total without counting, where there is one. */
  readonly total: Sql | null;
}

export const maxFound = 1_000;
const nearTheStart = 60;
/** All in one value: a result of 100,000 rows would keep the process busy for as long as it takes to make them objects. */
export async function listIds(reader: Reader, listing: Listing, limit: number): Promise<string[]> {
  const statement = sql`select array_to_string(array(select e.id from ${tableOf(listing)} where ${listing.where}
    order by ${orderBy(listing)} limit ${limit}), ' ') as ids`;
  const { ids } = await reader.get<{ ids: string }>(planEachTime(statement));
  return ids ? ids.split(' ') : [];
}

interface Part {
  readonly offset: number;
  readonly limit: number;
  readonly total: number | null;
}

/** The part is found in the index alone, from the end that is nearer, and only its rows are then read. */
export async function readRows<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  part: Part,
): Promise<Row[]> {
  const { total, offset } = part;
  if (offset <= nearTheStart && !listing.isNarrowed) return readFirstRows<Row>(reader, listing, part);
  const limit = total === null ? part.limit : Math.min(part.limit, total - offset);
  const behind = total === null ? offset : total - offset - limit;
  const bounds =
    offset > behind
      ? sql`order by ${orderBy(reversed(listing))} limit ${limit} offset ${behind}`
      : sql`order by ${orderBy(listing)} limit ${limit} ${offset > 0 ? sql`offset ${offset}` : empty}`;
  const shown = sql`select e.id from ${tableOf(listing)} where ${listing.where} ${bounds}`;
  return reader.query<Row>(planned(listing, rowsOf(listing, shown)));
}

/** Where few rows are passed over, each is read as it is met: of each part as many as the page may need. */
function readFirstRows<Row extends QueryResultRow>(reader: Reader, listing: Listing, part: Part): Promise<Row[]> {
  const { offset, limit } = part;
  const { where, parts } = listing;
  const firstOf = (condition: Sql) => sql`(select e.* from ${tableOf(listing)} where ${where} and ${condition}
    order by ${orderBy(listing)} limit ${offset + limit})`;
  const found = parts
    ? sql`(${join(parts.map(firstOf), ' union all ')}) as e`
    : sql`${tableOf(listing)} where ${where}`;
  const statement = sql`select ${listing.columns} from ${found}
    order by ${orderBy(listing)} limit ${limit} ${offset > 0 ? sql`offset ${offset}` : empty}`;
  return reader.query<Row>(planned(listing, statement));
}

/** The rows with the ids that a statement finds, in the order of the list. */
export function rowsOf(listing: Listing, shown: Sql): Sql {
  return sql`select ${listing.columns} from (${shown}) as shown
    join ${tableOf(listing)} on e.company_id = ${listing.companyId} and e.id = shown.id order by ${orderBy(listing)}`;
}

export async function findTotal(reader: Reader, listing: Listing): Promise<number> {
  const { total, where } = listing;
  const counted = isSearch(listing)
    ? sql`(select from ${tableOf(listing)} where ${where} limit ${maxFound + 1}) as e`
    : sql`${tableOf(listing)} where ${where}`;
  const statement = total ?? planned(listing, sql`select count(*) as total from ${counted}`);
  return (await reader.get<{ total: number }>(statement)).total;
}

export function isSearch({ search }: Listing): boolean {
  return search.trim() !== '';
}

/** Values decide how to look for the rows. What people type is seldom typed again. */
function planned(listing: Listing, statement: Sql): Sql {
  return isSearch(listing) ? planEachTime(statement) : planOnceForValues(statement, [listing.companyId]);
}

export function tableOf(listing: Listing): Sql {
  return raw(`${listing.table} e`);
}

export function reversed(listing: Listing): Listing {
  return { ...listing, direction: listing.direction === 'asc' ? 'desc' : 'asc' };
}

export function orderBy(listing: Listing): Sql {
  return raw(
    orderOf(listing)
      .map(({ column, isDown }) => `e.${column} ${isDown ? 'desc' : 'asc'}`)
      .join(', '),
  );
}

/** The columns that the list is ordered by, and which of them downwards. */
export function orderOf({ order, direction }: Listing): { column: string; isDown: boolean }[] {
  return order.map((column) => ({
    column: column.replace('-', ''),
    isDown: column.startsWith('-') !== (direction === 'desc'),
  }));
}

/** Everything that decides what the list answers, beside the company and which confidential records are seen. */
export function keyOf(listing: Listing): string {
  const { table, where } = listing;
  return JSON.stringify([table, where.text, where.values, orderBy(listing).text]);
}
