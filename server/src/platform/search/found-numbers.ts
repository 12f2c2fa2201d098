import { searchWords } from '@vigie/domain/kernel/search-words';
import { join, planOnce, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

/** The last character that there is: every word that begins with a prefix sorts before the prefix and this. */
const last = '\u{10FFFF}';
/** More words than this in a search box narrow nothing down. */
const maxAsked = 8;
const numbersOfABlock = 512;
const bytesOfABlock = numbersOfABlock / 8;
/** The bits of a search grow by so many. */
const numbersAtOnce = 32_768;
/** So many are looked up one by one faster than a list is walked for them. */
const mostLookedUp = 1_200;

/** A range, which an index on a column that is collated "C" gives. */
export function beginsWith(column: Sql, prefix: string): Sql {
  return sql`${column} >= ${prefix} and ${column} < ${prefix + last}`;
}

/** The records of one series that a search finds, by their numbers: one bit for each. */
export class FoundNumbers {
  /** How many there are. */
  readonly total: number;

  constructor(private readonly bits: Uint8Array) {
    let total = 0;
    for (const byte of bits) total += bitsOf[byte] ?? 0;
    this.total = total;
  }

  /** The first of them, upwards or downwards. */
  first(count: number, isDown: boolean): FoundNumbers {
    if (count >= this.total) return this;
    const numbers = isDown ? this.list().slice(-count) : this.list().slice(0, count);
    const bits = new Uint8Array(this.bits.length);
    for (const number of numbers) setBit(bits, number);
    return new FoundNumbers(bits);
  }

  /** A condition on a column of numbers. Its text is the same for most searches, so that it is planned once for all of them. */
  matches(column: Sql): Sql {
    if (this.total <= mostLookedUp) return sql`${column} = any (${`{${this.list().join()}}`}::int[])`;
    // PostgreSQL counts the bits of a byte from its other end. The last byte has none, for all numbers beyond.
    return sql`get_bit(${Buffer.from(this.bits)}::bytea, least(${column}, ${this.bits.length * 8 - 1}) # 7) > 0`;
  }

  list(): number[] {
    const numbers: number[] = [];
    this.bits.forEach((byte, place) => {
      for (let bit = 0; byte > 0 && bit < 8; bit += 1) if (byte & (0x80 >> bit)) numbers.push(place * 8 + bit);
    });
    return numbers;
  }
}

const bitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

function setBit(bits: Uint8Array, number: number): void {
  bits[number >> 3] = (bits[number >> 3] ?? 0) | (0x80 >> (number & 7));
}

/** What has, for each word of the search, one that begins with it; null where the search has no word. */
export async function findNumbers(
  reader: Reader,
  companyId: number,
  series: string,
  search: string,
): Promise<FoundNumbers | null> {
  const prefixes = searchWords(search).slice(0, maxAsked);
  if (prefixes.length === 0) return null;
  // Together, in one round trip.
  const [confidential, ...each] = await Promise.all([
    findConfidential(reader, companyId, series, prefixes),
    ...prefixes.map((prefix) => findBlocks(reader, companyId, series, prefix)),
  ]);
  const [first = [], ...others] = each;
  const rest = others.map((blocks) => new Map(blocks.map(({ block, numbers }) => [block, numbers])));
  const highest = Math.max(0, ...first.map(({ block }) => (block + 1) * numbersOfABlock), ...confidential);
  const bits = new Uint8Array((Math.floor(highest / numbersAtOnce) + 1) * (numbersAtOnce / 8) + 1);
  for (const { block, numbers } of first) {
    const known = rest.map((blocks) => blocks.get(block));
    for (let place = 0; place < bytesOfABlock; place += 1) {
      let byte = numbers[place] ?? 0;
      for (const other of known) byte &= other?.[place] ?? 0;
      bits[block * bytesOfABlock + place] = byte;
    }
  }
  for (const number of confidential) setBit(bits, number);
  return new FoundNumbers(bits);
}

/** One letter stands with all that begins with it in a row of its own. */
function findBlocks(reader: Reader, companyId: number, series: string, prefix: string) {
  const begun = [...prefix].length === 1 ? sql`w.word = ${`${prefix}*`}` : beginsWith(sql`w.word`, prefix);
  return reader.query<{ block: number; numbers: Buffer }>(
    planOnce(sql`select w.block, substring(bit_send(bit_or(w.numbers)) from 5) as numbers from search_blocks w
      where w.company_id = ${companyId} and w.series = ${series} and ${begun} group by w.block`),
  );
}

/** Of what is confidential, the few that this person may read: their words are in no block. */
async function findConfidential(
  reader: Reader,
  companyId: number,
  series: string,
  prefixes: readonly string[],
): Promise<number[]> {
  const asked = prefixes.map(
    (prefix) => sql`exists (select from unnest(r.words) as word where ${beginsWith(sql`word collate "C"`, prefix)})`,
  );
  const [record] = series.split(':');
  const rows = await reader.query<{ number: number }>(
    planOnce(sql`select search_number(r.record_id) as number from record_words r
      where r.company_id = ${companyId} and r.record = ${record} and r.is_confidential
        and search_series(r.record, r.record_id) = ${series} and ${join(asked, ' and ')}`),
  );
  return rows.map(({ number }) => number);
}
