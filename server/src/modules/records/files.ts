import type { MultipartFile } from '@fastify/multipart';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { attachStored, checkBeforeUpload, detachStored, openAttached, storeFile } from '../attachments/public';
import type { ServerKind, StoredRecord } from './server-kind';

export async function attachTo<Item extends StoredRecord>(
  platform: Platform,
  context: Context,
  plan: ServerKind<string, Item>,
  { id, reason }: { id: string; reason: string | undefined },
  readFile: () => Promise<MultipartFile | undefined>,
): Promise<{ attachment: Attachment; version: number }> {
  const { files, kind } = plan;
  const lock = async (tx: Tx) => {
    const item = await files.lock(tx, id);
    return { item, why: await files.reasonFor(tx, item, reason, 'query') };
  };
  const limit = {
    most: files.most,
    objection: { message: attachmentMessages.tooManyFiles, values: { max: files.most } },
  };
  await checkBeforeUpload(platform, context, lock);
  return storeFile(platform, context, await readFile(), files.accepted, async (tx, stored) => {
    const { item, why } = await lock(tx);
    const attachment = await attachStored(tx, { record: kind.name, recordId: id }, stored, limit);
    const version = await files.changed(tx, item);
    auditFile(tx, plan, id, 'file_attached', { from: null, to: stored.name }, why);
    return { attachment, version };
  });
}

export function detachFrom<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  plan: ServerKind<string, Item>,
  { id, attachmentId, reason }: { id: string; attachmentId: string; reason: string | undefined },
): Promise<{ version: number }> {
  const { files, kind } = plan;
  return database.transaction(context, async (tx) => {
    const item = await files.lock(tx, id);
    const why = await files.reasonFor(tx, item, reason, 'body');
    const { name } = await detachStored(tx, { record: kind.name, recordId: id }, attachmentId, why);
    const version = await files.changed(tx, item);
    auditFile(tx, plan, id, 'file_removed', { from: name, to: null }, why);
    return { version };
  });
}

/** Looked for among the files of this record alone, so that a user without access to the record does not find it. */
export async function downloadFrom<Item extends StoredRecord>(
  platform: Platform,
  context: Context,
  { kind, read }: ServerKind<string, Item>,
  id: string,
  attachmentId: string,
): Promise<FileAnswer> {
  await platform.database.read(context, (reader) => read(reader, context, id));
  return openAttached(platform, context, { record: kind.name, recordId: id }, attachmentId);
}

function auditFile<Item extends StoredRecord>(
  tx: Tx,
  { kind }: ServerKind<string, Item>,
  recordId: string,
  event: 'file_attached' | 'file_removed',
  change: { from: string | null; to: string | null },
  reason: string | null,
): void {
  const changes = [{ field: 'files', ...change }];
  tx.audit({ action: `${kind.name}.${event}`, record: kind.name, recordId, changes, reason });
}
