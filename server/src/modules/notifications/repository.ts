import { pageSize } from '@vigie/domain/kernel/listing';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import type { Notification, NotificationState } from '@vigie/domain/modules/notifications/contract';
import { topicOf } from '@vigie/domain/modules/notifications/default-mails';
import { type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface News {
  /** One of the notices that the modules declare. */
  readonly type: string;
  /** Told to everyone whom it concerns, whatever they chose. */
  readonly isUrgent?: boolean;
  readonly recordId: string;
  readonly summary: string;
  /** Where it is, inside the application. */
  readonly address: string;
}

export interface InsertedNotification {
  readonly id: number;
  readonly userId: number;
  readonly inApp: boolean;
}

/** One line of the bell, before it is written. */
export interface ToldNews {
  readonly user_id: number;
  readonly record_id: string;
  readonly summary: string;
  readonly address: string;
}

/** For people who are told under the bell, in the summary of the day or by mail, never of what they may not read. */
export function insertNotifications(
  tx: Tx,
  news: Pick<News, 'type' | 'isUrgent'>,
  told: readonly ToldNews[],
): Promise<InsertedNotification[]> {
  const { companyId, displayName } = tx.context.actor;
  return tx.query<InsertedNotification>(sql`
    insert into notifications (company_id, user_id, type, record_id, who, summary, address, in_app, is_for_digest)
    select ${companyId}, told.user_id, ${news.type}, told.record_id, ${displayName}, told.summary, told.address,
      told.in_app, told.is_for_digest
    from (select wanted.user_id, wanted.record_id, wanted.summary, wanted.address, ${news.isUrgent ?? false} or ${news.type} <> all (coalesce(c.muted, '{}')) as in_app,
        ${isForDigest(news.type)} as is_for_digest, ${news.isUrgent ?? false} or ${isForMail(news.type)} as is_for_mail
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as wanted (user_id integer, record_id text, summary text, address text)
      left join notification_choices c on c.company_id = ${companyId} and c.user_id = wanted.user_id
      left join parameters p on p.company_id = ${companyId}) as told
    where (told.in_app or told.is_for_digest or told.is_for_mail)
      and not is_closed_to(${companyId}, told.record_id, told.user_id)
    returning id, user_id as "userId", in_app as "inApp"`);
}

/** The same rule as `mailedByDefault`: a person who has chosen nothing follows the company. */
function isForMail(type: string): Sql {
  return sql`case when c.user_id is null then ${isOfMailedTopic(type)} else ${type} = any (c.mail) end`;
}

function isForDigest(type: string): Sql {
  return sql`case when c.user_id is null then coalesce(p.daily_summary, false) and not ${isOfMailedTopic(type)}
    else ${type} = any (c.digest) end`;
}

function isOfMailedTopic(type: string): Sql {
  return sql`(coalesce(${topicOf(type)}::text = any (p.mail_topics), false))`;
}

/** Those of the users who want to be told this by mail too. */
export async function listMailReaders(
  tx: Tx,
  { type, isUrgent = false }: Pick<News, 'type' | 'isUrgent'>,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ id: number }>(sql`select u.id from users u
    left join notification_choices c on c.company_id = u.company_id and c.user_id = u.id
    left join parameters p on p.company_id = u.company_id
    where u.company_id = ${tx.context.actor.companyId} and u.id = any (${userIds}::int[])
      and (${isUrgent} or ${isForMail(type)}) and u.state = 'active'`);
  return new Set(rows.map(({ id }) => id));
}

export interface MailedNews extends Pick<News, 'type' | 'recordId' | 'address'> {
  readonly email: string;
  readonly style: LanguageStyle | null;
}

/** What a mail tells of notifications of one person, oldest first. */
export function listMailedNews(reader: Reader, companyId: number, ids: readonly number[]): Promise<MailedNews[]> {
  return reader.query<MailedNews>(sql`select n.type, n.record_id as "recordId", n.address, u.email,
      u.preferences ->> 'languageStyle' as style
    from notifications n join users u on u.company_id = n.company_id and u.id = n.user_id
    where n.company_id = ${companyId} and n.id = any (${ids}::bigint[]) and u.state = 'active'
      and not is_closed_to(n.company_id, n.record_id, n.user_id) order by n.id`);
}

