import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { Message } from '@vigie/domain/kernel/message';
import { inMegabytes, type PersonalShare, personalLimit } from '@vigie/domain/kernel/quotas';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { personalLimitMessages } from '@vigie/domain/messages/quotas';
import type { Attachment } from '@vigie/domain/modules/attachments/contract';
import { fittingName, safeName } from '@vigie/domain/modules/attachments/file-name';
import {
  acceptedMediaTypes,
  documentTypes,
  imageTypes,
  oldOfficeExtensions,
} from '@vigie/domain/modules/attachments/media-types';
import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import type { Context } from '../../platform/context';
import { refuseBeyondQuota } from '../../platform/database/quotas';
import type { Tx } from '../../platform/database/tx';
import type { StagedContent } from '../../platform/files/content-store';
import { sniff } from '../../platform/files/media-type';
import { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { findAttached, insertLink, listAttached, type Owner, removeLink } from './link-repository';
import {
  countOwnUnattachedFiles,
  findOwnAttachment,
  insertAttachment,
  type NewAttachment,
  sumOwnBytes,
  sumOwnLooseBytes,
} from './repository';

/** Which files a record takes, and what is said of others where the general sentence does not say enough. */
export interface Accepted {
  readonly types: ReadonlySet<string>;
  readonly objection?: Message;
}
export const everyAccepted: Accepted = { types: acceptedMediaTypes };
export const imagesAndDocuments: Accepted = {
  types: new Set([...imageTypes, ...documentTypes]),
  objection: attachmentMessages.fileKindRefused,
};

/** A file as it arrives. */
export type ArrivingFile = Pick<MultipartFile, 'file' | 'filename'>;

export async function uploadAttachment(
  platform: Platform,
  context: Context,
  file: MultipartFile | undefined,
): Promise<Attachment> {
  const { companyId, userId } = context.actor;
  return storeFile(
    platform,
    context,
    file,
    everyAccepted,
    async (tx, { id }) => (await findOwnAttachment(tx, companyId, userId, id)) as Attachment,
  );
}

/** Stores a file and does, in the same transaction, what its owner does with it: both or neither. */
export async function storeFile<Result>(
  platform: Platform,
  context: Context,
  file: ArrivingFile | undefined,
  accepted: Accepted,
  within: (tx: Tx, stored: NewAttachment) => Promise<Result>,
): Promise<Result> {
  refuseNoFile(file);
  const content = await platform.contents.stage(file.file);
  try {
    const mediaType = await checkContent(content, file, platform.fileLimitBytes, accepted);
    const { sha256, size } = content;
    const stored = { id: randomUUID(), name: safeName(file.filename, mediaType), mediaType, size, sha256 };
    await sendAhead(platform, context, content);
    return await platform.database.transaction(forThisFile(context, stored), async (tx) => {
      const limit = await refuseBeyondQuota(tx, 'storage', size);
      await insertAttachment(tx, stored);
      // Before the commit: a record without its content would be worse than a content without its record.
      await content.keep();
      tx.audit({
        action: 'attachment.stored',
        record: 'attachment',
        recordId: stored.id,
        changes: creation({ ...auditedFields(stored), ...sentNameOf(file, stored) }),
      });
      const result = await within(tx, stored);
      if (limit !== null) await refuseBeyondShare(tx, limit);
      return result;
    });
  } finally {
    await content.discard();
  }
}

/** Asked when the file is stored, and on its record where it has one: only then is it known what belongs to nothing. */
async function refuseBeyondShare(tx: Tx, companyLimit: number): Promise<void> {
  const own = await sumOwnBytes(tx);
  const [most, mostLoose] = [personalLimit('own', companyLimit), personalLimit('loose', companyLimit)];
  if (own > most) throw shareTaken('own', most);
  // Whatever is loose is one's own: below that, nothing needs to be looked up.
  if (own > mostLoose && (await sumOwnLooseBytes(tx)) > mostLoose) throw shareTaken('loose', mostLoose);
}

function shareTaken(share: PersonalShare, limit: number): Refusal {
  return new Refusal('quota_reached', {
    message: personalLimitMessages[share],
    values: { megabytes: inMegabytes(limit) },
  });
}

export function refuseNoFile<File extends ArrivingFile>(file: File | undefined): asserts file is File {
  if (!file) throw new Refusal('malformed_request');
  if (!file.filename) throw invalidField('file', attachmentMessages.fileUnnamed);
}

/** Carrying it far away may take long: no connection waits for it, and nothing is sent that a limit refuses. */
async function sendAhead({ database }: Platform, context: Context, content: StagedContent): Promise<void> {
  if (!content.send) return;
  await database.rehearse(context, async (tx) => {
    await refuseBeyondQuota(tx, 'storage', content.size);
  });
  await content.send();
}

/** The same for a file that was read already. */
export function storeContent<Result>(
  platform: Platform,
  context: Context,
  { name, content }: { readonly name: string; readonly content: Buffer },
  accepted: Accepted,
  within: (tx: Tx, stored: NewAttachment) => Promise<Result>,
): Promise<Result> {
  const read = Object.assign(Readable.from([content]), { truncated: false, bytesRead: content.length });
  return storeFile(platform, context, { file: read, filename: name }, accepted, within);
}

export function auditedFields({ id, name, mediaType, size, sha256 }: NewAttachment) {
  return { id, name, mediaType, size, sha256 };
}

const longestSentName = 300;

/** What the browser called it, where it is kept under another name. PostgreSQL stores neither NUL nor half a pair. */
function sentNameOf({ filename }: ArrivingFile, { name }: NewAttachment): Record<string, string> {
  if (filename === name) return {};
  return { sentName: filename.slice(-longestSentName).replaceAll('\0', '\uFFFD').toWellFormed() };
}

/** A repeated request is the same one only when it sends the same file, which its body does not say in advance. */
function forThisFile(context: Context, { name, sha256 }: NewAttachment): Context {
  const { idempotency } = context;
  if (!idempotency) return context;
  const requestHash = createHash('sha256').update(`${idempotency.requestHash} ${sha256} ${name}`).digest('hex');
  return { ...context, idempotency: { ...idempotency, requestHash } };
}

/**
 * Asked before the file is read as well: a user without the right to change a record must not fill the disk. The key of
 * a repeated request is left for the transaction that stores the file.
 */
export async function checkBeforeUpload(
  { database }: Platform,
  { idempotency: _, ...context }: Context,
  lock: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await database.transaction(context, lock);
}

export interface FileLimit {
  readonly most: number;
  readonly objection: Objection;
}

/** Puts a file that was just stored on a record, which takes only so many. */
export async function attachStored(
  tx: Tx,
  owner: Owner,
  { id }: NewAttachment,
  { most, objection }: FileLimit,
): Promise<Attachment> {
  const { companyId } = tx.context.actor;
  if ((await listAttached(tx, companyId, owner)).length >= most) throw new Refusal('objection', objection);
  await insertLink(tx, owner, id);
  return (await findAttached(tx, companyId, owner, id)) as Attachment;
}

/** Takes a file off a record; the file stays stored, and what it was on stays known (R32). */
export async function detachStored(tx: Tx, owner: Owner, id: string, reason: string | null): Promise<Attachment> {
  const file = await findAttached(tx, tx.context.actor.companyId, owner, id);
  if (!file || !(await removeLink(tx, owner, id))) throw new Refusal('not_found');
  tx.audit({ action: 'attachment.removed', record: 'attachment', recordId: id, reason });
  return file;
}

/** The same files on another record as well: an approved report hands them to its case. */
export async function shareAttachments(tx: Tx, from: Owner, to: Owner): Promise<number> {
  const files = await listAttached(tx, tx.context.actor.companyId, from);
  for (const { id } of files) {
    await insertLink(tx, to, id);
    tx.audit({
      action: 'attachment.shared',
      record: 'attachment',
      recordId: id,
      changes: [{ field: 'on', from: null, to: `${to.record} ${to.recordId}` }],
    });
  }
  return files.length;
}

/** Files that the actor has stored and that belong to nothing yet; false, and nothing done, when one of them is not such. */
export async function attachOwn(tx: Tx, owner: Owner, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  if ((await countOwnUnattachedFiles(tx, wanted)) < wanted.length) return false;
  for (const id of wanted) {
    await insertLink(tx, owner, id);
    tx.audit({
      action: 'attachment.attached',
      record: 'attachment',
      recordId: id,
      changes: [{ field: 'on', from: null, to: `${owner.record} ${owner.recordId}` }],
    });
  }
  return true;
}

/** The caller has checked that the person may read the owner. */
export async function openAttached(
  platform: Platform,
  context: Context,
  owner: Owner,
  attachmentId: string,
): Promise<FileAnswer> {
  const found = await platform.database.read(context, (reader) =>
    findAttached(reader, context.actor.companyId, owner, attachmentId),
  );
  if (!found) throw new Refusal('not_found');
  return contentOf(platform, found);
}

async function checkContent(
  { path, size }: StagedContent,
  file: ArrivingFile,
  limit: number,
  { types, objection }: Accepted,
): Promise<string> {
  // The library cuts a file that is too large and says so only here.
  if (file.file.truncated) throw new Refusal('too_large', { values: { megabytes: limit / 1024 / 1024 } });
  const mediaType = size > 0 ? typeOf(await sniff(path, file.filename)) : null;
  if (!mediaType || !types.has(mediaType)) throw new Refusal('wrong_type', objection && { message: objection });
  return mediaType;
}

/** Until it is attached to a record, a file is its uploader's own. */
export async function getAttachment({ database }: Platform, context: Context, id: string): Promise<Attachment> {
  const { companyId, userId } = context.actor;
  const found = await database.read(context, (reader) => findOwnAttachment(reader, companyId, userId, id));
  if (!found) throw new Refusal('not_found');
  return found;
}

export async function downloadAttachment(platform: Platform, context: Context, id: string): Promise<FileAnswer> {
  return contentOf(platform, await getAttachment(platform, context, id));
}

/** Earlier releases kept the names that browsers sent. */
async function contentOf({ contents }: Platform, { name, mediaType, sha256 }: Attachment): Promise<FileAnswer> {
  return new FileAnswer(fittingName(name, mediaType), mediaType, await contents.open(sha256));
}

/** Only their names distinguish doc, xls and ppt. */
function typeOf({ mediaType, extension }: { mediaType: string | null; extension: string }): string | null {
  return mediaType === 'application/x-cfb' ? (oldOfficeExtensions[extension] ?? null) : mediaType;
}
