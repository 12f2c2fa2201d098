import type { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { Handlers } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';

export function templateHandlers(_platform: Platform): Handlers<typeof templateEndpoints> {
  return {} as Handlers<typeof templateEndpoints>;
}
