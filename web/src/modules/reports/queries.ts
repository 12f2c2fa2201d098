import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { AnswerChanges } from '@vigie/domain/modules/reports/answers';
import { type Report, reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { useCallback } from 'react';
import { useHistoryPages } from '../../platform/records/history-pages';
import { call, firstAnswerTo, open } from '../../platform/transport/api';
import { ApiError } from '../../platform/transport/api-error';
import { upload } from '../../platform/transport/upload';

/** A key begins with the record's own word: what changes elsewhere is asked for again by it. */
const reportsKey = ['report'];
const reportKey = (id: string) => [...reportsKey, 'one', id];
export const commentsKey = (id: string) => [...reportsKey, 'comments', id];

export function useReport(id: string) {
  return useQuery({
    queryKey: reportKey(id),
    queryFn: ({ signal }) => call(reportsEndpoints.getReport, { params: { id }, signal }),
    initialData: () => firstAnswerTo(reportsEndpoints.getReport, { params: { id } }),
  });
}

/** Not there, or not to be read by this person: the server does not tell which. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** How many wait for this validator, and which come before and after; behind the newest, the oldest again. */
export function useQueue(at: string | null) {
  return useQuery({
    queryKey: [...reportsKey, 'queue', at],
    queryFn: ({ signal }) => fetchQueue(at, signal),
  });
}

export function fetchQueue(at: string | null, signal?: AbortSignal) {
  return call(reportsEndpoints.getQueue, { query: at ? { at } : {}, signal });
}

export function useReportHistory(id: string) {
  return useHistoryPages([...reportsKey, 'history', id], (query, signal) =>
    call(reportsEndpoints.getReportHistory, { params: { id }, query, signal }),
  );
}

/** The answer of a change is the report as it is now; whatever else shows reports asks again. */
export function useTakeOver(): (report: Report) => void {
  const queries = useQueryClient();
  return useCallback(
    (report) => {
      queries.setQueryData(reportKey(report.id), report);
      void queries.invalidateQueries({ queryKey: reportsKey });
    },
    [queries],
  );
}

export function useRefetchReport(): (id: string) => Promise<Report> {
  const queries = useQueryClient();
  return useCallback(
    (id) =>
      queries.fetchQuery({
        queryKey: reportKey(id),
        queryFn: ({ signal }) => call(reportsEndpoints.getReport, { params: { id }, signal }),
        staleTime: 0,
      }),
    [queries],
  );
}

export function submitReport({ id, version }: Pick<Report, 'id' | 'version'>) {
  return call(reportsEndpoints.submitReport, { params: { id }, ifMatch: version });
}

export function changeReport(
  { id, version }: Pick<Report, 'id' | 'version'>,
  answers: AnswerChanges,
  reason: string | null,
) {
  const body = { answers, ...(reason && { reason }) };
  return call(reportsEndpoints.changeReport, { params: { id }, body, ifMatch: version });
}

export function decideReport(
  { id, version }: Pick<Report, 'id' | 'version'>,
  body: CallOf<typeof reportsEndpoints.decideReport>['body'],
) {
  return call(reportsEndpoints.decideReport, { params: { id }, body, ifMatch: version });
}

export function attachFile(id: string, file: File, reason: string | null, onProgress: (part: number) => void) {
  const query = reason ? { reason } : {};
  return upload(reportsEndpoints.attachToReport, { params: { id }, query, file, onProgress });
}

export function detachFile(id: string, attachmentId: string, reason: string | null) {
  return call(reportsEndpoints.detachFromReport, { params: { id, attachmentId }, body: reason ? { reason } : {} });
}

/** Through fetch, because a plain link could not carry the token. */
export async function loadReportFile(id: string, file: Attachment): Promise<Blob> {
  const params = { id, attachmentId: file.id };
  const response = await open(reportsEndpoints.downloadReportAttachment, { params });
  return response.blob();
}

export function listComments(id: string, query: { before?: number }, signal?: AbortSignal) {
  return call(reportsEndpoints.listReportComments, { params: { id }, query, signal });
}

export function sendComment(id: string, text: string, idempotencyKey: string) {
  return call(reportsEndpoints.commentOnReport, { params: { id }, body: { text }, idempotencyKey });
}

export function searchReaders(id: string, search: string, signal?: AbortSignal) {
  return call(reportsEndpoints.listReportReaders, { params: { id }, query: { search }, signal }).then(
    ({ items }) => items,
  );
}
