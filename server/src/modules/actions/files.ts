import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { changeObjection } from '@vigie/domain/modules/actions/changes';
import { filesPerAction } from '@vigie/domain/modules/actions/contract';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import {
  attachStored,
  checkBeforeUpload,
  detachStored,
  everyAccepted,
  openAttached,
  storeFile,
} from '../attachments/public';
import { isCaseEnded, lockWithCase, ownerOf, tellActionChanged } from './action-view';
import { refuse } from './changing';
import type { ActionRecord } from './repository';

const limit = {
  most: filesPerAction,
  objection: { message: attachmentMessages.tooManyFiles, values: { max: filesPerAction } },
};

async function lockForFiles(tx: Tx, id: string): Promise<ActionRecord> {
  const record = await lockWithCase(tx, id);
  if (!record) throw new Refusal('not_found');
  refuse(changeObjection(record, 'files', tx.context.actor, { isCaseEnded: await isCaseEnded(tx, record) }));
  return record;
}

export async function attachToAction(
  platform: Platform,
  context: Context,
  id: string,
  readFile: () => Promise<MultipartFile | undefined>,
): Promise<{ attachment: Attachment }> {
  await checkBeforeUpload(platform, context, (tx) => lockForFiles(tx, id));
  return storeFile(platform, context, await readFile(), everyAccepted, async (tx, stored) => {
    const record = await lockForFiles(tx, id);
    const attachment = await attachStored(tx, ownerOf(id), stored, limit);
    await tell(tx, record, { action: 'action.file_attached', from: null, to: stored.name });
    return { attachment };
  });
}

export async function detachFromAction(
  { database }: Platform,
  context: Context,
  { id, attachmentId, reason }: { id: string; attachmentId: string; reason: string },
): Promise<undefined> {
  await database.transaction(context, async (tx) => {
    const record = await lockForFiles(tx, id);
    const { name } = await detachStored(tx, ownerOf(id), attachmentId, reason);
    await tell(tx, record, { action: 'action.file_removed', from: name, to: null, reason });
  });
}

interface Told {
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason?: string;
}

async function tell(tx: Tx, record: ActionRecord, { action, from, to, reason }: Told): Promise<void> {
  const changes = [{ field: 'files', from, to }];
  tx.audit({ action, record: 'action', recordId: record.id, changes, reason: reason ?? null });
  await tellActionChanged(tx, record);
}

/** Every colleague may read every action; the file is looked for among those of this action alone. */
export function downloadActionAttachment(
  platform: Platform,
  context: Context,
  id: string,
  attachmentId: string,
): Promise<FileAnswer> {
  return openAttached(platform, context, ownerOf(id), attachmentId);
}
