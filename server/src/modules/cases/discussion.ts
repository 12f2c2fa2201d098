import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { HistoryQuery } from '@vigie/domain/kernel/trail/history';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { changedBetween, type Standing, takeIn } from '@vigie/domain/modules/cases/as-it-stood';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import { commentObjection } from '@vigie/domain/modules/cases/workflow';
import type { Comment, CommentsPage } from '@vigie/domain/modules/comments/public';
import {
  countEventsAfter,
  findLastEvent,
  findSeqOfSignature,
  listHistory,
  type Subject,
  walkHistory,
} from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { searchCircle } from '../accounts/public';
import { addComment, findMentioned, listComments } from '../comments/public';
import { signaturesOf } from './case-signatures';
import { caseToSign, ownerOf, readCase } from './case-view';
import { type CaseData, countComment, listMembers, lockCase } from './repository';

export function listCaseComments(
  { database }: Platform,
  context: Context,
  id: string,
  before: number | undefined,
): Promise<CommentsPage> {
  return database.read(context, async (reader) => {
    const { companyId } = await readCase(reader, context, id);
    return listComments(reader, { companyId, ...ownerOf(id) }, before);
  });
}

export function commentOnCase(platform: Platform, context: Context, id: string, text: string): Promise<Comment> {
  return platform.database.transaction(context, async (tx) => {
    const record = await lockCase(tx, id);
    if (!record) throw new Refusal('not_found');
    const objection = commentObjection(record);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    const members = (await listMembers(tx, record.companyId, id)).map(({ person }) => person.id);
    await countComment(tx, id);
    return addComment(tx, {
      ...{ record: 'case', recordId: id, text, summary: record.title },
      address: `${caseAddress(record)}?panel=comments`,
      mentioned: await findMentioned(tx, text, id),
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
      items: await searchCircle(
        reader,
        companyId,
        { roles: companyRoles, andId: ownerId, readersOf: id },
        search,
        mostOffered,
      ),
    };
  });
}

export function getCaseHistory(
  { database }: Platform,
  context: Context,
  id: string,
  page: HistoryQuery,
): Promise<OutputOf<typeof casesEndpoints.getCaseHistory>> {
  const { companyId, userId } = context.actor;
  const subject = { companyId, ...ownerOf(id) };
  return database.read(context, async (reader) => {
    const record = await readCase(reader, context, id);
    const seen = await reader.find<{ up_to: number }>(sql`select up_to from case_seen
      where company_id = ${companyId} and case_id = ${id} and user_id = ${userId}`);
    const seenUpTo = seen?.up_to ?? 0;
    const lastSeen = seenUpTo > 0 ? await findLastEvent(reader, subject, seenUpTo) : null;
    const events = await listHistory(reader, subject, page);
    return {
      ...events,
      seenUpTo,
      seenAt: lastSeen?.at.toISOString() ?? null,
      unseen: seenUpTo > 0 ? await countEventsAfter(reader, subject, seenUpTo) : events.total,
      signed: await lastSigned(reader, subject, record, context),
    };
  });
}

async function lastSigned(reader: Reader, subject: Subject, record: CaseData, { actor }: Context) {
  const all = await signaturesOf(reader, record, await caseToSign(reader, record));
  const own = all.findLast(({ signerUsername }) => signerUsername === actor.username);
  if (!own) return null;
  const seq = await findSeqOfSignature(reader, subject, own);
  return { seq, newer: await countEventsAfter(reader, subject, seq) };
}

export async function getCaseAsItStood(
  { database }: Platform,
  context: Context,
  id: string,
  seq: number,
): Promise<OutputOf<typeof casesEndpoints.getCaseAsItStood>> {
  const subject = { companyId: context.actor.companyId, ...ownerOf(id) };
  const newest = await database.read(context, async (reader) => {
    await readCase(reader, context, id);
    return findLastEvent(reader, subject);
  });
  const now: Standing = {};
  let values: Standing | null = null;
  for await (const events of walkHistory(database, context, subject, newest?.seq ?? 0)) {
    for (const event of events) {
      if (event.seq > seq) values ??= { ...now };
      takeIn(now, event);
    }
  }
  values ??= now;
  return { values, since: changedBetween(values, now) };
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
