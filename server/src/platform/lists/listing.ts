import { pageSize } from '@vigie/domain/kernel/listing';
import type { QueryResultRow } from 'pg';
import { empty, planEachTime, raw, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

export type Direction = 'asc' | 'desc';
/** Columns as an index has them, upwards or, with a minus, downwards. */
export type Order<Column extends string = string> = readonly (Column | `-${Column}`)[];

/** What a list shows. Its rows are called `e`, in every part. */
export interface Listing {
  readonly companyId: number;
  readonly table: string;
  readonly columns: Sql;
  readonly where: Sql;
  readonly order: Order;
  /** Downwards is the whole order in reverse: the same index, read backwards. */
  readonly direction: Direction;
  readonly search: string;
  /** Values decide how to look for the rows: such a statement is planned with them, each time. */
  readonly isNarrowed: boolean;
  /** A statement that knows the total without counting, where there is one. */
  readonly total: Sql | null;
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** A search that finds nearly everything is not counted to its end: it says nothing, and costs most. */
  readonly isMore: boolean;
}

const maxFound = 1_000;

export async function readPage<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  page: number,
): Promise<Page<Row>> {
  const found = await findTotal(reader, listing);
  const isMore = isSearch(listing) && found > maxFound;
  const total = isMore ? maxFound : found;
  const offset = (page - 1) * pageSize;
  // What a search finds beyond its count is not known, and so neither is its other end.
  const part = { offset, limit: pageSize, total: isMore ? null : found };
  return { rows: offset < total ? await readRows<Row>(reader, listing, part) : [], total, isMore };
}

export async function readFirst<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  limit: number,
): Promise<Row[]> {
  return readRows<Row>(reader, listing, { offset: 0, limit, total: null });
}

/** All in one value: a result of 100,000 rows would keep the process busy for as long as it takes to make them objects. */
export async function listIds(reader: Reader, listing: Listing, limit: number): Promise<string[]> {
  const statement = sql`select array_to_string(array(select e.id from ${table(listing)} where ${listing.where}
    order by ${orderBy(listing)} limit ${limit}), ' ') as ids`;
  const { ids } = await reader.get<{ ids: string }>(planned(listing, statement));
  return ids ? ids.split(' ') : [];
}

interface Part {
  readonly offset: number;
  readonly limit: number;
  readonly total: number | null;
}

/** The part is found in the index alone, from the end that is nearer, and only its rows are then read. */
async function readRows<Row extends QueryResultRow>(reader: Reader, listing: Listing, part: Part): Promise<Row[]> {
  const { total, offset } = part;
  const { companyId, columns, where } = listing;
  const limit = total === null ? part.limit : Math.min(part.limit, total - offset);
  const behind = total === null ? offset : total - offset - limit;
  const bounds =
    offset > behind
      ? sql`order by ${orderBy(reversed(listing))} limit ${limit} offset ${behind}`
      : sql`order by ${orderBy(listing)} limit ${limit} ${offset > 0 ? sql`offset ${offset}` : empty}`;
  const statement = sql`select ${columns} from (select e.id from ${table(listing)} where ${where} ${bounds}) as shown
    join ${table(listing)} on e.company_id = ${companyId} and e.id = shown.id order by ${orderBy(listing)}`;
  return reader.query<Row>(planned(listing, statement));
}

async function findTotal(reader: Reader, listing: Listing): Promise<number> {
  const { total, where } = listing;
  const counted = isSearch(listing)
    ? sql`(select from ${table(listing)} where ${where} limit ${maxFound + 1}) as e`
    : sql`${table(listing)} where ${where}`;
  const statement = total ?? planned(listing, sql`select count(*) as total from ${counted}`);
  return (await reader.get<{ total: number }>(statement)).total;
}

function isSearch({ search }: Listing): boolean {
  return search.trim() !== '';
}

function planned({ isNarrowed }: Listing, statement: Sql): Sql {
  return isNarrowed ? planEachTime(statement) : statement;
}

function table(listing: Listing): Sql {
  return raw(`${listing.table} e`);
}

function reversed(listing: Listing): Listing {
  return { ...listing, direction: listing.direction === 'asc' ? 'desc' : 'asc' };
}

function orderBy({ order, direction }: Listing): Sql {
  const parts = order.map((column) => {
    const isDown = column.startsWith('-') !== (direction === 'desc');
    return `e.${column.replace('-', '')} ${isDown ? 'desc' : 'asc'}`;
  });
  return raw(parts.join(', '));
}
