import { createHash } from 'node:crypto';
import { type EntryContract, readContent } from '@vigie/domain/kernel/offline/contracts';
import type { EntryAnswer, EntryHead } from '@vigie/domain/kernel/offline/entry';
import { observedMoment } from '@vigie/domain/kernel/offline/observed-moment';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import { offlineMessages } from '@vigie/domain/messages/offline';
import type { Context } from '../context';
import type { Tx } from '../database/tx';
import { problemsOf } from '../http/validation';
import type { Platform } from '../platform';
import { findCapture, insertCapture, lockCapture } from './capture-repository';

export interface ReceivedEntry {
  readonly head: EntryHead;
  /** What the clock of the device said when it was sent, each time another. */
  readonly sentAt: string;
  readonly content: unknown;
}

/** The body of a call that sends an entry. */
export function receivedEntry(body: { entry: EntryHead; sentAt: string; content: unknown }): ReceivedEntry {
  return { head: body.entry, sentAt: body.sentAt, content: body.content };
}

/** What it says by its contract, which may be one of an earlier release. */
export function contentOf<Content>(contracts: readonly EntryContract<Content>[], entry: ReceivedEntry): Content {
  const read = readContent(contracts, entry.head.contract, entry.content, Date.now());
  if (read.outcome === 'read') return read.content;
  if (read.outcome === 'invalid') throw problemsOf(read.error, 'body', entry.content);
  const message = read.outcome === 'too_old' ? offlineMessages.tooOld : offlineMessages.unknownContract;
  throw new Refusal('objection', { message });
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
  write: (tx: Tx, moments: Moments) => Promise<string>,
): Promise<EntryAnswer> {
  const { userId } = context.actor;
  if (userId === null) throw new Refusal('not_signed_in');
  const contentHash = hashOf({ head, content } as unknown as Json);
  return database.transaction(context, async (tx) => {
    await lockCapture(tx, head.captureId);
    const before = await findCapture(tx, context.actor.companyId, head.captureId);
    if (before) {
      const isSame = before.userId === userId && before.record === record && before.contentHash === contentHash;
      if (!isSame) throw new Refusal('already_exists', { message: offlineMessages.sentWithOtherContent });
      return before.answer;
    }
    const moments = momentsOf(head, sentAt);
    const recordId = await write(tx, moments);
    const answer = { captureId: head.captureId, recordId, ...moments };
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

/** When it was observed by the clock of the server, and when it arrived. */
export type Moments = Pick<EntryAnswer, 'observedAt' | 'receivedAt' | 'isClockOff'>;

function momentsOf({ deviceTime, skewMs }: EntryHead, sentAt: string): Moments {
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
