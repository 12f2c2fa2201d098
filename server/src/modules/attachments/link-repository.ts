import type { Attachment } from '@vigie/domain/modules/attachments/contract';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import { type AttachmentRow, attachmentColumns, toAttachment } from './repository';

/** The record that a file belongs to: its glossary word and its id. */
export interface Owner {
  readonly record: string;
  readonly recordId: string;
}

export async function listAttached(reader: Reader, companyId: number, owner: Owner): Promise<Attachment[]> {
  const rows = await reader.query<AttachmentRow>(sql`select ${attachmentColumns} from attachment_links l
    join attachments a on a.company_id = l.company_id and a.id = l.attachment_id
    join users u on u.company_id = a.company_id and u.id = a.uploaded_by
    where l.company_id = ${companyId} and l.record = ${owner.record} and l.record_id = ${owner.recordId}
      and l.removed_at is null
    order by l.attached_at, a.id limit 1000`);
  return rows.map(toAttachment);
}

/** The hashes of the files that are on each of some records of one kind, by record. */
export async function listAttachedHashes(
  reader: Reader,
  companyId: number,
  record: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader.query<{ record_id: string; hashes: string[] }>(sql`
    select l.record_id, array_agg(a.sha256) as hashes from attachment_links l
    join attachments a on a.company_id = l.company_id and a.id = l.attachment_id
    where l.company_id = ${companyId} and l.record = ${record} and l.record_id = any (${recordIds}::text[])
      and l.removed_at is null
    group by l.record_id`);
  return new Map(rows.map((row) => [row.record_id, row.hashes]));
}

/** Taken off or not: what was once on a record stays readable for those who may read the record. */
export async function findAttached(
  reader: Reader,
  companyId: number,
  owner: Owner,
  attachmentId: string,
): Promise<Attachment | null> {
  const row = await reader.find<AttachmentRow>(sql`select ${attachmentColumns} from attachment_links l
    join attachments a on a.company_id = l.company_id and a.id = l.attachment_id
    join users u on u.company_id = a.company_id and u.id = a.uploaded_by
    where l.company_id = ${companyId} and l.record = ${owner.record} and l.record_id = ${owner.recordId}
      and l.attachment_id = ${attachmentId}`);
  return row && toAttachment(row);
}

export async function insertLink(tx: Tx, owner: Owner, attachmentId: string): Promise<void> {
  await tx.query(sql`insert into attachment_links (company_id, record, record_id, attachment_id)
    values (${tx.context.actor.companyId}, ${owner.record}, ${owner.recordId}, ${attachmentId})`);
}

/** Null when the file is not on the record, or no longer. */
export function removeLink(tx: Tx, owner: Owner, attachmentId: string): Promise<{ attachment_id: string } | null> {
  const { companyId, userId } = tx.context.actor;
  return tx.find(sql`update attachment_links set removed_at = clock_timestamp(), removed_by = ${userId}
    where company_id = ${companyId} and record = ${owner.record} and record_id = ${owner.recordId}
      and attachment_id = ${attachmentId} and removed_at is null returning attachment_id`);
}

interface FileNamesRow {
  id: string;
  names: string[];
}

/** The names of the files that are on each of some records of one kind, by record. */
export async function listFileNames(
  reader: Reader,
  companyId: number,
  record: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await reader.query<FileNamesRow>(sql`
    select l.record_id as id, array_agg(a.name) as names from attachment_links l
    join attachments a on a.company_id = l.company_id and a.id = l.attachment_id
    where l.company_id = ${companyId} and l.record = ${record} and l.record_id = any (${recordIds}::text[])
      and l.removed_at is null
    group by l.record_id`);
  return new Map(rows.map((row) => [row.id, row.names]));
}

/** The names of the files that events of the files say were put on these records, of those whose link is there. */
export async function listFileNamesOfTrail(
  reader: Reader,
  companyId: number,
  record: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await reader.query<FileNamesRow>(sql`
    select l.record_id as id, array_agg(a.name) as names from attachment_links l
    join attachments a on a.company_id = l.company_id and a.id = l.attachment_id
    join audit_events e on e.company_id = l.company_id and e.record = 'attachment'
      and e.record_id = l.attachment_id::text
    where l.company_id = ${companyId} and l.record = ${record} and l.record_id = any (${recordIds}::text[])
      and jsonb_path_exists(e.changes, '$[*] ? (@.field == "on" && @.to == $place)',
        jsonb_build_object('place', ${`${record} `}::text || l.record_id))
    group by l.record_id`);
  return new Map(rows.map((row) => [row.id, row.names]));
}
