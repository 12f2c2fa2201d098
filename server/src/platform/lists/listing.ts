import type { QueryResultRow } from 'pg';
import { columnsOf, join, planEachTime, planOnceForValues, raw, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

export type Direction = 'asc' | 'desc';
/** Columns as an index has them, upwards or, with a minus, downwards. */
export type Order<Column extends string = string> = readonly (Column | `-${Column}`)[];

/** What a list shows. Its rows are called `e`, in every part. */
export interface Listing {
  readonly companyId: number;
  /** Who reads it: what is confidential is not there for everyone. */
  readonly readerId: number;
  /** Whose records it shows; null for everyone's. */
  readonly people: readonly number[] | null;
  readonly table: string;
  readonly columns: Sql;
  readonly where: Sql;
  /** Conditions of which each row of the list meets exactly one, where an index gives each part in order, but not all of it. */
  readonly parts: readonly Sql[] | null;
  readonly order: Order;
  /** Downwards is the whole order in reverse: the same index, read backwards. */
  readonly direction: Direction;
  /** What people search by: the rows among which they do, and what is asked of each. */
  readonly search: { readonly among: Sql; readonly matches: Sql } | null;
  /** Whether rows in between are left out by a filter: an index alone then says faster which. */
  readonly isNarrowed: boolean;
  /** A statement that knows the total without counting, where there is one. */
  readonly total: Sql | null;
}

export const maxFound = 1_000;
const nearTheStart = 60;
/** Beyond, each part would give as many rows as the others together pass over. */
const nearEnoughForParts = 1_000;
/** So many rows are looked at one by one in about 30 ms. */
const mostWalked = 5_000;

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
  if (offset <= nearTheStart && !listing.isNarrowed) return readFirstRows<Row>(reader, listing, part.limit, offset);
  const limit = total === null ? part.limit : Math.min(part.limit, total - offset);
  const behind = total === null ? offset : total - offset - limit;
  const shown = offset > behind ? idsOf(reversed(listing), behind, limit) : idsOf(listing, offset, limit);
  return reader.query<Row>(planned(listing, rowsOf(listing, shown)));
}

function idsOf(listing: Listing, offset: number, limit: number): Sql {
  const { where, parts } = listing;
  const shown = sql`order by ${orderBy(listing)} ${bounds(limit, offset)}`;
  if (!parts || offset > nearEnoughForParts) return sql`select e.id from ${tableOf(listing)} where ${where} ${shown}`;
  const found = parts.map(
    (condition) => sql`(select ${keyColumns(listing)} from ${tableOf(listing)} where ${where} and ${condition}
      order by ${orderBy(listing)} ${bounds(offset + limit)})`,
  );
  return sql`select e.id from (${join(found, ' union all ')}) as e ${shown}`;
}

/** In the text of the statement, where no value of a person can be taken for it: a limit that is a parameter spoils a plan. */
function bounds(limit: number, offset = 0): Sql {
  return raw(offset > 0 ? `limit ${limit} offset ${offset}` : `limit ${limit}`);
}

/** Where few rows are passed over, each is read as it is met: of each part as many as the page may need. */
export function readFirstRows<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  limit: number,
  offset = 0,
): Promise<Row[]> {
  const { where, parts } = listing;
  const firstOf = (condition: Sql) => sql`(select e.* from ${tableOf(listing)} where ${where} and ${condition}
    order by ${orderBy(listing)} ${bounds(offset + limit)})`;
  const found = parts
    ? sql`(${join(parts.map(firstOf), ' union all ')}) as e`
    : sql`${tableOf(listing)} where ${where}`;
  const statement = sql`select ${listing.columns} from ${found}
    order by ${orderBy(listing)} ${bounds(limit, offset)}`;
  return reader.query<Row>(planned(listing, statement));
}

/**
 * A page of what a search finds, and how much that is, up to one more than is counted. The words are looked up once: what
 * they find is kept, counted and ordered. The rows are only those of the page where all of it was found.
 */
export async function readFound<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  { offset, limit }: Omit<Part, 'total'>,
): Promise<{ rows: Row[]; found: number }> {
  const shown = sql`select e.id from found e order by ${orderBy(listing)} limit ${limit} offset ${offset}`;
  const rows = await reader.query<Row & { found: number }>(
    planEachTime(sql`with found as materialized (select ${keyColumns(listing)} from ${tableOf(listing)} where ${listing.where}
        limit ${maxFound + 1})
      select counted.found, page.* from (select count(*)::int as found from found) as counted
        left join lateral (${rowsOf(listing, shown)}) as page on counted.found <= ${maxFound}`),
  );
  const found = rows[0]?.found ?? 0;
  return { rows: found > offset && found <= maxFound ? rows : [], found };
}

/** Where a search finds much, the rows of its first pages stand near the start: null where too few of them do. */
export async function readFrequent<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  { offset, limit }: Omit<Part, 'total'>,
): Promise<Row[] | null> {
  if (!listing.search) return null;
  const { among, matches } = listing.search;
  const rows = await reader.query<Row>(
    planEachTime(sql`select ${listing.columns} from (select e.* from ${tableOf(listing)} where ${among}
      order by ${orderBy(listing)} limit ${mostWalked}) as e where ${matches}
      order by ${orderBy(listing)} limit ${limit} offset ${offset}`),
  );
  return rows.length === limit ? rows : null;
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
  return search !== null;
}

/**
 * Values decide how to look for the rows, but not whose they are: all people share a plan. What people type is seldom typed
 * again.
 */
function planned(listing: Listing, statement: Sql): Sql {
  const { companyId, readerId, people } = listing;
  if (isSearch(listing)) return planEachTime(statement);
  return planOnceForValues(statement, [companyId, readerId, people, people?.[0]]);
}

/** The id, and what the list is ordered by: all that an index knows of a row that is put in order. */
export function keyColumns(listing: Listing): Sql {
  return columnsOf('e', ['id', ...orderOf(listing).map(({ column }) => column)]);
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
