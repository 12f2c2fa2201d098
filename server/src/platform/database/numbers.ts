import { sql } from './statement';
import type { Tx } from './tx';

/**
 * The next number of a series, for the record that this transaction creates. No gap, no reuse: rolled back with it. Until
 * its end nobody else in the company gets one of the series, so that it is taken when everything else is known, and what
 * follows is sent (`tx.send`) rather than waited for.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  return (await takeNumber(tx, series)).number;
}

/** With the time of it, as finely as it is shown. */
export function takeNumber(tx: Tx, series: string): Promise<{ number: number; at: Date }> {
  return tx.get(sql`insert into record_numbers (company_id, series, last)
    values (${tx.context.actor.companyId}, ${series}, 1)
    on conflict (company_id, series) do update set last = record_numbers.last + 1
    returning last as number, date_trunc('milliseconds', clock_timestamp()) as at`);
}

export function numbered(prefix: string, number: number, digits: number): string {
  return prefix + String(number).padStart(digits, '0');
}
