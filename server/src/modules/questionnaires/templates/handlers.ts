import { Refusal } from '@vigie/domain/kernel/refusal';
import { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { Handlers } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { exportTemplateResults, getTemplateResults } from '../results/results';

export function templateHandlers(platform: Platform): Handlers<typeof templateEndpoints> {
  const missing = Object.fromEntries(
    Object.keys(templateEndpoints).map((name) => [
      name,
      () => {
        throw new Refusal('unexpected');
      },
    ]),
  ) as unknown as Handlers<typeof templateEndpoints>;
  return {
    ...missing,
    getTemplateResults: ({ context, params, query }) => getTemplateResults(platform, context, params.id, query.page),
    exportTemplateResults: ({ context, params }) => exportTemplateResults(platform, context, params.id),
  };
}
