import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { questionnaireEndpoints as endpoints } from '@vigie/domain/modules/questionnaires/filled/contract';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { useHistoryPages } from '../../../platform/records/history-pages';
import { call, firstAnswerTo, open } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { upload } from '../../../platform/transport/upload';
import type { FlatChanges } from '../fill/form/changes';

const oneKey = (id: string) => ['questionnaire', 'one', id];
export const commentsKey = (id: string) => ['questionnaire', 'comments', id];

export function useQuestionnaire(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => getQuestionnaire(id, signal),
    initialData: () => firstAnswerTo(endpoints.getQuestionnaire, { params: { id } }),
    // Answers are not announced one by one: whoever comes back to this device sees what another one answered.
    refetchOnWindowFocus: 'always',
  });
}

export function getQuestionnaire(id: string, signal?: AbortSignal): Promise<QuestionnaireDetail> {
  return call(endpoints.getQuestionnaire, { params: { id }, signal });
}

export function useQuestionnaireHistory(id: string) {
  return useHistoryPages(['questionnaire', 'history', id], (query, signal) =>
    call(endpoints.getQuestionnaireHistory, { params: { id }, query, signal }),
  );
}

type Version = Pick<QuestionnaireDetail, 'id' | 'version'>;
type Move = CallOf<typeof endpoints.moveQuestionnaire>['body'];

export function answerQuestionnaire({ id, version }: Version, answers: FlatChanges): Promise<QuestionnaireDetail> {
  const body = { answers: answers as CallOf<typeof endpoints.answerQuestionnaire>['body']['answers'] };
  return call(endpoints.answerQuestionnaire, { params: { id }, body, ifMatch: version });
}

export function moveQuestionnaire({ id, version }: Version, body: Move): Promise<QuestionnaireDetail> {
  return call(endpoints.moveQuestionnaire, { params: { id }, body, ifMatch: version });
}

/** What a change answered is the questionnaire as it is now; whatever else shows it asks again. */
export async function takeOver(record: QuestionnaireDetail): Promise<void> {
  queryClient.setQueryData(oneKey(record.id), record);
  await queryClient.invalidateQueries({ queryKey: ['questionnaire'] });
}

export function attachFile(id: string, file: File, onProgress: (part: number) => void) {
  return upload(endpoints.attachToQuestionnaire, { params: { id }, query: {}, file, onProgress });
}

export function detachFile(id: string, attachmentId: string) {
  return call(endpoints.detachFromQuestionnaire, { params: { id, attachmentId }, body: {} });
}

/** Through fetch, because a plain link could not carry the token. */
export async function loadFile(id: string, attachmentId: string): Promise<Blob> {
  const response = await open(endpoints.downloadQuestionnaireAttachment, { params: { id, attachmentId } });
  return response.blob();
}

export function openPdf(id: string): Promise<Response> {
  return open(endpoints.printQuestionnaire, { params: { id } });
}

export function listComments(id: string, query: { before?: number }, signal?: AbortSignal) {
  return call(endpoints.listQuestionnaireComments, { params: { id }, query, signal });
}

export function sendComment(id: string, text: string, idempotencyKey: string) {
  return call(endpoints.commentOnQuestionnaire, { params: { id }, body: { text }, idempotencyKey });
}

export function searchReaders(id: string, search: string, signal?: AbortSignal) {
  return call(endpoints.listQuestionnaireReaders, { params: { id }, query: { search }, signal }).then(
    ({ items }) => items,
  );
}
