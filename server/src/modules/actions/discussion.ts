import { companyRoles } from '@vigie/domain/kernel/actor';
import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { type Comment, mentionsIn } from '@vigie/domain/modules/comments/public';
import { historyOf } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import { tellChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findActiveByName, searchCircle } from '../accounts/public';
import { addComment, listCommenters, listComments } from '../comments/public';
import { readAction } from './action-view';
import { countComment } from './repository';
import { tellOf } from './telling';

export function listActionComments(
  { database }: Platform,
  context: Context,
  id: string,
): Promise<{ items: Comment[] }> {
  return database.read(context, async (reader) => {
    const { companyId } = await readAction(reader, context, id);
    return { items: await listComments(reader, companyId, 'action', id) };
  });
}

export function commentOnAction(platform: Platform, context: Context, id: string, text: string): Promise<Comment> {
  return platform.database.transaction(context, async (tx) => {
    const action = await readAction(tx, context, id);
    const { companyId, responsibleId, approverId } = action;
    const mentioned = (await findActiveByName(tx, companyId, mentionsIn(text))).map((person) => person.id);
    const commenters = await listCommenters(tx, companyId, 'action', id);
    const comment = await addComment(tx, 'action', id, text);
    await countComment(tx, id);
    const changes = [{ field: 'comment', from: null, to: text }];
    tx.audit({ action: 'action.commented', record: 'action', recordId: id, changes });
    await tellChanged(tx, 'action');
    await tellOf(platform, tx, action, 'mentioned', mentioned);
    const rest = [responsibleId, approverId, ...commenters].filter((userId) => !mentioned.includes(userId ?? -1));
    await tellOf(platform, tx, action, 'commented', rest);
    return comment;
  });
}

const mostOffered = 8;

export function listActionReaders(
  { database }: Platform,
  context: Context,
  id: string,
  search: string,
): Promise<{ items: Person[] }> {
  return database.read(context, async (reader) => {
    const { companyId } = await readAction(reader, context, id);
    return { items: await searchCircle(reader, companyId, { roles: companyRoles, andId: -1 }, search, mostOffered) };
  });
}

export function getActionHistory(
  { database }: Platform,
  context: Context,
  id: string,
): Promise<{ items: RecordedEvent[] }> {
  return database.read(context, async (reader) => {
    const { companyId } = await readAction(reader, context, id);
    return { items: await historyOf(reader, companyId, 'action', id) };
  });
}
