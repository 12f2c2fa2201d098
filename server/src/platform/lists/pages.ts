import { pageSize } from '@vigie/domain/kernel/listing';
import type { QueryResultRow } from 'pg';
import type { Reader } from '../database/tx';
import { readFarPage } from './far-pages';
import { findTotal, isSearch, type Listing, maxFound, readRows } from './listing';

export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** A search that finds nearly everything is not counted to its end: it says nothing, and costs most. */
  readonly isMore: boolean;
}

/** From here on it is worth knowing how many there are, or where some of them stand, before reading any. */
const farFromTheStart = 20 * pageSize;

export async function readPage<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  page: number,
): Promise<Page<Row>> {
  const offset = (page - 1) * pageSize;
  if (offset > farFromTheStart) {
    return isSearch(listing)
      ? readFound<Row>(reader, listing, offset)
      : { ...(await readFarPage<Row>(reader, listing, offset)), isMore: false };
  }
  // Together, in one round trip.
  const [found, rows] = await Promise.all([
    findTotal(reader, listing),
    readRows<Row>(reader, listing, { offset, limit: pageSize, total: null }),
  ]);
  const { total, isMore } = counted(listing, found);
  return { rows: offset < total ? rows : [], total, isMore };
}

async function readFound<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  offset: number,
): Promise<Page<Row>> {
  const found = await findTotal(reader, listing);
  const { total, isMore } = counted(listing, found);
  // What a search finds beyond its count is not known, and so neither is its other end.
  const part = { offset, limit: pageSize, total: isMore ? null : found };
  return { rows: offset < total ? await readRows<Row>(reader, listing, part) : [], total, isMore };
}

function counted(listing: Listing, found: number): { total: number; isMore: boolean } {
  const isMore = isSearch(listing) && found > maxFound;
  return { total: isMore ? maxFound : found, isMore };
}

export async function readFirst<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  limit: number,
): Promise<Row[]> {
  return readRows<Row>(reader, listing, { offset: 0, limit, total: null });
}
