import { createHash } from 'node:crypto';
import type { Message } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { type LinkEnds, removeLink, saveLink } from './links-repository';
import type { ServerKind, StoredRecord } from './server-kind';

/** Links between records of one kind. */
export interface LinkPlan<Item extends StoredRecord> {
  readonly plan: ServerKind<string, Item>;
  /** Locked, for a user who may link it now. */
  readonly lock: (tx: Tx, id: string) => Promise<Item>;
  /** The other, if it is there for the reader: whether its own links may change now. */
  readonly findOther: (tx: Tx, id: string) => Promise<{ readonly isFrozen: boolean } | null>;
  readonly messages: { readonly linkToItself: Message; readonly linkUnknown: Message };
}

/** Both ways, so that the history of each has an event; R39: one that is frozen keeps the links that it has. */
export async function linkRecords<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { plan: { kind }, lock, findOther, messages }: LinkPlan<Item>,
  { id, otherId, note }: { id: string; otherId: string; note: string },
): Promise<void> {
  const refuse = (message: Message) =>
    new Refusal('invalid', { fields: [{ loc: ['body', 'otherId'], message, values: { id: otherId } }] });
  if (id === otherId) throw refuse(messages.linkToItself);
  await database.transaction(context, async (tx) => {
    await lock(tx, id);
    const other = await findOther(tx, otherId);
    if (!other) throw refuse(messages.linkUnknown);
    for (const ends of changedEnds(kind.name, id, otherId, other)) {
      await saveLink(tx, ends, note);
      auditLink(tx, ends, 'linked', { from: null, to: ends.to.id }, null, note);
    }
    await publishToReaders(tx, kind.name);
  });
}

export async function unlinkRecords<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { plan: { kind }, lock, findOther }: LinkPlan<Item>,
  { id, otherId, reason }: { id: string; otherId: string; reason: string },
): Promise<void> {
  await database.transaction(context, async (tx) => {
    await lock(tx, id);
    const other = await findOther(tx, otherId);
    for (const [place, ends] of changedEnds(kind.name, id, otherId, other).entries()) {
      const isRemoved = await removeLink(tx, ends);
      if (!isRemoved && place === 0) throw new Refusal('not_found');
      // It was linked while the other was frozen, which therefore knows nothing of it.
      if (!isRemoved) continue;
      auditLink(tx, ends, 'unlinked', { from: ends.to.id, to: null }, reason);
    }
    await publishToReaders(tx, kind.name);
  });
}

function changedEnds(
  record: string,
  id: string,
  otherId: string,
  other: { readonly isFrozen: boolean } | null,
): readonly LinkEnds[] {
  const [one, two] = [
    { record, id },
    { record, id: otherId },
  ];
  const own = { from: one, to: two };
  return other && !other.isFrozen ? [own, { from: two, to: one }] : [own];
}

function auditLink(
  tx: Tx,
  { from: { record, id }, to }: LinkEnds,
  event: 'linked' | 'unlinked',
  change: { from: string | null; to: string | null },
  reason: string | null,
  note?: string,
): void {
  const noted = note === undefined ? [] : [{ field: 'noteHash', from: null, to: hashOfNote(id, to.id, note) }];
  const changes = [{ field: 'link', ...change }, ...noted];
  tx.audit({ action: `${record}.${event}`, record, recordId: id, changes, reason });
}

/** The history of each end is read by people who may not read the other: it proves the note and does not show it. */
const hashOfNote = (id: string, otherId: string, note: string) =>
  createHash('sha256').update(`${id} ${otherId} ${note}`).digest('hex');
