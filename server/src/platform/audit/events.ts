import type { RecordedEvent } from '@vigie/domain/kernel/audit-event';
import { type Sql, sql } from '../database/statement';
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

const longestHistory = 500;

/** What happened to one record, newest first. */
export async function historyOf(
  reader: Reader,
  companyId: number,
  record: string,
  recordId: string,
): Promise<RecordedEvent[]> {
  const rows = await reader.query<EventRow>(sql`select ${eventColumns} from audit_events
    where company_id = ${companyId} and record = ${record} and record_id = ${recordId}
    order by seq desc limit ${longestHistory}`);
  return rows.map(toEvent);
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
