import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { reason } from '../../../kernel/text-schemas';
import { credentials } from '../../../kernel/trail/signature';
import { recordEndpoints, removalWithOrWithoutReason } from '../../records/public';
import { templateId } from '../templates/record';
import { questionnaireId } from './id';
import { questionnaireListEndpoints } from './list';
import { answer, offeredTemplate, questionnaireDetail } from './record';
import { questionnaireMoves } from './workflow';

const idParams = z.object({ id: questionnaireId });

export const answersAtOnce = 5000;
export const filesPerQuestionnaire = 500;

export const questionnaireEndpointNames = {
  name: 'Questionnaire',
  noun: 'a questionnaire',
  path: '/api/v1/questionnaires',
  id: questionnaireId,
} as const;

export const questionnaireEndpoints = {
  // Photos that are answers come and go while it is filled.
  ...recordEndpoints(questionnaireEndpointNames, removalWithOrWithoutReason),
  ...questionnaireListEndpoints,
  listOfferedTemplates: endpoint({
    method: 'GET',
    path: '/api/v1/questionnaires/offered',
    summary: 'Templates that can be filled now, by title',
    output: z.object({ items: z.array(offeredTemplate) }),
  }),
  startQuestionnaire: endpoint({
    method: 'POST',
    path: '/api/v1/questionnaires',
    summary: 'Begin to fill the last published version of a template; for a case where one is named',
    creates: true,
    status: 201,
    body: z.object({ templateId, caseId: z.optional(z.string().check(z.maxLength(20))) }),
    output: questionnaireDetail,
  }),
  getQuestionnaire: endpoint({
    method: 'GET',
    path: '/api/v1/questionnaires/:id',
    summary: 'One questionnaire with the version of its template and all answers',
    params: idParams,
    output: questionnaireDetail,
  }),
  answerQuestionnaire: endpoint({
    method: 'PATCH',
    path: '/api/v1/questionnaires/:id',
    summary: 'Keep answers, each under its key; null takes one out',
    changes: true,
    params: idParams,
    body: z.object({
      answers: z
        .record(z.string().check(z.maxLength(400)), z.nullable(answer))
        .check(z.refine((answers) => Object.keys(answers).length <= answersAtOnce)),
    }),
    output: questionnaireDetail,
  }),
  moveQuestionnaire: endpoint({
    method: 'POST',
    path: '/api/v1/questionnaires/:id/transition',
    summary: 'Submit, give up or reopen; submitting is signed where the template asks for it',
    changes: true,
    params: idParams,
    body: z.object({
      action: z.enum(questionnaireMoves),
      reason: z.optional(reason),
      credentials: z.optional(credentials),
    }),
    output: questionnaireDetail,
  }),
  printQuestionnaire: endpoint({
    method: 'GET',
    path: '/api/v1/questionnaires/:id/pdf',
    isHeavy: true,
    summary: 'The questionnaire as a PDF, with its answers, score and signature',
    params: idParams,
    answers: 'file',
  }),
};
