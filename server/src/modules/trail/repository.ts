import { pageSize } from '@vigie/domain/kernel/listing';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import type { TrailSort } from '@vigie/domain/modules/trail/contract';
import { type EventRow, eventColumns, toEvent } from '../../platform/audit/events';
import { empty, join, raw, type Sql, sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';
import type { ExportedEvent } from './csv';

export interface TrailFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly record?: string | undefined;
  readonly recordId?: string | undefined;
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface TrailOrder {
  readonly sort: TrailSort;
  readonly direction: 'asc' | 'desc';
}

/** Each order is one that an index gives. The sequence is the order of time. */
const orderColumns: Record<TrailSort, readonly string[]> = {
  at: ['seq'],
  actor: ['actor_username', 'seq'],
  action: ['action', 'seq'],
  record: ['record', 'record_id', 'seq'],
};

export async function listEvents(
  reader: Reader,
  companyId: number,
  filter: TrailFilter,
  { sort, direction }: TrailOrder,
  page: number,
): Promise<{ items: RecordedEvent[]; total: number }> {
  const where = matching(companyId, filter);
  const order = raw(orderColumns[sort].map((column) => `${column} ${direction}`).join(', '));
  const { total } = await reader.get<{ total: number }>(sql`select count(*) as total from audit_events where ${where}`);
  const rows = await reader.query<EventRow>(sql`select ${eventColumns} from audit_events where ${where}
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { items: rows.map(toEvent), total };
}

/** The next events after one, oldest first: an export walks the trail in bounded steps. */
export async function eventsAfter(
  reader: Reader,
  companyId: number,
  filter: TrailFilter,
  seq: number,
  limit: number,
): Promise<ExportedEvent[]> {
  const rows = await reader.query<EventRow & { previous: string; hashed: string }>(sql`select ${eventColumns},
      encode(previous_hash, 'hex') as previous, audit_text(audit_events) as hashed
    from audit_events where ${matching(companyId, filter)} and seq > ${seq} order by seq limit ${limit}`);
  return rows.map((row) => ({
    ...toEvent(row),
    at: timeIn(row.hashed),
    previousHash: row.previous,
    hashed: row.hashed,
  }));
}

/** How many events the company's chain has. */
export async function findHead(reader: Reader, companyId: number): Promise<number> {
  const head = await reader.find<{ seq: number }>(sql`select seq from audit_heads where company_id = ${companyId}`);
  return head?.seq ?? 0;
}

export interface EventPlace {
  seq: number;
  at: Date;
  hash: string;
  previous: string;
}

/** Where events stand in the chain, those included that the reader may not see. */
export function listEventPlaces(
  reader: Reader,
  { after, upTo, from, to }: { after: number; upTo: number } & Pick<TrailFilter, 'from' | 'to'>,
): Promise<EventPlace[]> {
  return reader.query(sql`select seq, at, hash, previous
    from event_places(${after}, ${upTo}, ${from ?? null}::date, ${to ?? null}::date)`);
}

/** To the microsecond, as it was hashed. */
function timeIn(hashed: string): string {
  return (JSON.parse(hashed) as readonly string[])[3] ?? '';
}

function matching(companyId: number, filter: TrailFilter): Sql {
  const equals = (column: string, value: string | undefined) => (value ? sql`and ${raw(column)} = ${value}` : empty);
  return join(
    [
      sql`company_id = ${companyId}`,
      equals('actor_username', filter.actor),
      equals('action', filter.action),
      equals('record', filter.record),
      equals('record_id', filter.recordId),
      filter.from ? sql`and at >= ${filter.from}::date` : empty,
      filter.to ? sql`and at < ${filter.to}::date + 1` : empty,
    ],
    ' ',
  );
}
