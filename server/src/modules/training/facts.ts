import type { Tx } from '../../platform/database/tx';
import { readKnowledge } from './knowledge';
import { saveFacts } from './repository';

/** In the transaction that changes what is known of one person in one requirement. */
export async function refreshFacts(tx: Tx, personId: number, requirementId: string): Promise<void> {
  const asked = { people: [personId], requirements: [requirementId] };
  const known = await readKnowledge(tx, tx.context.actor.companyId, asked);
  await saveFacts(tx, [{ personId, requirementId, ...known.spansOf(personId, requirementId) }]);
}
