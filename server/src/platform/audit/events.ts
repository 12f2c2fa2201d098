import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import type { HistoryPage, HistoryQuery } from '@vigie/domain/kernel/trail/history';
import type { Signature } from '@vigie/domain/kernel/trail/signature';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { empty, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

export interface EventRow {
  seq: number;
  at: Date;
  actor_id: number | null;
  actor_name: string;
  actor_username: string;
  actor_roles: string[];
  action: string;
  record: string;
  record_id: string;
  changes: RecordedEvent['changes'];
  reason: string | null;
  hash: string;
}

export const eventColumns: Sql = sql`seq, at, actor_id, actor_name, actor_username, actor_roles, action, record, record_id,
  changes, reason, encode(hash, 'hex') as hash`;

/** The record that events are about. */
export interface Subject {
  readonly companyId: number;
  readonly record: string;
  readonly recordId: string;
}

const about = ({ companyId, record, recordId }: Subject) =>
  sql`company_id = ${companyId} and record = ${record} and record_id = ${recordId}`;

/** What happened to one record, newest first, a page of it. */
export async function listHistory(
  reader: Reader,
  subject: Subject,
  { before, limit }: HistoryQuery,
): Promise<HistoryPage> {
  const older = before === undefined ? empty : sql`and seq < ${before}`;
  const rows = await reader.query<EventRow>(sql`select ${eventColumns} from audit_events
    where ${about(subject)} ${older} order by seq desc limit ${limit + 1}`);
  const items = rows.slice(0, limit).map(toEvent);
  const next = rows.length > limit ? (items.at(-1)?.seq ?? null) : null;
  return { items, next, total: await countEventsAfter(reader, subject, 0) };
}

export async function countEventsAfter(reader: Reader, subject: Subject, seq: number): Promise<number> {
  const { n } = await reader.get<{ n: number }>(
    sql`select count(*) as n from audit_events where ${about(subject)} and seq > ${seq}`,
  );
  return n;
}

/** The last thing that happened to a record up to some event; null where there is nothing. */
export function findLastEvent(
  reader: Reader,
  subject: Subject,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<{ seq: number; at: Date } | null> {
  return reader.find(sql`select seq, at from audit_events where ${about(subject)} and seq <= ${upTo}
    order by seq desc limit 1`);
}

/** Who last changed one field of a record, until a moment or until now. */
export function findLastChange(
  reader: Reader,
  subject: Subject,
  field: string,
  until: string | null = null,
): Promise<{ actor_name: string; at: Date } | null> {
  const inTime = until === null ? empty : sql`and at <= ${until}`;
  return reader.find(sql`select actor_name, at from audit_events
    where ${about(subject)} and changes @> ${JSON.stringify([{ field }])}::jsonb ${inTime}
    order by seq desc limit 1`);
}

/**
 * The event that a signature was given with: its time is set when it is stored, a moment after the signature's own. What
 * happened last before it where the signer left no event of the record.
 */
export async function findSeqOfSignature(
  reader: Reader,
  subject: Subject,
  { signerUsername, signedAt }: Pick<Signature, 'signerUsername' | 'signedAt'>,
): Promise<number> {
  const { seq } = await reader.get<{ seq: number }>(sql`select coalesce(
      min(seq) filter (where actor_username = ${signerUsername} and at >= ${signedAt}),
      max(seq) filter (where at < ${signedAt}), 0) as seq
    from audit_events where ${about(subject)}`);
  return seq;
}

const eventsAtOnce = 100;

/** Why something was done to a record, each time that it was, the first time first. */
export async function listReasons(reader: Reader, subject: Subject, action: string): Promise<string[]> {
  const rows = await reader.query<{ reason: string | null }>(sql`select reason from audit_events
    where ${about(subject)} and action = ${action} order by seq`);
  return rows.map(({ reason }) => reason ?? '');
}

/**
 * All that happened to one record up to some event, oldest first. Some at a time, and no connection is held between:
 * reading a long history delays no other request and never holds it whole.
 */
export async function* walkHistory(
  database: Database,
  context: Context,
  subject: Subject,
  upTo: number,
): AsyncGenerator<RecordedEvent[]> {
  let last = 0;
  for (;;) {
    const rows = await database.read(context, (reader) =>
      reader.query<EventRow>(sql`select ${eventColumns} from audit_events
        where ${about(subject)} and seq > ${last} and seq <= ${upTo} order by seq limit ${eventsAtOnce}`),
    );
    if (rows.length > 0) yield rows.map(toEvent);
    if (rows.length < eventsAtOnce) return;
    last = rows.at(-1)?.seq ?? last;
  }
}

export function toEvent(row: EventRow): RecordedEvent {
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actorName: row.actor_name,
    actorUsername: row.actor_username,
    actorRoles: row.actor_roles,
    action: row.action,
    record: row.record,
    recordId: row.record_id,
    changes: row.changes,
    reason: row.reason,
    hash: row.hash,
  };
}
