import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import {
  type AuditLease,
  type AuditWork,
  auditNames,
  auditsEndpoints as endpoints,
} from '@vigie/domain/modules/audits/audits/contract';
import { call, open } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { recordCalls } from '../../records/public';

export const auditCalls = recordCalls('audit', auditNames, endpoints, { shownBy: ['finding'] });

export type AuditDetail = OutputOf<typeof endpoints.getAudit>;

/** What the steps of the workflow look at. Under the word of audits; findings and answers change it too. */
export function useStanding(id: string) {
  return useQuery({
    queryKey: ['audit', 'standing', id],
    queryFn: ({ signal }) => call(endpoints.getAuditStanding, { params: { id }, signal }),
  });
}

export const workQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit', 'work', id],
    queryFn: ({ signal }) => call(endpoints.getAuditWork, { params: { id }, signal }),
  });

/** Checklist, answers and summary; those who may not read them yet are not answered. */
export function useWork(id: string, isShown = true) {
  return useQuery({ ...workQuery(id), enabled: isShown });
}

/** Every page that shows the work shows what was written. */
export function takeOverWork(id: string, work: AuditWork): void {
  queryClient.setQueryData(workQuery(id).queryKey, work);
  void queryClient.invalidateQueries({ queryKey: ['audit', 'standing', id] });
}

export function takeOverLeases(id: string, leases: readonly AuditLease[]): void {
  queryClient.setQueryData(workQuery(id).queryKey, (work) => work && { ...work, leases: [...leases] });
  void queryClient.invalidateQueries({ queryKey: ['audit', 'standing', id] });
}

export const reloadWork = (id: string) => queryClient.fetchQuery({ ...workQuery(id), staleTime: 0 });

export function useReports(id: string) {
  return useQuery({
    queryKey: ['audit', 'reports', id],
    queryFn: async ({ signal }) => (await call(endpoints.listAuditReports, { params: { id }, signal })).items,
  });
}

export const openReport = (id: string, number: number): Promise<Response> =>
  open(endpoints.printAuditReport, { params: { id, number } } as never);
