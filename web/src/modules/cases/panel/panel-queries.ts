import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useCallback } from 'react';
import { useDebounced } from '../../../platform/page/debounced';
import { useHistoryPages } from '../../../platform/records/history-pages';
import { call } from '../../../platform/transport/api';
import { upload } from '../../../platform/transport/upload';

const oneKey = (id: string) => ['case', 'one', id];
const historyKey = (id: string) => ['case', 'history', id];
export const commentsKey = (id: string) => ['case', 'comments', id];

/** The answer of a change is the case as it is now; whatever else shows cases asks again. */
export function useTakeOver(): (record: CaseRecord) => void {
  const queries = useQueryClient();
  return useCallback(
    (record) => {
      queries.setQueryData(oneKey(record.id), record);
      void queries.invalidateQueries({ queryKey: ['case'] });
    },
    [queries],
  );
}

export function useRefetchCase(): (id: string) => Promise<CaseRecord> {
  const queries = useQueryClient();
  return useCallback(
    (id) =>
      queries.fetchQuery({
        queryKey: oneKey(id),
        queryFn: ({ signal }) => call(casesEndpoints.getCase, { params: { id }, signal }),
        staleTime: 0,
      }),
    [queries],
  );
}

export function useCaseHistory(id: string) {
  return useHistoryPages(historyKey(id), (query, signal) =>
    call(casesEndpoints.getCaseHistory, { params: { id }, query, signal }),
  );
}

/** The case just after one event of its history, and what is different now. */
export function useCaseAsItStood(id: string, seq: number) {
  return useQuery({
    queryKey: ['case', 'stood', id, seq],
    queryFn: ({ signal }) => call(casesEndpoints.getCaseAsItStood, { params: { id }, query: { seq }, signal }),
  });
}

export function recordCaseViewed(id: string, upTo: number) {
  return call(casesEndpoints.recordCaseViewed, { params: { id }, body: { upTo } });
}

type Changes = CallOf<typeof casesEndpoints.changeCase>['body'];

export function changeCase({ id, version }: Pick<CaseRecord, 'id' | 'version'>, body: Changes) {
  return call(casesEndpoints.changeCase, { params: { id }, body, ifMatch: version });
}

type Restriction = CallOf<typeof casesEndpoints.restrictCase>['body'];

export function restrictCase({ id, version }: Pick<CaseRecord, 'id' | 'version'>, body: Restriction) {
  return call(casesEndpoints.restrictCase, { params: { id }, body, ifMatch: version });
}

type Request = CallOf<typeof casesEndpoints.askEffectiveness>['body'];
type Verdict = CallOf<typeof casesEndpoints.recordEffectiveness>['body'];

export function askEffectiveness({ id, version }: Pick<CaseRecord, 'id' | 'version'>, body: Request) {
  return call(casesEndpoints.askEffectiveness, { params: { id }, body, ifMatch: version });
}

export function recordEffectiveness({ id, version }: Pick<CaseRecord, 'id' | 'version'>, body: Verdict) {
  return call(casesEndpoints.recordEffectiveness, { params: { id }, body, ifMatch: version });
}

type CheckVerdict = CallOf<typeof casesEndpoints.recordCapaCheck>['body'];

export function recordCheck(
  id: string,
  { capaId, version }: Pick<CapaCheck, 'capaId' | 'version'>,
  body: CheckVerdict,
) {
  return call(casesEndpoints.recordCapaCheck, { params: { id, capaId }, body, ifMatch: version });
}

export function listComments(id: string, query: { before?: number }, signal?: AbortSignal) {
  return call(casesEndpoints.listCaseComments, { params: { id }, query, signal });
}

export function sendComment(id: string, text: string, idempotencyKey: string) {
  return call(casesEndpoints.commentOnCase, { params: { id }, body: { text }, idempotencyKey });
}

export function searchReaders(id: string, search: string, signal?: AbortSignal) {
  return call(casesEndpoints.listCaseReaders, { params: { id }, query: { search }, signal }).then(({ items }) => items);
}

export function attachFile(id: string, file: File, reason: string | null, onProgress: (part: number) => void) {
  return upload(casesEndpoints.attachToCase, { params: { id }, query: reason ? { reason } : {}, file, onProgress });
}

export function detachFile(id: string, attachmentId: string, reason: string) {
  return call(casesEndpoints.detachFromCase, { params: { id, attachmentId }, body: { reason } });
}

export function linkCase(id: string, otherId: string, note: string) {
  return call(casesEndpoints.linkCase, { params: { id }, body: { otherId, note } });
}

export function unlinkCase(id: string, otherId: string, reason: string) {
  return call(casesEndpoints.unlinkCase, { params: { id, otherId }, body: { reason } });
}

/** Cases of one kind to link with; reports that wait for a decision are none yet. */
export function useCasesToLink(kind: Kind, typed: string) {
  const search = useDebounced(typed.trim());
  return useQuery({
    queryKey: ['case', 'to-link', kind, search],
    queryFn: ({ signal }) => call(casesEndpoints.listCases, { query: { kind, search, assigned: 'everyone' }, signal }),
    placeholderData: keepPreviousData,
    select: ({ items }) => items.filter(({ status }) => status !== 'waiting_approval').slice(0, 8),
  });
}

export function addMember(id: string, userId: number, part: string) {
  return call(casesEndpoints.addCaseMember, { params: { id }, body: { userId, part } });
}

export function removeMember(id: string, userId: number) {
  return call(casesEndpoints.removeCaseMember, { params: { id, userId } });
}
