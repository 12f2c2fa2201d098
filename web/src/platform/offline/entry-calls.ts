import { endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { EntryHead } from '@vigie/domain/kernel/offline/entry';
import * as z from 'zod/mini';
import { lockPage, waitForUnlock } from '../idle-lock/lock-state';
import { styleNow } from '../page/messages';
import { endSession, hasRenewed } from '../session/session';
import { storageKeys } from '../session/session-rules';
import { localStore } from '../storage/browser-storage';
import { createApiClient } from '../transport/api-client';
import { logToConsole } from '../transport/console';

/**
 * What a device needs of the calls that take an entry and its photos. The modules of the domain declare them in full; these are their
 * own, so that no page comes to share files with the queue.
 */
const photoCall = endpoint({
  method: 'POST',
  path: '/api/v1/captures/:captureId/files',
  summary: 'Store a photo ahead of its entry',
  creates: true,
  encoding: 'multipart',
  params: z.object({ captureId: z.string() }),
  output: z.object({ id: z.string() }),
});

export interface SentEntry {
  readonly entry: EntryHead;
  readonly sentAt: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export const entryCall = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Send an entry',
    creates: true,
    body: z.object({ entry: z.any(), sentAt: z.string(), content: z.any() }),
    output: z.object({
      captureId: z.string(),
      recordId: z.string(),
      observedAt: z.string(),
      receivedAt: z.string(),
      isClockOff: z.boolean(),
    }),
  });

/** On a slow line, but not for ever. */
const longestUpload = 600_000;

/** What `upload` does with progress, which nobody watches here. */
export function sendPhoto(captureId: string, file: File) {
  const content = new FormData();
  content.set('file', file, file.name);
  const client = createApiClient({
    fetch: (address, asked) =>
      window.fetch(address, { ...asked, body: content, signal: AbortSignal.timeout(longestUpload) }),
    token: () => localStore.getItem(storageKeys.token),
    style: styleNow,
    hasRenewed,
    onSessionEnded: endSession,
    onSessionLocked: lockPage,
    waitForUnlock,
    log: logToConsole,
  });
  return client.call(photoCall, { params: { captureId } });
}
