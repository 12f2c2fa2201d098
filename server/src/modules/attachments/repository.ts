import type { Attachment } from '@vigie/domain/modules/attachments/contract';
import { type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface NewAttachment {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

export interface AttachmentRow {
  id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  uploaded_by: string;
  uploaded_at: Date;
}

export const attachmentColumns = sql`a.id, a.name, a.media_type, a.size, a.sha256, u.username as uploaded_by, a.uploaded_at`;

export async function insertAttachment(tx: Tx, file: NewAttachment): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  await tx.query(sql`insert into attachments (company_id, id, name, media_type, size, sha256, uploaded_by)
    values (${companyId}, ${file.id}, ${file.name}, ${file.mediaType}, ${file.size}, ${file.sha256}, ${userId})`);
}

export async function findOwnAttachment(
  reader: Reader,
  companyId: number,
  userId: number | null,
  id: string,
): Promise<Attachment | null> {
  const row = await reader.find<AttachmentRow>(sql`
    select ${attachmentColumns}
    from attachments a join users u on u.company_id = a.company_id and u.id = a.uploaded_by
    where a.company_id = ${companyId} and a.id = ${id} and a.uploaded_by = ${userId}`);
  return row && toAttachment(row);
}

/** Of one company, in the order and from the place that `page` says. */
export async function listAttachmentsAfter(reader: Reader, companyId: number, page: Sql): Promise<Attachment[]> {
  const rows = await reader.query<AttachmentRow>(sql`select ${attachmentColumns}
    from attachments a join users u on u.company_id = a.company_id and u.id = a.uploaded_by
    where a.company_id = ${companyId} ${page}`);
  return rows.map(toAttachment);
}

export async function countOwnUnattachedFiles(tx: Tx, ids: readonly string[]): Promise<number> {
  const { companyId, userId } = tx.context.actor;
  const { loose } = await tx.get<{ loose: number }>(sql`select count(*) as loose from attachments a
    where a.company_id = ${companyId} and a.id = any (${ids}::uuid[]) and a.uploaded_by = ${userId}
      and not exists (select from attachment_links l where l.company_id = a.company_id and l.attachment_id = a.id)`);
  return loose;
}

export async function sumOwnBytes(tx: Tx): Promise<number> {
  const { companyId, userId } = tx.context.actor;
  const { bytes } = await tx.get<{ bytes: number }>(sql`select coalesce(sum(size), 0)::bigint as bytes
    from attachments where company_id = ${companyId} and uploaded_by = ${userId}`);
  return bytes;
}

/** Of the files that belong to nothing yet. */
export async function sumOwnLooseBytes(tx: Tx): Promise<number> {
  const { companyId, userId } = tx.context.actor;
  const { bytes } = await tx.get<{
    bytes: number;
  }>(sql`select coalesce(sum(size), 0)::bigint as bytes from attachments a
    where a.company_id = ${companyId} and a.uploaded_by = ${userId}
      and not exists (select from attachment_links l where l.company_id = a.company_id and l.attachment_id = a.id)`);
  return bytes;
}

export function toAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    size: row.size,
    sha256: row.sha256,
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at.toISOString(),
  };
}
