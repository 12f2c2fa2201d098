import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { type AuditWork, auditNames, auditsEndpoints as endpoints } from '@vigie/domain/modules/audits/audits/contract';
import type { AuditMove } from '@vigie/domain/modules/audits/audits/workflow';
import { auditWorkflow } from '@vigie/domain/modules/audits/audits/workflow';
import { auditViewMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { call, open } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { recordCalls, recordTransitions } from '../../records/public';

export const auditCalls = recordCalls('audit', auditNames, endpoints, { shownBy: ['finding'] });

export type AuditDetail = OutputOf<typeof endpoints.getAudit>;

export const auditTransitions = recordTransitions<AuditMove, AuditDetail>(auditCalls, auditWorkflow, {
  dangerous: ['cancel', 'reopen'],
  // A phone that still holds the checklist is left behind for a reason.
  questions: { finish: { question: m.finishQuestion, note: m.finishNote } },
});

/** What the steps of the workflow look at. Under the word of audits; findings and answers change it too. */
export function useStanding(id: string) {
  return useQuery({
    queryKey: ['audit', 'standing', id],
    queryFn: ({ signal }) => call(endpoints.getAuditStanding, { params: { id }, signal }),
  });
}

const workKey = (id: string) => ['audit', 'work', id];

/** Checklist, answers and summary; those who may not read them yet are not answered. */
export function useWork(id: string, isShown = true) {
  return useQuery({
    queryKey: workKey(id),
    queryFn: ({ signal }) => call(endpoints.getAuditWork, { params: { id }, signal }),
    enabled: isShown,
  });
}

/** Every page that shows the work shows what was written. */
export function takeOverWork(id: string, work: AuditWork): void {
  queryClient.setQueryData(workKey(id), work);
  void queryClient.invalidateQueries({ queryKey: ['audit', 'standing', id] });
}

export const reloadWork = (id: string) =>
  queryClient.fetchQuery({
    queryKey: workKey(id),
    queryFn: ({ signal }) => call(endpoints.getAuditWork, { params: { id }, signal }),
    staleTime: 0,
  });

export function useReports(id: string) {
  return useQuery({
    queryKey: ['audit', 'reports', id],
    queryFn: async ({ signal }) => (await call(endpoints.listAuditReports, { params: { id }, signal })).items,
  });
}

export const openReport = (id: string, number: number): Promise<Response> =>
  open(endpoints.printAuditReport, { params: { id, number } } as never);
