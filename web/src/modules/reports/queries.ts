import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import type { AnswerChanges } from '@vigie/domain/modules/reports/answers';
import { type Report, reportsEndpoints } from '@vigie/domain/modules/reports/contract';
import { reportEndpointNames } from '@vigie/domain/modules/reports/list';
import type { RecordVersion } from '../../platform/records/record-transition';
import { call } from '../../platform/transport/api';
import { recordCalls } from '../records/public';

export const reportCalls = recordCalls('report', reportEndpointNames, reportsEndpoints);

/** How many wait for this validator, and which come before and after; behind the newest, the oldest again. */
export function useQueue(at: string | null) {
  return useQuery({
    queryKey: ['report', 'queue', at],
    queryFn: ({ signal }) => fetchQueue(at, signal),
  });
}

export function fetchQueue(at: string | null, signal?: AbortSignal) {
  return call(reportsEndpoints.getQueue, { query: at ? { at } : {}, signal });
}

/** The answer of a change is the report as it is now; the page goes on while whatever else shows it asks again. */
export const takeOverReport = (report: Report): void => void reportCalls.takeOver(report);

export function submitReport({ id, version }: RecordVersion) {
  return call(reportsEndpoints.submitReport, { params: { id }, ifMatch: version });
}

export function changeReport({ id, version }: RecordVersion, answers: AnswerChanges, reason: string | null) {
  const body = { answers, ...(reason && { reason }) };
  return call(reportsEndpoints.changeReport, { params: { id }, body, ifMatch: version });
}

export function decideReport(
  { id, version }: RecordVersion,
  body: CallOf<typeof reportsEndpoints.decideReport>['body'],
) {
  return call(reportsEndpoints.decideReport, { params: { id }, body, ifMatch: version });
}
