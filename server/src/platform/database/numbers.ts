import { NewId } from './new-id';
import { sql } from './statement';
import type { Tx } from './tx';

/**
 * The next number of a series, for the record that this transaction creates. No gap, no reuse: rolled back with it. Until
 * its end nobody else in the company gets one of the series, so that it is taken when everything else is known, and what
 * follows is sent (`tx.send`) rather than waited for.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  return (await tx.get<{ number: number }>(sql`select take_number(${series}) as number`)).number;
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
