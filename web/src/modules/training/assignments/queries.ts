import { useQuery } from '@tanstack/react-query';
import type { CallOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { assignmentsEndpoints as endpoints, trainingNames } from '@vigie/domain/modules/training/assignments/contract';
import { todayHere } from '../../../platform/page/dates';
import type { RecordVersion } from '../../../platform/records/record-transition';
import { call } from '../../../platform/transport/api';
import { recordCalls } from '../../records/public';

const record = 'training';

export const trainingCalls = recordCalls(record, trainingNames, endpoints);
export type TrainingDetail = OutputOf<typeof endpoints.getTraining>;
export type TrainingStanding = OutputOf<typeof endpoints.getTrainingStanding>;

export const useStanding = (id: string) =>
  useQuery({
    queryKey: [record, 'standing', id],
    queryFn: ({ signal }) => call(endpoints.getTrainingStanding, { params: { id }, signal }),
  });

type Asked = Omit<CallOf<typeof endpoints.listTrainings>['query'], 'today'>;

/** Some of the trainings that the reader may see. */
export const useTrainings = (asked: Asked) =>
  useQuery({ queryKey: [record, 'some', asked], queryFn: ({ signal }) => listTrainings(asked, signal) });

export const listTrainings = (asked: Asked, signal?: AbortSignal) =>
  call(endpoints.listTrainings, { query: { ...asked, today: todayHere() }, ...(signal && { signal }) });

export async function markShown({ id, version }: RecordVersion): Promise<void> {
  await call(endpoints.markTrainingShown, { params: { id }, ifMatch: version });
  await trainingCalls.refetch();
}

/** Counts what was handed in meanwhile; nothing changes where there is nothing new. */
export async function takeQuiz({ id, version }: RecordVersion): Promise<void> {
  const taken = await call(endpoints.takeTrainingQuiz, { params: { id }, ifMatch: version });
  if (taken.version !== version) await trainingCalls.refetch();
}
