import type { attachmentsEndpoints } from '@vigie/domain/modules/attachments/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { captureFile } from './captured-files';
import { downloadAttachment, getAttachment, uploadAttachment } from './service';

export function attachmentsModule(platform: Platform): ServerModule<typeof attachmentsEndpoints> {
  return {
    handlers: {
      uploadAttachment: async ({ context, request }) => uploadAttachment(platform, context, await request.file()),
      captureFile: async ({ context, params, request }) =>
        captureFile(platform, context, params.captureId, await request.file()),
      getAttachment: ({ context, params }) => getAttachment(platform, context, params.id),
      downloadAttachment: ({ context, params }) => downloadAttachment(platform, context, params.id),
    },
  };
}
