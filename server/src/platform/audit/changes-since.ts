import { type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';

/** What others did to one record since some event, and the last of it. */
export interface ChangesOfRecord {
  readonly record: string;
  readonly recordId: string;
  readonly total: number;
  readonly lastSeq: number;
  readonly action: string;
  readonly actorId: number | null;
  readonly actorName: string;
  readonly at: Date;
}

export interface SinceWhen {
  readonly companyId: number;
  /** Whose own changes are left out. */
  readonly userId: number | null;
  readonly seq: number;
}

const columns = sql`e.record, e.record_id as "recordId", count(*)::int as total, max(e.seq) as "lastSeq",
  (array_agg(e.action order by e.seq desc))[1] as action, (array_agg(e.actor_id order by e.seq desc))[1] as "actorId",
  (array_agg(e.actor_name order by e.seq desc))[1] as "actorName", max(e.at) as at`;

/** Of these records, the one that changed last first. */
export function listChangesOf(
  reader: Reader,
  { companyId, userId, seq }: SinceWhen,
  records: Readonly<Record<string, readonly string[]>>,
): Promise<ChangesOfRecord[]> {
  const wanted = Object.entries(records).flatMap(([record, ids]) => ids.map((id) => [record, id] as const));
  if (wanted.length === 0) return Promise.resolve([]);
  return reader.query(sql`select ${columns}
    from unnest(${wanted.map(([record]) => record)}::text[], ${wanted.map(([, id]) => id)}::text[]) as w (record, id)
    join audit_events e on e.company_id = ${companyId} and e.record = w.record and e.record_id = w.id
      and e.seq > ${seq} and e.actor_id is distinct from ${userId}
    group by e.record, e.record_id order by "lastSeq" desc`);
}

/** Of all records of some kinds, as far as the last `most` events of the company say. */
export function listChangesAmong(
  reader: Reader,
  { companyId, userId, seq }: SinceWhen,
  records: readonly string[],
  most: number,
): Promise<ChangesOfRecord[]> {
  const last: Sql = sql`select record, record_id, seq, action, actor_id, actor_name, at from audit_events
    where company_id = ${companyId} and seq > ${seq} order by seq desc limit ${most}`;
  return reader.query(sql`select ${columns} from (${last}) as e
    where e.record = any (${records}::text[]) and e.actor_id is distinct from ${userId}
    group by e.record, e.record_id order by "lastSeq" desc`);
}

/** How far the trail of the company reaches. */
export async function findLastSeq(reader: Reader, companyId: number): Promise<number> {
  const row = await reader.find<{ seq: number }>(sql`select seq from audit_heads where company_id = ${companyId}`);
  return row?.seq ?? 0;
}
