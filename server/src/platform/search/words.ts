import type { NewId } from '../database/new-id';
import { sql } from '../database/statement';
import type { Tx } from '../database/tx';

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
