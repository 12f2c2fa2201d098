import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { findingsEndpoints as endpoints, findingNames } from '@vigie/domain/modules/audits/findings/contract';
import { type FindingMove, findingWorkflow } from '@vigie/domain/modules/audits/findings/workflow';
import { answerMessages } from '@vigie/domain/modules/audits/pages/finding-messages';
import { todayHere } from '../../../platform/page/dates';
import { call } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { recordCalls, recordTransitions } from '../../records/public';
import { answerBeingWritten } from './answer-being-written';

export const findingCalls = recordCalls('finding', findingNames, endpoints, { shownBy: ['audit'] });

export type FindingDetail = OutputOf<typeof endpoints.getFinding>;

export const findingTransitions = recordTransitions<FindingMove, FindingDetail>(findingCalls, findingWorkflow, {
  dangerous: ['drop', 'withdraw'],
  questions: { respond: { question: answerMessages.respondQuestion, note: answerMessages.respondNote } },
  // What is still being typed into the answer arrives before the step.
  send: ({ id, version }, body) => {
    const written = answerBeingWritten(id);
    const send = (latest: number) => findingCalls.move({ id, version: latest }, body);
    return written ? written(send) : send(version);
  },
});

/** Writes a part of the answer, and shows what came of it without asking for every list again. */
export async function writeAnswer(
  { id, attachments }: Pick<FindingDetail, 'id' | 'attachments'>,
  version: number,
  body: CallOf<typeof endpoints.answerFinding>['body'],
): Promise<FindingDetail> {
  const written = { ...(await call(endpoints.answerFinding, { params: { id }, body, ifMatch: version })), attachments };
  queryClient.setQueryData(['finding', 'one', id], written);
  return written;
}

type ListQuery = CallOf<typeof endpoints.listFindings>['query'];

/** The findings of one audit, as the list shows them. */
export const queryOfAudit = (audit: string) => ({ assigned: 'everyone', audit }) as const;

export const findingsQuery = (audit: string) =>
  queryOptions({
    queryKey: ['finding', 'of', audit],
    queryFn: ({ signal }) =>
      call(endpoints.listFindings, {
        query: { ...queryOfAudit(audit), today: todayHere() } as unknown as ListQuery,
        signal,
      }),
  });

export const useFindingsOf = (audit: string) => useQuery(findingsQuery(audit));

export function useMeasures(id: string) {
  return useQuery({
    queryKey: ['finding', 'measures', id],
    queryFn: async ({ signal }) => (await call(endpoints.listFindingMeasures, { params: { id }, signal })).items,
  });
}

export function useSimilarFindings(audit: string, text: string, isEnough: boolean) {
  return useQuery({
    queryKey: ['finding', 'similar', audit, text],
    queryFn: async ({ signal }) =>
      (await call(endpoints.findSimilarFindings, { query: { audit, text }, signal })).items,
    enabled: isEnough,
    // While more is typed, what was found for the words before stays in its place.
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
}
