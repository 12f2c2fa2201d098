import { pageSize } from '@vigie/domain/kernel/listing';
import type { Alert, AlertBox, AlertState, RecordLink } from '@vigie/domain/modules/alerts/contract';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface NewAlert {
  readonly text: string;
  readonly links: readonly RecordLink[];
  readonly isEveryone: boolean;
  readonly recipientNames: readonly string[];
  readonly recipientIds: readonly number[];
  readonly replyTo: number | null;
}

/** The alert, a copy for each who receives it and one for its author, however many there are. */
export async function insertAlert(tx: Tx, alert: NewAlert): Promise<number> {
  const { companyId, userId } = tx.context.actor;
  const { id } = await tx.get<{ id: number }>(sql`insert into alerts
      (company_id, author_id, text, links, is_everyone, recipient_count, recipient_names, reply_to)
    values (${companyId}, ${userId}, ${alert.text}, ${JSON.stringify(alert.links)}::jsonb, ${alert.isEveryone},
      ${alert.recipientIds.length}, ${alert.recipientNames}, ${alert.replyTo})
    returning id`);
  await tx.query(sql`insert into alert_copies (company_id, user_id, box, alert_id)
    select ${companyId}::int, recipient, 'inbox', ${id}::bigint from unnest(${alert.recipientIds}::int[]) as recipient
    union all select ${companyId}::int, ${userId}::int, 'outbox', ${id}::bigint`);
  return id;
}

interface AlertRow {
  id: number;
  sender_id: number;
  sender_username: string;
  sender_name: string;
  text: string;
  links: RecordLink[];
  is_everyone: boolean;
  recipient_count: number;
  recipient_names: string[];
  created_at: Date;
  read_at: Date | null;
  is_ticked: boolean;
  answered_id: number | null;
  answered_sender: string | null;
  answered_text: string | null;
}

const answeredExcerptLength = 200;

/** The copies that `copies` selects, with what they are copies of. */
function selectAlerts(companyId: number, copies: Sql): Sql {
  return sql`select a.id, s.id as sender_id, s.username as sender_username,
      s.first_name || ' ' || s.last_name as sender_name, a.text, a.links, a.is_everyone, a.recipient_count,
      a.recipient_names, a.created_at, c.read_at, c.is_ticked, r.id as answered_id,
      w.first_name || ' ' || w.last_name as answered_sender, left(r.text, ${answeredExcerptLength}) as answered_text
    from (select alert_id, read_at, is_ticked from alert_copies where company_id = ${companyId} and ${copies}) as c
    join alerts a on a.company_id = ${companyId} and a.id = c.alert_id
    join users s on s.company_id = ${companyId} and s.id = a.author_id
    left join alerts r on r.company_id = ${companyId} and r.id = a.reply_to
    left join users w on w.company_id = ${companyId} and w.id = r.author_id`;
}

export async function listAlerts(
  reader: Reader,
  companyId: number,
  userId: number,
  { page, box, state }: { page: number; box: AlertBox; state: AlertState },
): Promise<{ items: Alert[]; total: number }> {
  const unread = state === 'unread' ? sql`and box = 'inbox' and read_at is null` : empty;
  const own = sql`user_id = ${userId} and box = ${box} ${unread}`;
  const { total } = await reader.get<{ total: number }>(
    sql`select count(*) as total from alert_copies where company_id = ${companyId} and ${own}`,
  );
  const shown = sql`${own} order by is_ticked, alert_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const rows = await reader.query<AlertRow>(
    sql`${selectAlerts(companyId, shown)} order by c.is_ticked, c.alert_id desc`,
  );
  return { items: rows.map(toAlert), total };
}

/** Null for a user who neither wrote nor received it. */
export async function findAlert(reader: Reader, companyId: number, userId: number, id: number): Promise<Alert | null> {
  const row = await reader.find<AlertRow>(selectAlerts(companyId, ownAmong(userId, [id])));
  return row && toAlert(row);
}

export async function countOwn(reader: Reader, companyId: number, userId: number, ids: readonly number[]) {
  const { total } = await reader.get<{ total: number }>(sql`select count(*) as total from alert_copies
    where company_id = ${companyId} and ${ownAmong(userId, ids)}`);
  return total;
}

/** An author is never a recipient: an alert is in one box of a person, or in none. */
function ownAmong(userId: number, ids: readonly number[]): Sql {
  return sql`user_id = ${userId} and box in ('inbox', 'outbox') and alert_id = any (${ids}::bigint[])`;
}

interface StoredAlert {
  id: number;
  text: string;
  links: RecordLink[];
  is_everyone: boolean;
  recipient_count: number;
  recipient_names: string[];
  reply_to: number | null;
}

/** Of one company, in the order and from the place that `page` says. */
export function listAlertsAfter(reader: Reader, companyId: number, page: Sql): Promise<StoredAlert[]> {
  return reader.query(sql`select id, text, links, is_everyone, recipient_count, recipient_names, reply_to
    from alerts where company_id = ${companyId} ${page}`);
}

const maxCounted = 100;

export async function countUnread(reader: Reader, companyId: number, userId: number): Promise<number> {
  const { unread } = await reader.get<{ unread: number }>(sql`select count(*) as unread from (
    select from alert_copies where company_id = ${companyId} and user_id = ${userId} and box = 'inbox'
      and read_at is null limit ${maxCounted}) as counted`);
  return unread;
}

/** Returns the ids that were unread. */
export async function markRead(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<number[]> {
  const rows = await tx.query<{ alert_id: number }>(sql`update alert_copies set read_at = clock_timestamp()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and box = 'inbox' and read_at is null
      ${ids ? sql`and alert_id = any (${ids}::bigint[])` : empty} returning alert_id`);
  return rows.map((row) => row.alert_id);
}

/** False when there is no such copy. */
export async function tick(
  tx: Tx,
  userId: number,
  { id, box, isDone }: { id: number; box: AlertBox; isDone: boolean },
): Promise<boolean> {
  const ticked = await tx.find(sql`update alert_copies
    set ticked_at = case when ${isDone} then coalesce(ticked_at, clock_timestamp()) end
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and box = ${box} and alert_id = ${id}
    returning 1`);
  return ticked !== null;
}

function toAlert(row: AlertRow): Alert {
  return {
    id: row.id,
    sender: { id: row.sender_id, username: row.sender_username, displayName: row.sender_name },
    text: row.text,
    links: row.links,
    recipients: { isEveryone: row.is_everyone, count: row.recipient_count, names: row.recipient_names },
    replyTo:
      row.answered_id === null
        ? null
        : { id: row.answered_id, sender: row.answered_sender ?? '', text: row.answered_text ?? '' },
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    isDone: row.is_ticked,
  };
}
