import { companyRoles } from '@vigie/domain/kernel/actor';
import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { actionAddress } from '@vigie/domain/modules/actions/address';
import type { Comment } from '@vigie/domain/modules/comments/public';
import { historyOf } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { searchCircle } from '../accounts/public';
import { addComment, findMentioned, listComments } from '../comments/public';
import { readAction } from './action-view';
import { countComment } from './repository';

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
    const { summary, responsibleId, approverId } = await readAction(tx, context, id);
    await countComment(tx, id);
    return addComment(platform, tx, {
      ...{ record: 'action', recordId: id, text, summary, address: actionAddress(id) },
      mentioned: await findMentioned(tx, text),
      concerned: [responsibleId, approverId],
    });
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
