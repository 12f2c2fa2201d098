import type { MultipartFile } from '@fastify/multipart';
import type { EntryHead } from '@vigie/domain/kernel/offline/entry';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { offlineMessages } from '@vigie/domain/messages/offline';
import type { Attachment } from '@vigie/domain/modules/attachments/contract';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { insertCapturedFile, listCapturedFiles } from './captured-repository';
import { listAttached, type Owner } from './link-repository';
import { findOwnAttachment } from './repository';
import { type Accepted, attachOwn, imagesAndDocuments, storeFile } from './service';

/** Rolls back a file that has arrived before. */
class AlreadyCaptured extends Error {
  constructor(readonly sha256: string) {
    super('this file of the entry has arrived before');
  }
}

const accepted: Accepted = imagesAndDocuments;

/** A photo of an entry that follows: it belongs to nothing yet, and is stored once however often it is sent. */
export async function captureFile(
  platform: Platform,
  context: Context,
  captureId: string,
  file: MultipartFile | undefined,
): Promise<Attachment> {
  const { companyId, userId } = context.actor;
  try {
    return await storeFile(platform, context, file, accepted, async (tx, stored) => {
      if (!(await insertCapturedFile(tx, captureId, stored))) throw new AlreadyCaptured(stored.sha256);
      return (await findOwnAttachment(tx, companyId, userId, stored.id)) as Attachment;
    });
  } catch (error) {
    if (!(error instanceof AlreadyCaptured)) throw error;
    return platform.database.read(context, async (reader) => {
      const captured = await listCapturedFiles(reader, context.actor, captureId);
      const { id } = captured.find(({ sha256 }) => sha256 === error.sha256) ?? {};
      const attachment = id ? await findOwnAttachment(reader, companyId, userId, id) : null;
      // The id is that of an entry of another person.
      if (!attachment) throw new Refusal('already_exists', { message: offlineMessages.sentWithOtherContent });
      return attachment;
    });
  }
}

/** Puts the photos of an entry on its record, all of them; those that the record has already, also as they were chosen, are left. */
export async function attachCaptured(
  tx: Tx,
  owner: Owner,
  { captureId, photos, originals = {} }: Pick<EntryHead, 'captureId' | 'photos' | 'originals'>,
  most: number,
): Promise<void> {
  if (photos.length === 0) return;
  const { actor } = tx.context;
  const captured = new Map((await listCapturedFiles(tx, actor, captureId)).map(({ id, sha256 }) => [sha256, id]));
  const attached = await listAttached(tx, actor.companyId, owner);
  const known = new Set(attached.map(({ sha256 }) => sha256));
  const isThere = (sha256: string) => known.has(sha256) || known.has(originals[sha256] ?? '');
  const wanted = [...new Set(photos)].filter((sha256) => !isThere(sha256));
  const ids = wanted.flatMap((sha256) => captured.get(sha256) ?? []);
  const missing = wanted.length - ids.length;
  if (missing > 0 || !(await attachOwn(tx, owner, ids))) {
    throw new Refusal('objection', { message: offlineMessages.photosMissing, values: { n: Math.max(missing, 1) } });
  }
  if (attached.length + ids.length > most) {
    throw new Refusal('objection', { message: attachmentMessages.tooManyFiles, values: { max: most } });
  }
}
