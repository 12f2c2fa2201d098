import { searchWords } from '@vigie/domain/kernel/search-words';
import type { NewId } from '../database/new-id';
import { empty, join, type Sql, sql } from '../database/statement';
import type { Tx } from '../database/tx';

/** The last character that there is: every word that begins with a prefix sorts before the prefix and this. */
const last = '\u{10FFFF}';
/** More words than this in a search box narrow nothing down. */
const maxAsked = 8;

/** From now on the record is found by these words and no others. */
export function saveSearchWords(
  tx: Tx,
  { record, recordId, words }: { record: string; recordId: string; words: readonly string[] },
): void {
  tx.send(sql`select keep_search_words(${record}, ${recordId}, ${words})`);
}

/** Those of a record that is being created, beside the words of its id. */
export function saveFirstSearchWords(tx: Tx, record: string, newId: NewId, words: readonly string[]): void {
  tx.send(sql`select add_search_words(${record}, ${newId.id}, ${newId.words} || ${words}::text[])`);
}

/** Those of many records that are being created. */
export async function addManySearchWords(
  tx: Tx,
  record: string,
  entries: readonly { readonly id: string; readonly words: readonly string[] }[],
): Promise<void> {
  await tx.query(sql`select add_many_search_words(${record}, ${JSON.stringify(entries)}::jsonb)`);
}

/** A condition: the record with the id in `idColumn` has, for each word of the search, one that begins with it. */
export function matchesSearchWords(companyId: number, records: readonly string[], idColumn: Sql, search: string): Sql {
  const asked = wordsFound(companyId, records, idColumn, search).map((found) => sql`and exists (${found})`);
  return join([empty, ...asked], ' ');
}

/**
 * The same, asked of one row after the other. PostgreSQL takes every word for a rare one, and would read all records that have
 * a frequent one before the first that is shown.
 */
export function matchesRowByRow(companyId: number, records: readonly string[], idColumn: Sql, search: string): Sql {
  const asked = wordsFound(companyId, records, idColumn, search).map(
    (found) => sql`(select true from (${found} limit 1) as found)`,
  );
  return join([sql`true`, ...asked], ' and ');
}

function wordsFound(companyId: number, records: readonly string[], idColumn: Sql, search: string): Sql[] {
  return searchWords(search)
    .slice(0, maxAsked)
    .map(
      (word) => sql`select from search_words w where w.company_id = ${companyId} and w.record = any (${records}::text[])
      and w.record_id = ${idColumn} and ${beginsWith(sql`w.word`, word)}`,
    );
}

/** A range, which an index on a column that is collated "C" gives. */
export function beginsWith(column: Sql, prefix: string): Sql {
  return sql`${column} >= ${prefix} and ${column} < ${prefix + last}`;
}
