import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { reportMessages as m } from '@vigie/domain/messages/reports';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { type Comment, mentionsIn } from '@vigie/domain/modules/comments/public';
import { isPrivate, readingRoles } from '@vigie/domain/modules/reports/workflow';
import { historyOf } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { tellChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findActiveByName, keepThoseOf, searchCircle } from '../accounts/public';
import { addComment, listCommenters, listComments } from '../comments/public';
import { notify } from '../notifications/public';
import { readReport } from './report-view';
import { countComment, type ReportRecord } from './repository';
import { showInListOf } from './writing';

/** Whoever can read the report: those with a reading role, and its author. */
function readersOf({ authorId, status }: ReportRecord) {
  return { roles: isPrivate(status) ? [] : readingRoles, andId: authorId };
}

export function listReportComments(
  { database }: Platform,
  context: Context,
  id: string,
): Promise<{ items: Comment[] }> {
  return database.read(context, async (reader) => {
    await readReport(reader, context, id);
    return { items: await listComments(reader, context.actor.companyId, 'report', id) };
  });
}

export function commentOnReport(platform: Platform, context: Context, id: string, text: string): Promise<Comment> {
  return platform.database.transaction(context, async (tx) => {
    const record = await readReport(tx, context, id);
    const mentioned = await findMentioned(tx, record, text);
    const concerned = [record.authorId, ...(await listCommenters(tx, record.companyId, 'report', id))];
    if (record.appraiserId !== null) concerned.push(record.appraiserId);
    const comment = await addComment(tx, 'report', id, text);
    await countComment(tx, id);
    await showInListOf(tx, { ...record, commentCount: record.commentCount + 1 });
    tx.audit({
      action: 'report.commented',
      record: 'report',
      recordId: id,
      changes: [{ field: 'comment', from: null, to: text }],
    });
    await tellChanged(tx, 'report');
    const news = { recordId: id, summary: record.summary, address: `/apps/inbox/entry/${id}` };
    await notify(platform, tx, { ...news, type: 'mentioned' }, mentioned);
    const others = await keepThoseOf(tx, record.companyId, readersOf(record), concerned);
    const rest = others.filter((userId) => !mentioned.includes(userId));
    await notify(platform, tx, { ...news, type: 'commented' }, rest);
    return comment;
  });
}

/** A colleague who is called and could not come is worth a word to whoever calls. */
async function findMentioned(tx: Tx, record: ReportRecord, text: string): Promise<number[]> {
  const called = await findActiveByName(tx, record.companyId, mentionsIn(text));
  const ids = called.map(({ id }) => id);
  const readers = await keepThoseOf(tx, record.companyId, readersOf(record), ids);
  const stranger = called.find(({ id }) => !readers.includes(id));
  if (!stranger) return ids;
  const values = { name: stranger.displayName };
  throw new Refusal('invalid', { fields: [{ loc: ['body', 'text'], message: m.cannotBeMentioned, values }] });
}

const mostOffered = 8;

export function listReportReaders(
  { database }: Platform,
  context: Context,
  id: string,
  search: string,
): Promise<{ items: Person[] }> {
  return database.read(context, async (reader) => {
    const record = await readReport(reader, context, id);
    const { companyId } = record;
    return { items: await searchCircle(reader, companyId, readersOf(record), search, mostOffered) };
  });
}

export function getReportHistory(
  { database }: Platform,
  context: Context,
  id: string,
): Promise<{ items: RecordedEvent[] }> {
  return database.read(context, async (reader) => {
    await readReport(reader, context, id);
    return { items: await historyOf(reader, context.actor.companyId, 'report', id) };
  });
}
