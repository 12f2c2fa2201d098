import { pageSize } from '@vigie/domain/kernel/listing';
import type { QueryResultRow } from 'pg';
import { join, planOnce, planOnceForValues, raw, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';
import {
  findTotal,
  keyColumns,
  keyOf,
  type Listing,
  limitOf,
  orderBy,
  orderOf,
  readRows,
  reversed,
  rowsOf,
  tableOf,
} from './listing';
import { forgetPlaces, type Key, knownPlaces, nearestPlace, type Place, rememberPlace } from './places';

/** Two rows of a list stand in one place at most: a case and a report of the same number. */
const lookBack = 2;
/** As a power of two: two pages and what is looked back. */
const leastReach = 6;

/**
 * A page far from the start is read from the nearest place that is known to be there still: as long as the company's trail
 * has not moved, and the total neither, whatever stood before a row still does. Otherwise it is counted off from the
 * nearer end.
 */
export async function readFarPage<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  offset: number,
): Promise<{ rows: Row[]; total: number }> {
  const name = `${listing.companyId} ${listing.readerId} ${keyOf(listing)}`;
  const known = knownPlaces(name);
  const place = known && nearestPlace(known, offset, pageSize);
  if (known && place) {
    // The trail is looked at last: where it is now, it has been since the place was seen.
    const [found, total, head] = await Promise.all([
      readFrom<Row>(reader, listing, place, offset),
      findTotal(reader, listing),
      findHead(reader, listing.companyId),
    ]);
    if (head === known.head && total === known.total) {
      remember(name, { head, total }, found);
      return { rows: found.rows.slice(offset - found.from), total };
    }
    forgetPlaces(name);
  }
  // The trail is looked at first: what is seen afterwards is at least as new.
  const [head, total] = await Promise.all([findHead(reader, listing.companyId), findTotal(reader, listing)]);
  if (offset >= total) return { rows: [], total };
  const from = offset - lookBack;
  const part = { offset: from, limit: lookBack + pageSize, total };
  const rows = await readRows<Row & WithKey>(reader, withKey(listing), part);
  remember(name, { head, total }, { from, rows });
  return { rows: rows.slice(lookBack), total };
}

interface WithKey {
  readonly place: Key;
}
interface Found<Row> {
  readonly from: number;
  readonly rows: (Row & WithKey)[];
}

/** As text, which every column reads back as it was. */
function withKey(listing: Listing): Listing {
  const key = orderOf(listing).map(({ column }) => `e.${column}::text`);
  return { ...listing, columns: sql`${listing.columns}, array[${raw(key.join(', '))}] as place` };
}

/** Where the first row of the page stands, or one just before it: the first of those in the same place. */
function remember(name: string, at: { head: string; total: number }, { from, rows }: Found<object>): void {
  for (let index = Math.min(lookBack, rows.length - 1); index > 0; index -= 1) {
    const key = rows[index]?.place;
    if (!key || JSON.stringify(key) === JSON.stringify(rows[index - 1]?.place)) continue;
    rememberPlace(name, at, { offset: from + index, key });
    return;
  }
}

/** By its hash: after a crash of the database another event may have the number of one that was lost. */
async function findHead(reader: Reader, companyId: number): Promise<string> {
  const row = await reader.find<{ head: string }>(
    planOnce(sql`select encode(hash, 'hex') as head from audit_heads where company_id = ${companyId}`),
  );
  return row?.head ?? '';
}

async function readFrom<Row extends QueryResultRow>(
  reader: Reader,
  listing: Listing,
  place: Place,
  offset: number,
): Promise<Found<Row>> {
  const isBehind = place.offset > offset;
  const from = place.offset > offset - lookBack && !isBehind ? offset : offset - lookBack;
  const limit = offset + pageSize - from;
  const skipped = isBehind ? place.offset - offset - pageSize : from - place.offset;
  const walked = isBehind ? reversed(listing) : listing;
  const parts = conditionsBeyond(walked, place.key, !isBehind).map((condition) => {
    return sql`(select ${keyColumns(walked)} from ${tableOf(walked)} where ${walked.where} and ${condition}
      order by ${orderBy(walked)} ${limitOf(reachOf(skipped + limit))})`;
  });
  const shown = sql`select e.id from (${join(parts, ' union all ')}) as e
    order by ${orderBy(walked)} ${limitOf(limit)} offset (select ${skipped}::bigint)`;
  const parameters = [listing.companyId, ...listing.indexed, ...place.key, skipped];
  return {
    from,
    rows: await reader.query<Row & WithKey>(planOnceForValues(rowsOf(withKey(listing), shown), parameters)),
  };
}

/** How many rows a statement is planned for: distances that are about as long share one, whatever their place. */
function reachOf(rows: number): number {
  return 2 ** Math.max(leastReach, Math.ceil(Math.log2(rows)));
}

/** What follows a place in the order of the list, in parts of which an index gives each. */
function conditionsBeyond(listing: Listing, key: Key, includesPlace: boolean): Sql[] {
  const columns = orderOf(listing).map((column, index) => ({ ...column, value: key[index] ?? null }));
  return columns
    .map((column, index) => {
      const isLast = index === columns.length - 1;
      const same = columns.slice(0, index).map(({ column: name, value }) => isSame(raw(`e.${name}`), value));
      const after = isLast ? [isBeyond(column, includesPlace)] : follows(column);
      return after.map((condition) => join([...same, condition], ' and '));
    })
    .reverse()
    .flat();
}

function isSame(column: Sql, value: string | null): Sql {
  return value === null ? sql`${column} is null` : sql`${column} = ${value}`;
}

interface OrderedColumn {
  readonly column: string;
  readonly isDown: boolean;
  readonly value: string | null;
}

/** Upwards, what is empty comes last; downwards, first. */
function follows(ordered: OrderedColumn): Sql[] {
  const { column, isDown, value } = ordered;
  const name = raw(`e.${column}`);
  if (value === null) return isDown ? [sql`${name} is not null`] : [];
  return isDown ? [isBeyond(ordered, false)] : [isBeyond(ordered, false), sql`${name} is null`];
}

function isBeyond({ column, isDown, value }: OrderedColumn, orSame: boolean): Sql {
  return sql`${raw(`e.${column} ${isDown ? '<' : '>'}${orSame ? '=' : ''}`)} ${value}`;
}
