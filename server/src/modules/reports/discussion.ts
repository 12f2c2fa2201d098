import { Refusal } from '@vigie/domain/kernel/refusal';
import type { HistoryPage, HistoryQuery } from '@vigie/domain/kernel/trail/history';
import type { Person } from '@vigie/domain/modules/accounts/public';
import { type Comment, type CommentsPage, mentionsIn } from '@vigie/domain/modules/comments/public';
import { reportMessages as m } from '@vigie/domain/modules/reports/messages/workflow';
import { isPrivate, readingRoles } from '@vigie/domain/modules/reports/workflow';
import { listHistory } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findActiveByName, keepThoseOf, searchCircle } from '../accounts/public';
import { addComment, listComments } from '../comments/public';
import { ownerOf, readReport } from './report-view';
import { countComment, type ReportRecord } from './repository';

/** Whoever can read the report: those with a reading role, and its author. */
function readersOf({ authorId, status }: ReportRecord) {
  return { roles: isPrivate(status) ? [] : readingRoles, andId: authorId };
}

export function listReportComments(
  { database }: Platform,
  context: Context,
  id: string,
  before: number | undefined,
): Promise<CommentsPage> {
  return database.read(context, async (reader) => {
    const { companyId } = await readReport(reader, context, id);
    return listComments(reader, { companyId, ...ownerOf(id) }, before);
  });
}

export function commentOnReport(platform: Platform, context: Context, id: string, text: string): Promise<Comment> {
  return platform.database.transaction(context, async (tx) => {
    const record = await readReport(tx, context, id);
    const mentioned = await findMentioned(tx, record, text);
    await countComment(tx, id);
    return addComment(tx, {
      ...{ record: 'report', recordId: id, text, summary: record.summary, address: `/apps/inbox/entry/${id}` },
      mentioned,
      concerned: [record.authorId, record.appraiserId],
      keepReaders: (ids) => keepThoseOf(tx, record.companyId, readersOf(record), ids),
    });
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
  page: HistoryQuery,
): Promise<HistoryPage> {
  return database.read(context, async (reader) => {
    const { companyId } = await readReport(reader, context, id);
    return listHistory(reader, { companyId, ...ownerOf(id) }, page);
  });
}
