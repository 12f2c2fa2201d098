import { sql } from '../database/statement';
import type { Reader } from '../database/tx';
import type { Findings } from './findings';
import type { Collection, VerifiedKind } from './kinds';

/** Compares what is on some records with what the trail records as added and removed. */
export async function compareCollections(
  reader: Reader,
  companyId: number,
  { record, collections = [] }: VerifiedKind,
  ids: readonly string[],
  findings: Findings,
): Promise<void> {
  if (ids.length === 0) return;
  for (const collection of collections) {
    const audited = await listAudited(reader, companyId, record, collection, ids);
    const elsewhere = await collection.auditedElsewhere?.(reader, companyId, ids);
    const now = await collection.now(reader, companyId, ids);
    for (const id of ids) {
      const says = inOrder([...(audited.get(id) ?? []), ...(elsewhere?.get(id) ?? [])]);
      const has = inOrder(now.get(id) ?? []);
      if (says === has) continue;
      findings.add(`${record} ${id}, field ${collection.field}: the trail says ${says}, the row says ${has}`);
    }
  }
}

const inOrder = (values: readonly string[]) => JSON.stringify([...values].sort());

async function listAudited(
  reader: Reader,
  companyId: number,
  record: string,
  { field, counted }: Collection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await reader.query<{ id: string; value: string; is_there: boolean; times: number }>(sql`
    select id, value, (array_agg(came order by seq desc))[1] as is_there,
      count(*) filter (where came) - count(*) filter (where not came) as times
    from (select e.record_id as id, e.seq, coalesce(c.value ->> 'to', c.value ->> 'from') as value,
        c.value ->> 'to' is not null as came
      from audit_events e cross join jsonb_array_elements(e.changes) as c
      where e.company_id = ${companyId} and e.record = ${record} and e.record_id = any (${ids}::text[])
        and c.value ->> 'field' = ${field}) as recorded
    group by id, value`);
  const audited = new Map<string, string[]>();
  for (const { id, value, is_there, times } of rows) {
    const count = counted === 'each' ? times : Number(is_there);
    audited.set(id, [...(audited.get(id) ?? []), ...Array.from({ length: Math.max(0, count) }, () => value)]);
  }
  return audited;
}
