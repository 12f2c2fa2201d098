import type { Comment, CommentsPage } from '@vigie/domain/modules/comments/contract';
import type { Subject } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/database';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

interface CommentRow {
  id: number;
  author_id: number;
  username: string;
  display_name: string;
  text: string;
  created_at: Date;
}

const rows = sql`select c.id, c.author_id, u.username, u.first_name || ' ' || u.last_name as display_name, c.text,
    c.created_at
  from comments c join users u on u.company_id = c.company_id and u.id = c.author_id`;
const commentsAtOnce = 100;

export async function insertComment(tx: Tx, record: string, recordId: string, text: string): Promise<Comment> {
  const { companyId, userId } = tx.context.actor;
  const { id } = await tx.get<{ id: number }>(sql`insert into comments (company_id, record, record_id, author_id, text)
    values (${companyId}, ${record}, ${recordId}, ${userId}, ${text}) returning id`);
  return toComment(await tx.get<CommentRow>(sql`${rows} where c.company_id = ${companyId} and c.id = ${id}`));
}

/** A part of the talk, oldest first: the latest, or the one before some comment. */
export async function listComments(
  reader: Reader,
  { companyId, record, recordId }: Subject,
  before: number | undefined,
): Promise<CommentsPage> {
  const earlier = before === undefined ? empty : sql`and c.id < ${before}`;
  const found = await reader.query<CommentRow>(sql`${rows} where c.company_id = ${companyId} and c.record = ${record}
    and c.record_id = ${recordId} ${earlier} order by c.id desc limit ${commentsAtOnce + 1}`);
  const items = found.slice(0, commentsAtOnce).map(toComment).reverse();
  return { items, next: found.length > commentsAtOnce ? (items[0]?.id ?? null) : null };
}

/** The whole talk, oldest first, some at a time. */
export async function* walkComments(
  database: Database,
  context: Context,
  { companyId, record, recordId }: Subject,
): AsyncGenerator<Comment[]> {
  let last = 0;
  for (;;) {
    const found = await database.read(context, (reader) =>
      reader.query<CommentRow>(sql`${rows} where c.company_id = ${companyId} and c.record = ${record}
        and c.record_id = ${recordId} and c.id > ${last} order by c.id limit ${commentsAtOnce}`),
    );
    if (found.length > 0) yield found.map(toComment);
    if (found.length < commentsAtOnce) return;
    last = found.at(-1)?.id ?? last;
  }
}

interface StoredComment {
  id: number;
  record: string;
  recordId: string;
  text: string;
}

/** Of one company, in the order and from the place that `page` says. */
export function listCommentsAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredComment[]> {
  return reader.query(sql`select id, record, record_id as "recordId", text from comments
    where company_id = ${companyId} ${page}`);
}

export async function listCommenters(
  reader: Reader,
  companyId: number,
  record: string,
  recordId: string,
): Promise<number[]> {
  const found = await reader.query<{ author_id: number }>(sql`select distinct author_id from comments
    where company_id = ${companyId} and record = ${record} and record_id = ${recordId}`);
  return found.map((row) => row.author_id);
}

function toComment(row: CommentRow): Comment {
  return {
    id: row.id,
    author: { id: row.author_id, username: row.username, displayName: row.display_name },
    text: row.text,
    createdAt: row.created_at.toISOString(),
  };
}
