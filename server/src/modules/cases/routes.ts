import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { downloadCaseAttachment, getCase, listSimilarCases } from './service';

export function casesModule(platform: Platform): ServerModule<typeof casesEndpoints> {
  return {
    handlers: {
      listSimilarCases: ({ context, query }) => listSimilarCases(platform, context, query.text),
      getCase: ({ context, params }) => getCase(platform, context, params.id),
      downloadCaseAttachment: ({ context, params }) =>
        downloadCaseAttachment(platform, context, params.id, params.attachmentId),
    },
  };
}
