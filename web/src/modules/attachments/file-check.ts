import type { Message, MessageValues } from '@vigie/domain/kernel/message';
import { fileMessages } from '@vigie/domain/messages/new-issue';
import { reportMessages } from '@vigie/domain/messages/reports';

/** The accepted types of the requirements. */
export const acceptedFiles = 'image/*,.pdf,.doc,.docx,.xls,.xlsx';
const documentName = /\.(pdf|docx?|xlsx?)$/i;
const imageName = /\.(png|jpe?g|gif|webp|avif|heic|heif|bmp|tiff?)$/i;

export interface FileObjection {
  readonly message: Message;
  readonly values?: MessageValues;
}

/** What can be told from outside; the server reads the content and has the last word. */
export function contentObjection(file: Pick<File, 'name' | 'type' | 'size'>): FileObjection | null {
  const looksRight = file.type.startsWith('image/') || documentName.test(file.name) || imageName.test(file.name);
  if (!looksRight) return { message: reportMessages.fileKindRefused };
  return file.size === 0 ? { message: fileMessages.emptyFile } : null;
}
