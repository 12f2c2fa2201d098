import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { useHistoryPages } from '../../platform/records/history-pages';
import { call, firstAnswerTo, open } from '../../platform/transport/api';
import { queryClient } from '../../platform/transport/query-client';
import { upload } from '../../platform/transport/upload';

const oneKey = (id: string) => ['action', 'one', id];
export const commentsKey = (id: string) => ['action', 'comments', id];

export function useAction(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => getAction(id, signal),
    initialData: () => firstAnswerTo(actionsEndpoints.getAction, { params: { id } }),
  });
}

export function getAction(id: string, signal?: AbortSignal): Promise<ActionDetail> {
  return call(actionsEndpoints.getAction, { params: { id }, signal });
}

export function useActionHistory(id: string) {
  return useHistoryPages(['action', 'history', id], (query, signal) =>
    call(actionsEndpoints.getActionHistory, { params: { id }, query, signal }),
  );
}

type Version = Pick<ActionDetail, 'id' | 'version'>;
type Move = CallOf<typeof actionsEndpoints.moveAction>['body'];
type Changes = CallOf<typeof actionsEndpoints.changeAction>['body'];
type Answer = CallOf<typeof actionsEndpoints.answerExtension>['body'];
type Request = CallOf<typeof actionsEndpoints.askExtension>['body'];

export function moveAction({ id, version }: Version, body: Move): Promise<ActionDetail> {
  return call(actionsEndpoints.moveAction, { params: { id }, body, ifMatch: version });
}

export function changeAction({ id, version }: Version, body: Changes): Promise<ActionDetail> {
  return call(actionsEndpoints.changeAction, { params: { id }, body, ifMatch: version });
}

export function askExtension({ id, version }: Version, body: Request): Promise<ActionDetail> {
  return call(actionsEndpoints.askExtension, { params: { id }, body, ifMatch: version });
}

export function answerExtension({ id, version }: Version, body: Answer): Promise<ActionDetail> {
  return call(actionsEndpoints.answerExtension, { params: { id }, body, ifMatch: version });
}

export function withdrawExtension({ id, version }: Version): Promise<ActionDetail> {
  return call(actionsEndpoints.withdrawExtension, { params: { id }, ifMatch: version });
}

export function attachFile(id: string, file: File, onProgress: (part: number) => void) {
  return upload(actionsEndpoints.attachToAction, { params: { id }, file, onProgress });
}

export function detachFile(id: string, attachmentId: string, reason: string) {
  return call(actionsEndpoints.detachFromAction, { params: { id, attachmentId }, body: { reason } });
}

export async function loadFile(id: string, attachmentId: string): Promise<Blob> {
  const response = await open(actionsEndpoints.downloadActionAttachment, { params: { id, attachmentId } });
  return response.blob();
}

export function listComments(id: string, query: { before?: number }, signal?: AbortSignal) {
  return call(actionsEndpoints.listActionComments, { params: { id }, query, signal });
}

export function sendComment(id: string, text: string, idempotencyKey: string) {
  return call(actionsEndpoints.commentOnAction, { params: { id }, body: { text }, idempotencyKey });
}

export function searchReaders(id: string, search: string, signal?: AbortSignal) {
  return call(actionsEndpoints.listActionReaders, { params: { id }, query: { search }, signal }).then(
    ({ items }) => items,
  );
}

/** The case shows the number of its actions, so it is refetched too. */
export async function refetchActions(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['action'] }),
    queryClient.invalidateQueries({ queryKey: ['case'] }),
  ]);
}
