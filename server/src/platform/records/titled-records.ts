import { empty, raw, sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { findNumbers } from '../search/found-numbers';
import type { RecordTitle } from './record-kinds';

/** Where the titles of a kind stand: a table with a row for each record, and a column `number`. */
export interface TitledTable {
  readonly record: string;
  readonly table: string;
  /** The column with the title. */
  readonly title: string;
}

export interface TitledRecords {
  readonly findTitles: (reader: Reader, companyId: number, ids: readonly string[]) => Promise<RecordTitle[]>;
  /** By number or words, newest first; without words, the newest of all. */
  readonly search: (reader: Reader, companyId: number, search: string, limit: number) => Promise<RecordTitle[]>;
  readonly findByTitle: (reader: Reader, companyId: number, title: string) => Promise<RecordTitle | null>;
}

export function titledRecords(declared: TitledTable): TitledRecords {
  const column = raw(`e.${declared.title}`);
  const rows = sql`select e.id, ${column} as title from ${raw(declared.table)} e`;
  return {
    findTitles: (reader, companyId, ids) =>
      reader.query<RecordTitle>(sql`${rows} where e.company_id = ${companyId} and e.id = any (${ids}::text[])`),
    search: async (reader, companyId, search, limit) => {
      const found = await findNumbers(reader, companyId, declared.record, search);
      return reader.query<RecordTitle>(sql`${rows} where e.company_id = ${companyId}
        ${found ? sql`and ${found.matches(sql`e.number`)}` : empty} order by e.number desc limit ${limit}`);
    },
    findByTitle: (reader, companyId, title) =>
      reader.find<RecordTitle>(
        sql`${rows} where e.company_id = ${companyId} and ${column} = ${title} order by e.number limit 1`,
      ),
  };
}
