import { type Attachment, attachmentsEndpoints } from '@vigie/domain/modules/attachments/contract';
import { open } from '../../platform/transport/api';
import { upload } from '../../platform/transport/upload';

/** Stores a file that belongs to nothing yet, and only to the person who sends it. */
export function storeFile(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<Attachment> {
  return upload(attachmentsEndpoints.uploadAttachment, { file, onProgress, signal });
}

export async function loadStoredFile({ id }: Pick<Attachment, 'id'>): Promise<Blob> {
  const answer = await open(attachmentsEndpoints.downloadAttachment, { params: { id } });
  return answer.blob();
}
