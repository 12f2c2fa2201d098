import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { HistoryPage, HistoryQuery } from '@vigie/domain/kernel/trail/history';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { actionAddress } from '@vigie/domain/modules/actions/address';
import { actionCommentObjection } from '@vigie/domain/modules/actions/workflow';
import type { Comment, CommentsPage } from '@vigie/domain/modules/comments/public';
import { listHistory } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { searchCircle } from '../accounts/public';
import { addComment, findMentioned, listComments } from '../comments/public';
import { isCaseEnded, lockWithCase, ownerOf, readAction } from './action-view';
import { countComment } from './repository';

export function listActionComments(
  { database }: Platform,
  context: Context,
  id: string,
  before: number | undefined,
): Promise<CommentsPage> {
  return database.read(context, async (reader) => {
    const { companyId } = await readAction(reader, context, id);
    return listComments(reader, { companyId, ...ownerOf(id) }, before);
  });
}

export function commentOnAction(platform: Platform, context: Context, id: string, text: string): Promise<Comment> {
  return platform.database.transaction(context, async (tx) => {
    const action = await lockWithCase(tx, id);
    if (!action) throw new Refusal('not_found');
    const objection = actionCommentObjection({ isCaseEnded: await isCaseEnded(tx, action) });
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    const { summary, responsibleId, approverId } = action;
    await countComment(tx, id);
    return addComment(tx, {
      ...{ record: 'action', recordId: id, text, summary, address: actionAddress(id) },
      mentioned: await findMentioned(tx, text, id),
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
    return {
      items: await searchCircle(
        reader,
        companyId,
        { roles: companyRoles, andId: -1, readersOf: id },
        search,
        mostOffered,
      ),
    };
  });
}

export function getActionHistory(
  { database }: Platform,
  context: Context,
  id: string,
  page: HistoryQuery,
): Promise<HistoryPage> {
  return database.read(context, async (reader) => {
    const { companyId } = await readAction(reader, context, id);
    return listHistory(reader, { companyId, ...ownerOf(id) }, page);
  });
}
