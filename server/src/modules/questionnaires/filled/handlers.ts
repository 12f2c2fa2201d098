import type { questionnaireEndpoints } from '@vigie/domain/modules/questionnaires/filled/contract';
import type { Handlers } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';

export function questionnaireHandlers(_platform: Platform): Handlers<typeof questionnaireEndpoints> {
  return {} as Handlers<typeof questionnaireEndpoints>;
}
