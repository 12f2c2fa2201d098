import { companyRoles } from '@vigie/domain/kernel/actor';
import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import type { Comment } from '@vigie/domain/modules/comments/public';
import { historyOf } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import type { Platform } from '../../platform/platform';
import { searchCircle } from '../accounts/public';
import { addComment, findMentioned, listComments } from '../comments/public';
import { readCase } from './case-view';
import { showInLists } from './entries';
import { countComment, listMembers } from './repository';

export function listCaseComments({ database }: Platform, context: Context, id: string): Promise<{ items: Comment[] }> {
  return database.read(context, async (reader) => {
    await readCase(reader, context, id);
    return { items: await listComments(reader, context.actor.companyId, 'case', id) };
  });
}

export function commentOnCase(platform: Platform, context: Context, id: string, text: string): Promise<Comment> {
  return platform.database.transaction(context, async (tx) => {
    const record = await readCase(tx, context, id);
    const members = (await listMembers(tx, record.companyId, id)).map(({ person }) => person.id);
    await countComment(tx, id);
    await showInLists(tx, { ...record, commentCount: record.commentCount + 1 });
    return addComment(platform, tx, {
      ...{ record: 'case', recordId: id, text, summary: record.title },
      address: `${caseAddress(record)}?panel=comments`,
      mentioned: await findMentioned(tx, text),
      concerned: [record.ownerId, ...members],
    });
  });
}

const mostOffered = 8;

export function listCaseReaders(
  { database }: Platform,
  context: Context,
  id: string,
  search: string,
): Promise<{ items: Person[] }> {
  return database.read(context, async (reader) => {
    const { companyId, ownerId } = await readCase(reader, context, id);
    return {
      items: await searchCircle(reader, companyId, { roles: companyRoles, andId: ownerId }, search, mostOffered),
    };
  });
}

export function getCaseHistory(
  { database }: Platform,
  context: Context,
  id: string,
): Promise<{ items: RecordedEvent[]; seenUpTo: number }> {
  const { companyId, userId } = context.actor;
  return database.read(context, async (reader) => {
    await readCase(reader, context, id);
    const seen = await reader.find<{ up_to: number }>(sql`select up_to from case_seen
      where company_id = ${companyId} and case_id = ${id} and user_id = ${userId}`);
    return { items: await historyOf(reader, companyId, 'case', id), seenUpTo: seen?.up_to ?? 0 };
  });
}

export async function seeCase({ database }: Platform, context: Context, id: string, upTo: number): Promise<undefined> {
  const { companyId, userId } = context.actor;
  await database.transaction(context, async (tx) => {
    await readCase(tx, context, id);
    await tx.query(sql`insert into case_seen (company_id, case_id, user_id, up_to)
      values (${companyId}, ${id}, ${userId}, ${upTo})
      on conflict (company_id, case_id, user_id) do update set up_to = greatest(case_seen.up_to, excluded.up_to)`);
  });
}