interface NotificationRow {
  id: number;
  type: string;
  record_id: string;
  who: string;
  summary: string;
  address: string;
  created_at: Date;
  read_at: Date | null;
  snoozed_until: Date | null;
}

const inSight = sql`(snoozed_until is null or snoozed_until <= now())`;
const outOfSight = sql`snoozed_until > now()`;

const conditions: Record<NotificationState, Sql> = {
  unread: sql`read_at is null and ${inSight}`,
  all: inSight,
  snoozed: outOfSight,
};

/** Of what is shown under the bell, what one person has in this state. */
function own(companyId: number, userId: number, state: NotificationState): Sql {
  return sql`company_id = ${companyId} and user_id = ${userId} and in_app and ${conditions[state]}`;
}

export async function listNotifications(
  reader: Reader,
  companyId: number,
  userId: number,
  { page, state }: { page: number; state: NotificationState },
): Promise<{ items: Notification[]; total: number }> {
  const where = own(companyId, userId, state);
  const { total } = await reader.get<{ total: number }>(
    sql`select count(*) as total from notifications where ${where}`,
  );
  const rows = await reader.query<NotificationRow>(sql`select id, type, record_id, who, summary, address, created_at,
      read_at, case when ${outOfSight} then snoozed_until end as snoozed_until
    from notifications where ${where} order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { items: rows.map(toNotification), total };
}

const maxCounted = 100;

export async function countUnread(reader: Reader, companyId: number, userId: number): Promise<number> {
  const { unread } = await reader.get<{ unread: number }>(sql`select count(*) as unread from (
    select from notifications where ${own(companyId, userId, 'unread')} limit ${maxCounted}) as counted`);
  return unread;
}

/** All of them are those in sight: what was put off is unread when it comes back, unless it was read by itself. */
export async function markRead(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<void> {
  await tx.query(sql`update notifications set read_at = clock_timestamp(), snoozed_until = null
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and read_at is null
      and ${ids ? sql`id = any (${ids}::bigint[])` : sql`in_app and ${inSight}`}`);
}

/** What one person was told about these records counts as read. */
export async function markReadOfRecords(tx: Tx, recordIds: readonly string[], userId: number): Promise<void> {
  await tx.query(sql`update notifications set read_at = clock_timestamp(), snoozed_until = null
    where company_id = ${tx.context.actor.companyId} and record_id = any (${recordIds}::text[]) and user_id = ${userId}
      and read_at is null`);
}

/** One that was read is unread from now on, or its return would go unnoticed. False when none is theirs. */
export async function snooze(tx: Tx, userId: number, ids: readonly number[], until: Date): Promise<boolean> {
  const rows = await tx.query(sql`update notifications set snoozed_until = ${until}, read_at = null
    where ${ownAmong(tx, userId, ids)} returning 1`);
  return rows.length > 0;
}

export async function wake(tx: Tx, userId: number, ids: readonly number[]): Promise<void> {
  await tx.query(sql`update notifications set snoozed_until = null
    where ${ownAmong(tx, userId, ids)} and snoozed_until is not null`);
}

function ownAmong(tx: Tx, userId: number, ids: readonly number[]): Sql {
  return sql`company_id = ${tx.context.actor.companyId} and user_id = ${userId} and id = any (${ids}::bigint[])`;
}

/** What a person does not want under the bell, rather than what they do: a type that is new tomorrow is told. */
export interface StoredChoices {
  readonly muted: readonly string[];
  readonly mail: readonly string[];
  readonly digest: readonly string[];
}

/** Null: they have chosen nothing, and follow the company. */
export function findChoices(reader: Reader, companyId: number, userId: number): Promise<StoredChoices | null> {
  return reader.find<{ muted: string[]; mail: string[]; digest: string[] }>(sql`select muted, mail, digest
    from notification_choices where company_id = ${companyId} and user_id = ${userId}`);
}

export async function saveChoices(tx: Tx, userId: number, { muted, mail, digest }: StoredChoices): Promise<void> {
  await tx.query(sql`insert into notification_choices (company_id, user_id, muted, mail, digest)
    values (${tx.context.actor.companyId}, ${userId}, ${muted}, ${mail}, ${digest})
    on conflict (company_id, user_id) do update
      set muted = excluded.muted, mail = excluded.mail, digest = excluded.digest`);
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
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
  };
}
