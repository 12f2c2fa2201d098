import { pageSize } from '@vigie/domain/kernel/listing';
import type { QueryResultRow } from 'pg';
import {
  columnsOf,
  empty,
  join,
  planEachTime,
  planOnce,
  planOnceForValues,
  raw,
  type Sql,
  sql,
} from '../database/statement';
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
  /** Values of the conditions that the indexes of all orders begin with, where there are no others: one plan suits them all. */
  readonly indexed: readonly unknown[];
  /** Conditions of which each row of the list meets exactly one, where an index gives each part in order, but not all of it. */
  readonly parts: readonly Sql[] | null;
  readonly order: Order;
  /** Downwards is the whole order in reverse: the same index, read backwards. */
  readonly direction: Direction;
  /** What people search by; what it finds stands in `parts`, where it has any words. */
  readonly search: {
    /** How much is found without counting, and what must be counted beside it: null where nothing was searched by a word. */
    readonly known: number;
    readonly toCount: readonly Sql[] | null;
    /** Enough for the first rows of the list. */
    readonly firstParts: (count: number) => readonly Sql[] | null;
  } | null;
  /** Whether rows in between are left out by a filter: an index alone then says faster which. */
  readonly isNarrowed: boolean;
  /** A statement that knows the total without counting, where there is one. */
  readonly total: Sql | null;
}

export const maxFound = 1_000;
const nearTheStart = 60;
/** Beyond, each part would give as many rows as the others together pass over. */
const nearEnoughForParts = 1_000;

/** All in one value: a result of 100,000 rows would keep the process busy for as long as it takes to make them objects. */
export async function listIds(reader: Reader, listing: Listing, limit: number): Promise<string[]> {
  const statement = sql`select array_to_string(array(select e.id from ${tableOf(listing)} where ${allOf(listing)}
    order by ${orderBy(listing)} limit ${limit}), ' ') as ids`;
  const { ids } = await reader.get<{ ids: string }>(planEachTime(statement));
  return ids ? ids.split(' ') : [];
}

interface Part {
  readonly offset: number;
  readonly limit: number;
  readonly total: number | null;
  /** The part is one of several pages, which share a statement. */
  readonly isPage?: boolean;
}

/** The end of the pages that are read from the start of a list. */
export const lastNear = 41 * pageSize;
/** Pages share a statement, and so its plan, which is made for so many rows: the first pages have one of their own. */
const reaches = [nearTheStart + pageSize, lastNear];

/** The part is found in the index alone, from the end that is nearer, and only its rows are then read. */
export async function readRows<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  part: Part,
): Promise<Row[]> {
  const { total, offset, isPage = false } = part;
  if (offset <= nearTheStart && !listing.isNarrowed) return readFirstRows<Row>(reader, listing, part);
  const limit = total === null ? part.limit : Math.min(part.limit, total - offset);
  const behind = total === null ? offset : total - offset - limit;
  const isBehind = offset > behind;
  const range = rangeOf(isBehind ? behind : offset, limit, isPage);
  const shown = idsOf(isBehind ? reversed(listing) : listing, range);
  return reader.query<Row>(planned(listing, rowsOf(listing, shown), range.offset));
}

function idsOf(listing: Listing, { offset, reach, bounds }: Range): Sql {
  const { where, parts } = listing;
  const order = sql`order by ${orderBy(listing)}`;
  const isInParts = parts !== null && (offset <= nearEnoughForParts || listing.search !== null);
  const each = isInParts ? parts.map((part) => sql`${where} and ${part}`) : [where];
  const found = each.map(
    (condition) => sql`(select ${keyColumns(listing)} from ${tableOf(listing)} where ${condition}
      ${order} ${limitOf(reach)})`,
  );
  return sql`select e.id from (${join(found, ' union all ')}) as e ${order} ${bounds}`;
}

/** Some rows of the first ones, in their order. */
interface Range {
  readonly offset: number;
  /** How many rows the statement is planned for. */
  readonly reach: number;
  readonly bounds: Sql;
}

/**
 * PostgreSQL keeps a plan that costs no more without values than with them: so the limit is in the text, and the offset of a page is asked
 * for apart, so that no plan knows it.
 */
function rangeOf(offset: number, limit: number, isPage: boolean): Range {
  const end = offset + limit;
  const reach = isPage ? reaches.find((most) => end <= most) : undefined;
  const skipped = reach === undefined ? raw(`offset ${offset}`) : sql`offset (select ${offset}::bigint)`;
  return { offset, reach: reach ?? end, bounds: sql`${limitOf(limit)} ${offset > 0 || isPage ? skipped : empty}` };
}

