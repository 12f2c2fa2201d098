import { createHash } from 'node:crypto';
import type { EntryAnswer, EntryHead } from '@vigie/domain/kernel/offline/entry';
import { observedMoment } from '@vigie/domain/kernel/offline/observed-moment';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import { offlineMessages } from '@vigie/domain/messages/offline';
import type { Context } from '../context';
import type { Tx } from '../database/tx';
import type { Platform } from '../platform';
import { findCapture, insertCapture, lockCapture } from './capture-repository';

export interface ReceivedEntry {
  readonly head: EntryHead;
  /** What the clock of the device said when it was sent, each time another. */
  readonly sentAt: string;
  readonly content: unknown;
}

/**
 * Does once what an entry asks for, and answers every repetition with the first answer, for ever. `write` returns the id of the
 * record; what it refuses is rolled back whole, so that the entry can be sent again.
 */
export function captureOnce(
  { database }: Pick<Platform, 'database'>,
  context: Context,
  record: string,
  { head, sentAt, content }: ReceivedEntry,
  write: (tx: Tx) => Promise<string>,
): Promise<EntryAnswer> {
  const { userId } = context.actor;
  if (userId === null) throw new Refusal('not_signed_in');
  const contentHash = hashOf({ head, content } as unknown as Json);
  return database.transaction(context, async (tx) => {
    await lockCapture(tx, head.captureId);
    const before = await findCapture(tx, head.captureId);
    if (before) {
      const isSame = before.userId === userId && before.record === record && before.contentHash === contentHash;
      if (!isSame) throw new Refusal('already_exists', { message: offlineMessages.sentWithOtherContent });
      return before.answer;
    }
    const recordId = await write(tx);
    const answer = { captureId: head.captureId, recordId, ...momentsOf(head, sentAt) };
    await insertCapture(tx, head, { userId, record, contentHash, answer });
    tx.audit({ action: `${record}.captured`, record, recordId, changes: creation(auditedCapture(head, answer)) });
    return answer;
  });
}

/** What the event records of it: when it was observed stands beside the server's own time of the event. */
function auditedCapture(head: EntryHead, { observedAt, isClockOff }: EntryAnswer) {
  const { captureId, deviceTime, contract } = head;
  return { captureId, observedAt, deviceTime, isClockOff, contract };
}

function momentsOf({ deviceTime, skewMs }: EntryHead, sentAt: string) {
  const receivedAt = Date.now();
  const { observedAt, isClockOff } = observedMoment({
    deviceTime: Date.parse(deviceTime),
    skewMs,
    sentAt: Date.parse(sentAt),
    receivedAt,
  });
  return {
    observedAt: new Date(observedAt).toISOString(),
    receivedAt: new Date(receivedAt).toISOString(),
    isClockOff,
  };
}

const hashOf = (value: Json) => createHash('sha256').update(canonicalJson(value)).digest('hex');
