import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { creation } from '@vigie/domain/kernel/audit-event';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Attachment } from '@vigie/domain/modules/attachments/contract';
import { acceptedMediaTypes, oldOfficeExtensions } from '@vigie/domain/modules/attachments/media-types';
import type { Context } from '../../platform/context';
import type { StagedContent } from '../../platform/files/content-store';
import { sniff } from '../../platform/files/media-type';
import { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { findOwnAttachment, insertAttachment } from './repository';

export async function uploadAttachment(
  platform: Platform,
  context: Context,
  file: MultipartFile | undefined,
): Promise<Attachment> {
  if (!file) throw new Refusal('malformed_request');
  const content = await platform.contents.stage(file.file);
  try {
    const mediaType = await checkContent(content, file, platform.fileLimitBytes);
    const { sha256, size } = content;
    const stored = { id: randomUUID(), name: safeName(file.filename), mediaType, size, sha256 };
    await platform.database.transaction(context, async (tx) => {
      await insertAttachment(tx, stored);
      // Before the commit: a record without its content would be worse than a content without its record.
      await content.keep();
      tx.audit({ action: 'attachment.stored', record: 'attachment', recordId: stored.id, changes: creation(stored) });
    });
    return getAttachment(platform, context, stored.id);
  } finally {
    await content.discard();
  }
}

async function checkContent({ path, size }: StagedContent, file: MultipartFile, limit: number): Promise<string> {
  // The library cuts a file that is too large and says so only here.
  if (file.file.truncated) throw new Refusal('too_large', { values: { megabytes: limit / 1024 / 1024 } });
  const mediaType = size > 0 ? acceptedType(await sniff(path, file.filename)) : null;
  if (!mediaType) throw new Refusal('wrong_type');
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
  const { name, mediaType, sha256 } = await getAttachment(platform, context, id);
  return new FileAnswer(name, mediaType, platform.contents.open(sha256));
}

function acceptedType({ mediaType, extension }: { mediaType: string | null; extension: string }): string | null {
  if (!mediaType || !acceptedMediaTypes.has(mediaType)) return null;
  return mediaType === 'application/x-cfb' ? (oldOfficeExtensions[extension] ?? null) : mediaType;
}

/** The last part of whatever path the browser sent, without control characters. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200) || 'file';
}
