import { fileLimitPerReport } from '@vigie/domain/modules/reports/contract';
import { reportMessages } from '@vigie/domain/modules/reports/messages/workflow';
import { contentObjection, type FileObjection } from '../../../attachments/public';

/** What can be said before a file is sent: of itself, and of how many there are already. */
export function fileObjection(file: Pick<File, 'name' | 'type' | 'size'>, already: number): FileObjection | null {
  const objection = contentObjection(file);
  if (objection || already < fileLimitPerReport) return objection;
  return { message: reportMessages.tooManyFiles, values: { max: fileLimitPerReport } };
}
