import type { Message } from '@vigie/domain/kernel/message';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Comment } from '@vigie/domain/modules/comments/contract';
import { mentionsIn } from '@vigie/domain/modules/comments/contract';
import { mentionMessages } from '@vigie/domain/modules/comments/messages';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import { type Circle, filterCircle, findActiveByName } from '../accounts/public';
import { notify } from '../notifications/public';
import { insertComment, listCommenters } from './repository';

export interface Talk {
  readonly record: string;
  readonly recordId: string;
  readonly text: string;
  /** What the notification of it says, and where it leads. */
  readonly summary: string;
  readonly address: string;
  readonly mentioned: readonly number[];
  /** Who hears of it beside those who have commented before. */
  readonly concerned: readonly (number | null)[];
  /** Those of some people who may read the record, where not everyone may. */
  readonly keepReaders?: (ids: readonly number[]) => Promise<readonly number[]>;
}

/**
 * Inside the transaction of the record's own module, which has checked that the person may read the record. Mentioned
 * people are notified of that, the others concerned of the comment.
 */
export async function addComment(tx: Tx, talk: Talk): Promise<Comment> {
  const { record, recordId, text, summary, address, mentioned, keepReaders } = talk;
  const before = await listCommenters(tx, tx.context.actor.companyId, record, recordId);
  const comment = await insertComment(tx, record, recordId, text);
  const changes = creation(auditedFields(talk));
  tx.audit({ action: 'comment.added', record: 'comment', recordId: comment.id, changes });
  tx.audit({ action: `${record}.commented`, record, recordId, changes: [{ field: 'comment', from: null, to: text }] });
  await publishToReaders(tx, record);
  const news = { recordId, summary, address };
  await notify(tx, { ...news, type: 'mentioned' }, mentioned);
  const concerned = [...talk.concerned, ...before].filter((id) => id !== null && !mentioned.includes(id)) as number[];
  await notify(tx, { ...news, type: 'commented' }, keepReaders ? await keepReaders(concerned) : concerned);
  return comment;
}

export function auditedFields({ record, recordId, text }: Pick<Talk, 'record' | 'recordId' | 'text'>) {
  return { on: `${record} ${recordId}`, text };
}

/** The active people of the company whom a text calls. Its author should learn of a colleague who cannot read it. */
export async function findMentioned(
  tx: Tx,
  text: string,
  circle: Circle,
  cannotBeMentioned: Message = mentionMessages.cannotBeMentioned,
): Promise<number[]> {
  const { companyId } = tx.context.actor;
  const called = await findActiveByName(tx, companyId, mentionsIn(text));
  const ids = called.map(({ id }) => id);
  const readers = await filterCircle(tx, companyId, circle, ids);
  const stranger = called.find(({ id }) => !readers.includes(id));
  if (stranger) throw invalidField('text', cannotBeMentioned, { name: stranger.displayName });
  return ids;
}
