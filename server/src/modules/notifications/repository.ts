import { pageSize } from '@vigie/domain/kernel/listing';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import type { Notification } from '@vigie/domain/modules/notifications/contract';
import type { NotificationType } from '@vigie/domain/modules/notifications/types';
import { empty, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface News {
  readonly type: NotificationType;
  readonly recordId: string;
  readonly summary: string;
  /** Where it is, inside the application. */
  readonly address: string;
}

export async function insertNotifications(tx: Tx, news: News, userIds: readonly number[]): Promise<void> {
  const { companyId, displayName } = tx.context.actor;
  await tx.query(sql`insert into notifications (company_id, user_id, type, record_id, who, summary, address)
    select ${companyId}, user_id, ${news.type}, ${news.recordId}, ${displayName}, ${news.summary}, ${news.address}
    from unnest(${userIds}::int[]) as user_id`);
}

export interface MailReader {
  readonly email: string;
  readonly style: LanguageStyle | null;
}

/** Those of the users who want to be told this by mail too. */
export function listMailReaders(tx: Tx, type: NotificationType, userIds: readonly number[]): Promise<MailReader[]> {
  return tx.query<{ email: string; style: LanguageStyle | null }>(sql`
    select u.email, u.preferences ->> 'languageStyle' as style from notification_choices c
    join users u on u.company_id = c.company_id and u.id = c.user_id
    where c.company_id = ${tx.context.actor.companyId} and c.user_id = any (${userIds}::int[])
      and ${type} = any (c.mail) and u.state = 'active'`);
}

interface NotificationRow {
  id: number;
  type: NotificationType;
  record_id: string;
  who: string;
  summary: string;
  address: string;
  created_at: Date;
  read_at: Date | null;
}

export async function listNotifications(
  reader: Reader,
  companyId: number,
  userId: number,
  { page, state }: { page: number; state: 'unread' | 'all' },
): Promise<{ items: Notification[]; total: number }> {
  const where = sql`company_id = ${companyId} and user_id = ${userId}
    ${state === 'unread' ? sql`and read_at is null` : empty}`;
  const { total } = await reader.get<{ total: number }>(
    sql`select count(*) as total from notifications where ${where}`,
  );
  const rows = await reader.query<NotificationRow>(sql`
    select id, type, record_id, who, summary, address, created_at, read_at from notifications where ${where}
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { items: rows.map(toNotification), total };
}

const mostCounted = 100;

export async function countUnread(reader: Reader, companyId: number, userId: number): Promise<number> {
  const { unread } = await reader.get<{ unread: number }>(sql`select count(*) as unread from (
    select from notifications where company_id = ${companyId} and user_id = ${userId} and read_at is null
    limit ${mostCounted}) as counted`);
  return unread;
}

export async function markRead(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<void> {
  await tx.query(sql`update notifications set read_at = clock_timestamp()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and read_at is null
      ${ids ? sql`and id = any (${ids}::bigint[])` : empty}`);
}

export async function findChoices(reader: Reader, companyId: number, userId: number): Promise<NotificationType[]> {
  const row = await reader.find<{ mail: NotificationType[] }>(sql`select mail from notification_choices
    where company_id = ${companyId} and user_id = ${userId}`);
  return row?.mail ?? [];
}

export async function saveChoices(tx: Tx, userId: number, mail: readonly NotificationType[]): Promise<void> {
  await tx.query(sql`insert into notification_choices (company_id, user_id, mail)
    values (${tx.context.actor.companyId}, ${userId}, ${mail})
    on conflict (company_id, user_id) do update set mail = excluded.mail`);
}

function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    recordId: row.record_id,
    who: row.who,
    summary: row.summary,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}
