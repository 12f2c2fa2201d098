import type { BulkOutcome } from '@vigie/domain/kernel/listing';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import type { Context } from './context';
import type { Database } from './database/database';
import type { Tx } from './database/tx';

/** Each record in a transaction of its own: one that may not be changed does not keep the others from it. */
export async function changeEach(
  database: Database,
  context: Context,
  ids: readonly string[],
  change: (tx: Tx, id: string) => Promise<void>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await database.transaction(context, (tx) => change(tx, id));
      outcome.changed.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { fields, message = fields?.[0]?.message ?? refusalMessages[error.code], values } = error.details;
      outcome.refused.push({ id, sentence: say(context.style, message, values) });
    }
  }
  return outcome;
}
