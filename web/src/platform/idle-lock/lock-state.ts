import { connectionMessages } from '@vigie/domain/messages/connection';
import { sayNow } from '../page/messages';
import { sessionNow } from '../session/session';
import { localStore } from '../storage/browser-storage';
import { createStore } from '../storage/store';
import { ApiError } from '../transport/api-error';

/** Shared by all tabs of the browser: input in one of them counts for all. */
export const lockKeys = { locked: 'page_locked', lastInput: 'last_input' } as const;

/** Whether the page waits for its person to say again who they are. */
export const pageLocked = createStore(false);

export function lockPage(): void {
  localStore.setItem(lockKeys.locked, 'true');
  pageLocked.set(true);
}

export function unlockPage(): void {
  noteInput();
  localStore.removeItem(lockKeys.locked);
  pageLocked.set(false);
}

export function noteInput(): void {
  localStore.setItem(lockKeys.lastInput, String(Date.now()));
}

/**
 * What is asked for meanwhile waits, so that nothing typed is lost: a save goes out once the person is back. It is given up
 * when the session ends instead.
 */
export function waitForUnlock(signal?: AbortSignal): Promise<void> | undefined {
  if (!pageLocked.get()) return undefined;
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => {
      unsubscribe();
      signal?.removeEventListener('abort', abort);
      then();
    };
    const abort = () => end(() => reject(signal?.reason));
    const unsubscribe = pageLocked.subscribe(() => {
      if (pageLocked.get()) return;
      if (sessionNow().user) end(resolve);
      else end(() => reject(new ApiError(401, 'session_ended', sayNow(connectionMessages.sessionEnded))));
    });
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });
}
