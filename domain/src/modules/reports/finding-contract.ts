import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { questionnaireId } from '../questionnaires/public';

/** Apart from the other calls of reports, because the page of a questionnaire needs no more of them. */
export const findingEndpoints = {
  reportFinding: endpoint({
    method: 'POST',
    path: '/api/v1/questionnaires/:id/findings/report',
    summary: 'Begin the report of an answer that its template marks as a finding; once: asked again, the same report',
    creates: true,
    status: 201,
    params: z.object({ id: questionnaireId }),
    body: z.object({
      questionId: z.string().check(z.maxLength(100)),
      /** In a repeatable section. */
      instanceId: z.nullable(z.string().check(z.maxLength(100))),
    }),
    output: z.object({ reportId: z.string() }),
  }),
};
