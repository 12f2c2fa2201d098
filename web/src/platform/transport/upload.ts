import type { CallOf, Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { lockPage, waitForUnlock } from '../idle-lock/lock-state';
import { styleNow } from '../page/messages';
import { endSession, hasRenewed } from '../session/session';
import { storageKeys } from '../session/session-rules';
import { localStore } from '../storage/browser-storage';
import { createApiClient } from './api-client';
import { logToConsole } from './console';

interface UploadOptions {
  file: File;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** A large file on a slow line may take its time, but not for ever. */
const longestUpload = 600_000;

/** Sends one file as multipart, and reports the progress. Answers and refusals are those of every other call. */
export function upload<E extends Endpoint>(
  endpoint: E,
  { file, onProgress, signal, ...call }: CallOf<E> & UploadOptions,
): Promise<OutputOf<E>> {
  const client = createApiClient({
    fetch: (address, init) => sendFile(String(address), init ?? {}, { file, onProgress, signal }),
    token: () => localStore.getItem(storageKeys.token),
    style: styleNow,
    hasRenewed,
    onSessionEnded: endSession,
    onSessionLocked: lockPage,
    waitForUnlock,
    log: logToConsole,
  });
  return client.call<Endpoint>(endpoint, { ...call, signal }) as Promise<OutputOf<E>>;
}

/** What fetch would do, through the only interface of the browser that reports the progress of what is sent. */
function sendFile(address: string, { method, headers }: RequestInit, options: UploadOptions): Promise<Response> {
  const { file, onProgress, signal } = options;
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.set('file', file, file.name);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('The file could not be sent'));
    request.ontimeout = () => reject(new DOMException('The file took too long', 'TimeoutError'));
    request.onabort = () => reject(new DOMException('Sending was cancelled', 'AbortError'));
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', () => request.abort());
    request.open(method ?? 'POST', address);
    request.timeout = longestUpload;
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.send(body);
  });
}
