import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { reportMessages as m } from '@vigie/domain/messages/reports';
import { type Attachment, documentTypes, imageTypes } from '@vigie/domain/modules/attachments/public';
import { fileLimitPerReport } from '@vigie/domain/modules/reports/contract';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { insertLink, listAttached, openAttached, removeLink, storeFile } from '../attachments/public';
import { ownerOf, readReport } from './report-view';
import { type ReportRecord, saveReport } from './repository';
import { afterEditing, lockForEditing, reasonFor } from './writing';

const accepted: ReadonlySet<string> = new Set([...imageTypes, ...documentTypes]);

export async function attachToReport(
  platform: Platform,
  context: Context,
  { id, reason }: { id: string; reason: string | undefined },
  readFile: () => Promise<MultipartFile | undefined>,
): Promise<{ attachment: Attachment; version: number }> {
  // Asked before the file is read as well: nobody fills the disk of a report that is not theirs.
  await platform.database.transaction(context, async (tx) => {
    await lockForEditing(tx, id);
  });
  try {
    return await storeFile(platform, context, await readFile(), accepted, async (tx, stored) => {
      const before = await lockForEditing(tx, id);
      const why = await reasonFor(tx, before, reason);
      const present = await listAttached(tx, before.companyId, ownerOf(id));
      if (present.length >= fileLimitPerReport) {
        throw new Refusal('objection', { message: m.tooManyFiles, values: { max: fileLimitPerReport } });
      }
      await insertLink(tx, ownerOf(id), stored.id);
      const version = await keep(tx, before, 'report.file_attached', { from: null, to: stored.name }, why);
      const attachment = (await listAttached(tx, before.companyId, ownerOf(id))).find((file) => file.id === stored.id);
      return { attachment: attachment as Attachment, version };
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_type') {
      throw new Refusal('wrong_type', { message: m.fileKindRefused });
    }
    throw error;
  }
}

/** The file stays stored, and what it was on stays known (R32). */
export function detachFromReport(
  { database }: Platform,
  context: Context,
  { id, attachmentId, reason }: { id: string; attachmentId: string; reason: string | undefined },
): Promise<{ version: number }> {
  return database.transaction(context, async (tx) => {
    const before = await lockForEditing(tx, id);
    const why = await reasonFor(tx, before, reason);
    const present = await listAttached(tx, before.companyId, ownerOf(id));
    const file = present.find((one) => one.id === attachmentId);
    if (!file || !(await removeLink(tx, ownerOf(id), attachmentId))) throw new Refusal('not_found');
    tx.audit({ action: 'attachment.removed', record: 'attachment', recordId: attachmentId, reason: why });
    return { version: await keep(tx, before, 'report.file_removed', { from: file.name, to: null }, why) };
  });
}

export async function downloadReportAttachment(
  platform: Platform,
  context: Context,
  id: string,
  attachmentId: string,
): Promise<FileAnswer> {
  await platform.database.read(context, (reader) => readReport(reader, context, id));
  return openAttached(platform, context, ownerOf(id), attachmentId);
}

async function keep(
  tx: Tx,
  before: ReportRecord,
  action: string,
  change: { from: string | null; to: string | null },
  reason: string | null,
): Promise<number> {
  const saved = await saveReport(tx, before);
  await afterEditing(tx, saved);
  tx.audit({ action, record: 'report', recordId: saved.id, changes: [{ field: 'files', ...change }], reason });
  return saved.version;
}
