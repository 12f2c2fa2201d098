import { NewId } from './new-id';
import { sql } from './statement';
import type { Reader, Tx } from './tx';

/**
 * The next number of a series, for the record that this transaction creates. No gap, no reuse: rolled back with it.
 * Until its end no other transaction of the company gets one of the series, so that it is taken when everything else is
 * known, and what follows is sent (`tx.send`) rather than waited for.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  return (await tx.get<{ number: number }>(sql`select take_number(${series}) as number`)).number;
}

/** So many numbers at once; the first of them. The same holds for the series until the end of the transaction. */
export async function takeNumbers(tx: Tx, series: string, wanted: number): Promise<number> {
  return (await tx.get<{ first: number }>(sql`select take_numbers(${series}, ${wanted}::integer) as first`)).first;
}

/** Gives back a block that was not used; false when others have taken numbers after it, and it stays a gap. */
export async function returnNumbers(tx: Tx, series: string, first: number, count: number): Promise<boolean> {
  const { returned } = await tx.get<{ returned: boolean }>(
    sql`select return_numbers(${series}, ${first}::integer, ${count}::integer) as returned`,
  );
  return returned;
}

/** Until the end of the transaction no other one takes a number of the series. */
export async function holdSeries(tx: Tx, series: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(current_company(), hashtext('number of ' || ${series}))`);
}

const lastTaken = new WeakMap<Tx, NewId>();

/** Sent, not waited for. */
export function takeId(tx: Tx, series: string, prefix: string, digits: number): NewId {
  if (lastTaken.get(tx)?.known === null) throw new Error('an id is taken before the one before it was read');
  const newId = new NewId(prefix, tx.sendFor(sql`select take_id(${series}, ${prefix}, ${digits}::integer) as id`));
  lastTaken.set(tx, newId);
  return newId;
}

export function numbered(prefix: string, number: number, digits: number): string {
  return prefix + String(number).padStart(digits, '0');
}

export interface Series {
  readonly name: string;
  readonly last: number;
}

/** The last number that each of these series has given; none where it has not begun. */
export function listSeries(reader: Reader, companyId: number, names: readonly string[]): Promise<Series[]> {
  return reader.query(sql`select series as name, last from record_numbers
    where company_id = ${companyId} and series = any (${names}::text[]) order by series`);
}
