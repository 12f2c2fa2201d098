import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { useDebounced } from '../../../platform/page/debounced';
import type { RecordVersion } from '../../../platform/records/record-transition';
import { call } from '../../../platform/transport/api';

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

type Restriction = CallOf<typeof casesEndpoints.restrictCase>['body'];

export function restrictCase({ id, version }: RecordVersion, body: Restriction) {
  return call(casesEndpoints.restrictCase, { params: { id }, body, ifMatch: version });
}

type Request = CallOf<typeof casesEndpoints.askEffectiveness>['body'];
type Verdict = CallOf<typeof casesEndpoints.recordEffectiveness>['body'];

export function askEffectiveness({ id, version }: RecordVersion, body: Request) {
  return call(casesEndpoints.askEffectiveness, { params: { id }, body, ifMatch: version });
}

export function recordEffectiveness({ id, version }: RecordVersion, body: Verdict) {
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

export function rescheduleCheck(
  id: string,
  { capaId, version }: Pick<CapaCheck, 'capaId' | 'version'>,
  body: CallOf<typeof casesEndpoints.rescheduleCapaCheck>['body'],
) {
  return call(casesEndpoints.rescheduleCapaCheck, { params: { id, capaId }, body, ifMatch: version });
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
