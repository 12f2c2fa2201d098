import { sql } from './statement';
import type { Tx } from './tx';

/** The next number of a series, for the record that this transaction creates. No gap, no reuse: rolled back with it. */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx.get<{ last: number }>(sql`insert into record_numbers (company_id, series, last)
    values (${tx.context.actor.companyId}, ${series}, 1)
    on conflict (company_id, series) do update set last = record_numbers.last + 1 returning last`);
  return row.last;
}

export function numbered(prefix: string, number: number, digits: number): string {
  return prefix + String(number).padStart(digits, '0');
}
