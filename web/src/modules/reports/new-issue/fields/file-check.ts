import { attachmentMessages } from '@vigie/domain/modules/attachments/messages';
import { fileLimitPerReport } from '@vigie/domain/modules/reports/contract';
import { contentObjection, type FileObjection } from '../../../attachments/public';

/** What can be said before a file is sent: of itself, and of how many there are already. */
export function fileObjection(file: Pick<File, 'name' | 'type' | 'size'>, already: number): FileObjection | null {
  const objection = contentObjection(file);
  if (objection || already < fileLimitPerReport) return objection;
  return { message: attachmentMessages.tooManyFiles, values: { max: fileLimitPerReport } };
}