/** In the text of the statement, where no value of a person can be taken for it. */
export function limitOf(limit: number): Sql {
  return raw(`limit ${limit}`);
}

/** Where few rows are passed over, each is read as it is met: of each part as many as the page may need. */
export function readFirstRows<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  { offset, limit, isPage = false }: Part,
): Promise<Row[]> {
  const { where, parts } = listing;
  const { reach, bounds } = rangeOf(offset, limit, isPage);
  const each = parts ? parts.map((part) => sql`${where} and ${part}`) : [where];
  const found = each.map(
    (condition) => sql`(select e.* from ${tableOf(listing)} where ${condition}
      order by ${orderBy(listing)} ${limitOf(reach)})`,
  );
  const statement = sql`select ${listing.columns} from (${join(found, ' union all ')}) as e
    order by ${orderBy(listing)} ${bounds}`;
  return reader.query<Row>(planned(listing, statement, offset));
}

interface Each {
  readonly column: string;
  readonly values: readonly string[];
  readonly limit: number;
}

/**
 * The first rows with each value of a column: in one statement, whose plan walks the order of each value. What only the entries know, or a
 * search, is rare for one value and frequent for another, and each has a plan of its own.
 */
export async function readFirstOfEach<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  { column, values, limit }: Each,
): Promise<[value: string, rows: Row[]][]> {
  const name = raw(`e.${column}`);
  if (listing.total === null || listing.search) {
    const first = { offset: 0, limit, total: null };
    const ofOne = (value: string) => ({
      ...listing,
      where: sql`${listing.where} and ${name} = ${value}`,
      isNarrowed: true,
    });
    return Promise.all(values.map(async (value) => [value, await readRows<Row>(reader, ofOne(value), first)]));
  }
  const first = sql`select e.id from ${tableOf(listing)} where ${listing.where} and ${name} = each.value
    order by ${orderBy(listing)} ${limitOf(limit)}`;
  const shown = sql`select first.id, each.value, each.place from unnest(${values}::text[]) with ordinality as each (value, place)
    cross join lateral (${first}) as first`;
  const statement = sql`select ${listing.columns}, shown.value as of_each from (${shown}) as shown
    join ${tableOf(listing)} on e.company_id = ${listing.companyId} and e.id = shown.id
    order by shown.place, ${orderBy(listing)}`;
  const rows = await reader.query<Row & { of_each: string }>(planned(listing, statement, values));
  return values.map((value) => [value, rows.filter((row) => row.of_each === value)]);
}

/** The rows with the ids that a statement finds, in the order of the list. */
export function rowsOf(listing: Listing, shown: Sql): Sql {
  return sql`select ${listing.columns} from (${shown}) as shown
    join ${tableOf(listing)} on e.company_id = ${listing.companyId} and e.id = shown.id order by ${orderBy(listing)}`;
}

export async function findTotal(reader: Reader, listing: Listing): Promise<number> {
  const { total, where, search } = listing;
  if (search) return findSearchTotal(reader, listing, search);
  // A sum of few rows, which one index gives.
  const statement = total
    ? planOnce(total)
    : planned(listing, sql`select count(*) as total from ${tableOf(listing)} where ${where}`);
  return (await reader.get<{ total: number }>(statement)).total;
}

/** Up to one more than is counted. */
async function findSearchTotal(
  reader: Reader,
  listing: Listing,
  { known, toCount }: NonNullable<Listing['search']>,
): Promise<number> {
  const most = maxFound + 1;
  if (known > maxFound || toCount?.length === 0) return Math.min(known, most);
  const parts = (toCount ?? [sql`true`]).map(
    (part) => sql`(select from ${tableOf(listing)} where ${listing.where} and ${part} ${limitOf(most)})`,
  );
  const statement = sql`select count(*) as total from (select from (${join(parts, ' union all ')}) as each ${limitOf(most)}) as e`;
  const { total } = await reader.get<{ total: number }>(planned(listing, statement));
  return Math.min(known + total, most);
}

/** All rows of the list in one condition. */
export function allOf({ where, parts, search }: Listing): Sql {
  return parts && search ? sql`${where} and (${join(parts, ' or ')})` : where;
}

export function isSearch({ search }: Listing): boolean {
  return search !== null;
}

/** Values decide how to look for the rows, but not whose they are, nor which page: all people share a plan, and pages do. */
function planned({ companyId, readerId, people, indexed }: Listing, statement: Sql, beside?: unknown): Sql {
  return planOnceForValues(statement, [companyId, readerId, people, people?.[0], ...indexed, beside]);
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
