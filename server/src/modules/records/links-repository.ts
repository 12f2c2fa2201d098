import type { Subject } from '../../platform/audit/events';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Collection } from '../../platform/verification/kinds';

export interface Link {
  readonly record: string;
  readonly id: string;
  readonly note: string;
}

const maxLinks = 200;

export function listLinks(reader: Reader, { companyId, record, recordId }: Subject): Promise<Link[]> {
  return reader.query<Link>(sql`select other_record as record, other_id as id, note from record_links
    where company_id = ${companyId} and record = ${record} and record_id = ${recordId} and removed_at is null
    order by other_id limit ${maxLinks}`);
}

/** Those that are linked with a record of their own kind, in whichever of the two the link stands. */
export async function listLinkedIds(reader: Reader, { companyId, record, recordId }: Subject): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`
    select other_id as id from record_links where company_id = ${companyId} and record = ${record}
      and record_id = ${recordId} and other_record = ${record} and removed_at is null
    union select record_id from record_links where company_id = ${companyId} and record = ${record}
      and other_id = ${recordId} and other_record = ${record} and removed_at is null
    order by 1 limit ${maxLinks}`);
  return rows.map(({ id }) => id);
}

export interface LinkEnds {
  readonly from: { readonly record: string; readonly id: string };
  readonly to: { readonly record: string; readonly id: string };
}

export async function saveLink(tx: Tx, { from, to }: LinkEnds, note: string): Promise<void> {
  await tx.query(sql`insert into record_links (company_id, record, record_id, other_record, other_id, note)
    values (${tx.context.actor.companyId}, ${from.record}, ${from.id}, ${to.record}, ${to.id}, ${note})
    on conflict (company_id, record, record_id, other_record, other_id)
      do update set note = excluded.note, removed_at = null`);
}

/** Null when they are not linked, or no longer. */
export function removeLink(tx: Tx, { from, to }: LinkEnds): Promise<{ other_id: string } | null> {
  return tx.find(sql`update record_links set removed_at = clock_timestamp()
    where company_id = ${tx.context.actor.companyId} and record = ${from.record} and record_id = ${from.id}
      and other_record = ${to.record} and other_id = ${to.id} and removed_at is null returning other_id`);
}

/** The links of the records of one kind, as the trail records them. */
export function linksOf(record: string): Collection {
  return {
    field: 'link',
    counted: 'once',
    now: async (reader, companyId, ids) => {
      const rows = await reader.query<{ id: string; others: string[] }>(sql`
        select record_id as id, array_agg(other_id) as others from record_links
        where company_id = ${companyId} and record = ${record} and record_id = any (${ids}::text[])
          and removed_at is null
        group by record_id`);
      return new Map(rows.map((row) => [row.id, row.others]));
    },
  };
}
