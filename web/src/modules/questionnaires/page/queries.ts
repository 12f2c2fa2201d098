import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import {
  questionnaireEndpoints as endpoints,
  questionnaireEndpointNames,
} from '@vigie/domain/modules/questionnaires/filled/contract';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import type { RecordVersion } from '../../../platform/records/record-transition';
import { call, open } from '../../../platform/transport/api';
import { recordCalls } from '../../records/public';
import type { FlatChanges } from '../fill/form/changes';

/** Answers are not announced one by one: coming back to this device shows what was answered on another one. */
export const questionnaireCalls = recordCalls('questionnaire', questionnaireEndpointNames, endpoints, {
  refetchOnWindowFocus: 'always',
});

export function answerQuestionnaire(
  { id, version }: RecordVersion,
  answers: FlatChanges,
): Promise<QuestionnaireDetail> {
  const body = { answers: answers as CallOf<typeof endpoints.answerQuestionnaire>['body']['answers'] };
  return call(endpoints.answerQuestionnaire, { params: { id }, body, ifMatch: version });
}

export function openPdf(id: string): Promise<Response> {
  return open(endpoints.printQuestionnaire, { params: { id } });
}
