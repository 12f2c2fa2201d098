import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

/** What the actor has sent of the photos of one entry. */
export async function listCapturedFiles(
  reader: Reader,
  { companyId, userId }: { readonly companyId: number; readonly userId: number | null },
  captureId: string,
): Promise<readonly { id: string; sha256: string }[]> {
  return reader.query<{ id: string; sha256: string }>(sql`select a.id, c.sha256
    from captured_files c join attachments a on a.company_id = c.company_id and a.id = c.attachment_id
    where c.company_id = ${companyId} and c.capture_id = ${captureId} and a.uploaded_by = ${userId} limit 200`);
}

/** False where this photo of the entry has arrived before; another request with it is waited for. */
export async function insertCapturedFile(
  tx: Tx,
  captureId: string,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): Promise<boolean> {
  const inserted = await tx.find(sql`insert into captured_files (company_id, capture_id, sha256, attachment_id)
    values (${tx.context.actor.companyId}, ${captureId}, ${sha256}, ${id}) on conflict do nothing returning 1`);
  return inserted !== null;
}
