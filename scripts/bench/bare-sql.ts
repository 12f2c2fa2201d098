import pg from 'pg';
import { medianOf } from './medians';
import type { RunningApp } from './running-app';

/**
 * A list's query as an engineer who knows the indexes writes it by hand: its rows in order from an offset, and how
 * many.
 */
export interface BareQuestion {
  readonly table: string;
  readonly where: string;
  readonly order: string;
  readonly offset?: number;
  /** Where the count stops, as the list itself stops counting what a search finds. */
  readonly maxCounted?: number;
}

/** A condition: the row's record has, for each word, one that begins with it. */
export function wordsOf(record: string, words: readonly string[]): string {
  return words
    .map(
      (word) => ` and exists (select from search_blocks w where w.company_id = e.company_id
        and w.series = search_series('${record}', e.id) and w.word >= '${word}' and w.word < '${word}\u{10FFFF}'
        and w.block = e.number / 512 and get_bit(w.numbers, e.number % 512) = 1)`,
    )
    .join('');
}

export interface BareTimes {
  readonly page: number;
  readonly count: number;
}

/** As the application's role, under row-level security, prepared: what the server itself cannot go below. */
export async function connectBare(app: RunningApp, companyId: number) {
  const client = new pg.Client({ connectionString: app.ownerUrl, options: '-c role=vigie_app' });
  await client.connect();
  await client.query(`set vigie.company to '${companyId}'`);
  let names = 0;
  const timeOf = (text: string) => {
    names += 1;
    const name = `bare${names}`;
    return medianOf(() => client.query({ name, text }));
  };
  return {
    async time({ table, where, order, offset = 0, maxCounted }: BareQuestion): Promise<BareTimes> {
      const matching = `from ${table} e where company_id = ${companyId} and ${where}`;
      const limit = maxCounted ? `limit ${maxCounted + 1}` : '';
      return {
        page: await timeOf(`select e.* from (select id ${matching} order by ${order} limit 15 offset ${offset}) s
          join ${table} e on e.company_id = ${companyId} and e.id = s.id`),
        count: await timeOf(`select count(*) from (select ${matching} ${limit}) found`),
      };
    },
    close: () => client.end(),
  };
}

export interface Line {
  readonly name: string;
  readonly few: number;
  readonly many: number;
  readonly bare: BareTimes | null;
}

export function printLine({ name, few, many, bare }: Line): void {
  const ms = (time: number) => `${time.toFixed(1)} ms`.padStart(9);
  const ratio = (value: number) => value.toFixed(1).padStart(5);
  const compared = bare
    ? `   bare SQL: page ${ms(bare.page)}, count ${ms(bare.count)}, ratio ${ratio(many / (bare.page + bare.count))}`
    : '';
  console.log(`${name.padEnd(32)} 1,000: ${ms(few)}   100,000: ${ms(many)}   ratio ${ratio(many / few)}${compared}`);
}
