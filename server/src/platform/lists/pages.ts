import { pageSize } from '@vigie/domain/kernel/listing';
import type { QueryResultRow } from 'pg';
import type { Reader } from '../database/tx';
import { readFarPage } from './far-pages';
import { findTotal, isSearch, type Listing, lastNear, maxFound, readRows } from './listing';

export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** A search that finds nearly everything is not counted to its end: it says nothing, and costs most. */
  readonly isMore: boolean;
}

/** From here on it is worth knowing how many there are, or where some of them stand, before reading any. */
const farFromTheStart = lastNear - pageSize;

export async function readPage<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  page: number,
): Promise<Page<Row>> {
  const offset = (page - 1) * pageSize;
  if (isSearch(listing)) return readSearched<Row>(reader, listing, offset);
  if (offset > farFromTheStart) return { ...(await readFarPage<Row>(reader, listing, offset)), isMore: false };
  // Together, in one round trip.
  const [total, rows] = await Promise.all([
    findTotal(reader, listing),
    readRows<Row>(reader, listing, { offset, limit: pageSize, total: null, isPage: true }),
  ]);
  return { rows: offset < total ? rows : [], total, isMore: false };
}

async function readSearched<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  offset: number,
): Promise<Page<Row>> {
  const { search } = listing;
  const firstRows = { ...listing, parts: search?.firstParts(offset + pageSize) ?? null };
  const [found, rows] = await Promise.all([
    findTotal(reader, listing),
    readRows<Row>(reader, firstRows, { offset, limit: pageSize, total: null, isPage: true }),
  ]);
  const total = Math.min(found, maxFound);
  return { rows: offset < total ? rows : [], total, isMore: found > maxFound };
}
