import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Person } from '@vigie/domain/modules/accounts/public';
import type { Comment, CommentsPage } from '@vigie/domain/modules/comments/public';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { filterCircle, searchCircle } from '../accounts/public';
import { addComment, findMentioned, listComments } from '../comments/public';
import { countComment } from './comment-repository';
import type { ServerKind, StoredRecord } from './server-kind';

export function listCommentsOn<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { kind, read }: ServerKind<string, Item>,
  id: string,
  before: number | undefined,
): Promise<CommentsPage> {
  return database.read(context, async (reader) => {
    const { companyId } = await read(reader, context, id);
    return listComments(reader, { companyId, record: kind.name, recordId: id }, before);
  });
}

export function commentOn<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { kind, table, comments, summaryOf, readersOf }: ServerKind<string, Item>,
  id: string,
  text: string,
): Promise<Comment> {
  return database.transaction(context, async (tx) => {
    const item = await comments.lock(tx, id);
    const objection = await comments.objection?.(tx, item);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    const readers = readersOf(item);
    const mentioned = await findMentioned(tx, text, readers, comments.cannotBeMentioned);
    const concerned = await comments.concerned(tx, item);
    await countComment(tx, table, id);
    return addComment(tx, {
      record: kind.name,
      recordId: id,
      text,
      mentioned,
      concerned,
      summary: summaryOf(item),
      address: comments.address?.(id) ?? kind.address(id),
      keepReaders: (ids) => filterCircle(tx, item.companyId, readers, ids),
    });
  });
}

const maxOffered = 8;

export function listReadersOf<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { read, readersOf }: ServerKind<string, Item>,
  id: string,
  search: string,
): Promise<{ items: Person[] }> {
  return database.read(context, async (reader) => {
    const item = await read(reader, context, id);
    return { items: await searchCircle(reader, item.companyId, readersOf(item), search, maxOffered) };
  });
}
