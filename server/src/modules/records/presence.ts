import { recordsChanged } from '@vigie/domain/kernel/http/live';
import type { PresentColleague } from '@vigie/domain/modules/records/endpoints';
import type { Context } from '../../platform/context';
import { publish } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { listOthersPresent, savePresence, saveViewedUpTo } from './presence-repository';
import type { ServerKind, StoredRecord } from './server-kind';

export function updatePresence<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { kind, read }: ServerKind<string, Item>,
  { id, step, isHere }: { id: string; step: string; isHere: boolean },
): Promise<{ items: PresentColleague[] }> {
  const at = { record: kind.name, recordId: id, place: step };
  return database.transaction(context, async (tx) => {
    await read(tx, context, id);
    const hasMoved = await savePresence(tx, at, isHere);
    const others = await listOthersPresent(tx, at);
    // Only when something is new: no event every twenty seconds for those who stay.
    if (hasMoved && others.length > 0) {
      const { companyId } = context.actor;
      const userIds = others.map((person) => person.id);
      await publish(tx, { kind: 'live', companyId, userIds, event: recordsChanged('presence') });
    }
    return { items: others.map(({ place, ...person }) => ({ person, step: place })) };
  });
}

export async function recordViewed<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { kind, read }: ServerKind<string, Item>,
  { id, upTo }: { id: string; upTo: number },
): Promise<undefined> {
  await database.transaction(context, async (tx) => {
    await read(tx, context, id);
    await saveViewedUpTo(tx, { record: kind.name, recordId: id }, upTo);
  });
}
