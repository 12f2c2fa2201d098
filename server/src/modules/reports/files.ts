import type { MultipartFile } from '@fastify/multipart';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { fileLimitPerReport } from '@vigie/domain/modules/reports/contract';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import {
  attachStored,
  checkBeforeUpload,
  detachStored,
  imagesAndDocuments,
  openAttached,
  storeFile,
} from '../attachments/public';
import { ownerOf, readReport } from './report-view';
import { type ReportRecord, saveReport } from './repository';
import { afterEditing, lockForEditing, reasonFor } from './writing';

const limit = {
  most: fileLimitPerReport,
  objection: { message: attachmentMessages.tooManyFiles, values: { max: fileLimitPerReport } },
};

export async function attachToReport(
  platform: Platform,
  context: Context,
  { id, reason }: { id: string; reason: string | undefined },
  readFile: () => Promise<MultipartFile | undefined>,
): Promise<{ attachment: Attachment; version: number }> {
  await checkBeforeUpload(platform, context, (tx) => lockForEditing(tx, id));
  return storeFile(platform, context, await readFile(), imagesAndDocuments, async (tx, stored) => {
    const before = await lockForEditing(tx, id);
    const why = await reasonFor(tx, before, reason);
    const attachment = await attachStored(tx, ownerOf(id), stored, limit);
    return {
      attachment,
      version: await keep(tx, before, 'report.file_attached', { from: null, to: stored.name }, why),
    };
  });
}

export function detachFromReport(
  { database }: Platform,
  context: Context,
  { id, attachmentId, reason }: { id: string; attachmentId: string; reason: string | undefined },
): Promise<{ version: number }> {
  return database.transaction(context, async (tx) => {
    const before = await lockForEditing(tx, id);
    const why = await reasonFor(tx, before, reason);
    const { name } = await detachStored(tx, ownerOf(id), attachmentId, why);
    return { version: await keep(tx, before, 'report.file_removed', { from: name, to: null }, why) };
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
