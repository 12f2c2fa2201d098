import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { pageSize } from '@vigie/domain/kernel/listing';
import type { Feedback, feedbackStates } from '@vigie/domain/modules/feedback/contract';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export async function insertFeedback(tx: Tx, { text, page }: { text: string; page: string }): Promise<number> {
  const { companyId, userId } = tx.context.actor;
  const row = await tx.get<{ id: number }>(sql`insert into feedback (company_id, user_id, text, page)
    values (${companyId}, ${userId}, ${text}, ${page}) returning id`);
  return row.id;
}

interface FeedbackRow {
  id: number;
  company_id: number;
  company_name: string;
  username: string;
  display_name: string;
  text: string;
  page: string;
  created_at: Date;
  handled_at: Date | null;
  handled_by: string | null;
  version: number;
}

const rows = sql`select f.id, f.company_id, c.name as company_name, u.username,
    u.first_name || ' ' || u.last_name as display_name, f.text, f.page, f.created_at, f.handled_at, f.handled_by, f.version
  from feedback f join companies c on c.id = f.company_id
  join users u on u.company_id = f.company_id and u.id = f.user_id`;

const conditions: Record<(typeof feedbackStates)[number], Sql> = {
  open: sql`where f.handled_at is null`,
  handled: sql`where f.handled_at is not null`,
  all: empty,
};

export async function listFeedback(
  reader: Reader,
  state: (typeof feedbackStates)[number],
  page: number,
): Promise<{ items: Feedback[]; total: number }> {
  const where = conditions[state];
  const { total } = await reader.get<{ total: number }>(sql`select count(*) as total from feedback f ${where}`);
  const found = await reader.query<FeedbackRow>(sql`${rows} ${where}
    order by f.created_at desc, f.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { items: found.map(toFeedback), total };
}

interface StoredFeedback {
  id: number;
  text: string;
  page: string;
  handled_by: string | null;
}

/** Of one company, in the order and from the place that `page` says. */
export function listFeedbackAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredFeedback[]> {
  return reader.query(sql`select id, text, page, handled_by from feedback where company_id = ${companyId} ${page}`);
}

export async function findCompanyOfFeedback(reader: Reader, id: number): Promise<number | null> {
  const row = await reader.find<{ company_id: number }>(sql`select company_id from feedback where id = ${id}`);
  return row?.company_id ?? null;
}

export function lockFeedback(tx: Tx, id: number): Promise<{ version: number; handled_by: string | null } | null> {
  return tx.find(sql`select version, handled_by from feedback
    where company_id = ${tx.context.actor.companyId} and id = ${id} for update`);
}

export async function saveHandled(tx: Tx, id: number, handledBy: string | null): Promise<Feedback> {
  const { companyId } = tx.context.actor;
  await tx.query(sql`update feedback set handled_by = ${handledBy},
      handled_at = case when ${handledBy}::text is null then null else now() end, version = version + 1
    where company_id = ${companyId} and id = ${id}`);
  return toFeedback(await tx.get<FeedbackRow>(sql`${rows} where f.company_id = ${companyId} and f.id = ${id}`));
}

function toFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    companyId: row.company_id === platformCompanyId ? null : row.company_id,
    companyName: row.company_name,
    username: row.username,
    displayName: row.display_name,
    text: row.text,
    page: row.page,
    createdAt: row.created_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    handledBy: row.handled_by,
    version: row.version,
  };
}
