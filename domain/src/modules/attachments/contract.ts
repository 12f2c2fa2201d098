import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';

export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  sha256: z.string(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
});
export type Attachment = z.infer<typeof attachment>;

export const attachmentsEndpoints = {
  uploadAttachment: endpoint({
    method: 'POST',
    path: '/api/v1/attachments',
    creates: true,
    summary: 'Store a file; its type is read from its content, not from its name',
    encoding: 'multipart',
    status: 201,
    output: attachment,
  }),
  captureFile: endpoint({
    method: 'POST',
    path: '/api/v1/captures/:captureId/files',
    creates: true,
    summary: 'Store a photo of what was written without a network, ahead of it; sent again, the same file',
    params: z.object({ captureId: z.uuid() }),
    encoding: 'multipart',
    status: 201,
    output: attachment,
  }),
  getAttachment: endpoint({
    method: 'GET',
    path: '/api/v1/attachments/:id',
    summary: 'What is known of a stored file',
    params: z.object({ id: z.uuid() }),
    output: attachment,
  }),
  downloadAttachment: endpoint({
    method: 'GET',
    path: '/api/v1/attachments/:id/content',
    summary: 'The stored file, always as a download',
    params: z.object({ id: z.uuid() }),
    answers: 'file',
  }),
};
