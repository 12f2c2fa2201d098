import type { questionnairesEndpoints } from '@vigie/domain/modules/questionnaires/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { questionnaireHandlers } from './filled/handlers';
import { foundQuestionnaires } from './filled/kind';
import { templateHandlers } from './templates/handlers';
import { foundTemplates } from './templates/kind';

export function questionnairesModule(platform: Platform): ServerModule<typeof questionnairesEndpoints> {
  return {
    kinds: [foundTemplates, foundQuestionnaires],
    handlers: { ...templateHandlers(platform), ...questionnaireHandlers(platform) },
  };
}
