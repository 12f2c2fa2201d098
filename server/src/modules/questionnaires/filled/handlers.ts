import type { questionnaireEndpoints } from '@vigie/domain/modules/questionnaires/filled/contract';
import { questionnaireListEndpoints } from '@vigie/domain/modules/questionnaires/filled/list';
import type { Handlers } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { listHandlers, recordHandlers } from '../../records/public';
import { listOffered } from '../templates/versions-repository';
import { answerQuestionnaire } from './answers';
import { questionnaireServerKind, servedQuestionnaires } from './kind';
import { printQuestionnaire } from './print';
import { getQuestionnaire } from './questionnaire-view';
import { startQuestionnaire } from './start';
import { moveQuestionnaire } from './transitions';

export function questionnaireHandlers(platform: Platform): Handlers<typeof questionnaireEndpoints> {
  return {
    ...recordHandlers(platform, questionnaireServerKind(platform)),
    ...listHandlers(platform, questionnaireListEndpoints, servedQuestionnaires),
    listOfferedTemplates: ({ context }) =>
      platform.database.read(context, async (reader) => ({
        items: await listOffered(reader, context.actor.companyId),
      })),
    startQuestionnaire: ({ context, body }) => startQuestionnaire(platform, context, body),
    getQuestionnaire: ({ context, params }) => getQuestionnaire(platform, context, params.id),
    answerQuestionnaire: ({ context, params, ifMatch, body }) =>
      answerQuestionnaire(platform, context, { ...params, version: ifMatch, answers: body.answers }),
    moveQuestionnaire: ({ context, params, ifMatch, body }) =>
      moveQuestionnaire(platform, context, { ...params, version: ifMatch, ...body }),
    printQuestionnaire: ({ context, params }) => printQuestionnaire(platform, context, params.id),
  };
}
