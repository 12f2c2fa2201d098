import type { Message } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { type LinkEnds, removeLink, saveLink } from './links-repository';
import type { ServerKind, StoredRecord } from './server-kind';

/** Links between records of one kind. */
export interface LinkPlan<Item extends StoredRecord> {
  readonly plan: ServerKind<string, Item>;
  /** Locked, for somebody who may link it now. */
  readonly lock: (tx: Tx, id: string) => Promise<Item>;
  /** Whether the other is there for the reader. */
  readonly exists: (reader: Reader, companyId: number, id: string) => Promise<boolean>;
  readonly messages: { readonly linkToItself: Message; readonly linkUnknown: Message };
}

/** Both ways, so that the history of each tells of it. */
export async function linkRecords<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { plan: { kind }, lock, exists, messages }: LinkPlan<Item>,
  { id, otherId, note }: { id: string; otherId: string; note: string },
): Promise<void> {
  const refuse = (message: Message) =>
    new Refusal('invalid', { fields: [{ loc: ['body', 'otherId'], message, values: { id: otherId } }] });
  if (id === otherId) throw refuse(messages.linkToItself);
  await database.transaction(context, async (tx) => {
    const { companyId } = await lock(tx, id);
    if (!(await exists(tx, companyId, otherId))) throw refuse(messages.linkUnknown);
    for (const ends of bothWays(kind.name, id, otherId)) {
      await saveLink(tx, ends, note);
      auditLink(tx, ends, 'linked', { from: null, to: ends.to.id }, null);
    }
    await publishToReaders(tx, kind.name);
  });
}

export async function unlinkRecords<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { plan: { kind }, lock }: LinkPlan<Item>,
  { id, otherId, reason }: { id: string; otherId: string; reason: string },
): Promise<void> {
  await database.transaction(context, async (tx) => {
    await lock(tx, id);
    for (const ends of bothWays(kind.name, id, otherId)) {
      if (!(await removeLink(tx, ends))) throw new Refusal('not_found');
      auditLink(tx, ends, 'unlinked', { from: ends.to.id, to: null }, reason);
    }
    await publishToReaders(tx, kind.name);
  });
}

function bothWays(record: string, id: string, otherId: string): readonly LinkEnds[] {
  const [one, other] = [
    { record, id },
    { record, id: otherId },
  ];
  return [
    { from: one, to: other },
    { from: other, to: one },
  ];
}

function auditLink(
  tx: Tx,
  { from: { record, id } }: LinkEnds,
  event: 'linked' | 'unlinked',
  change: { from: string | null; to: string | null },
  reason: string | null,
): void {
  tx.audit({ action: `${record}.${event}`, record, recordId: id, changes: [{ field: 'link', ...change }], reason });
}
