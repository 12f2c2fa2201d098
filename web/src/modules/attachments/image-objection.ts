import { fileMessages, keptPhotoMessages as m } from '@vigie/domain/modules/attachments/messages';
import { imageTypes } from '@vigie/domain/modules/attachments/public';
import type { FileObjection } from './file-check';

/** What can be said of a photo before it is sent; `ahead` are those that stand before it. */
export function imageObjection(
  { type, size }: Pick<File, 'type' | 'size'>,
  ahead: number,
  most: number,
): FileObjection | null {
  if (ahead >= most) return { message: m.tooMany, values: { most } };
  if (type !== '' && !imageTypes.has(type)) return { message: m.onlyPhotos };
  return size === 0 ? { message: fileMessages.emptyFile } : null;
}
