import type { CallOf, Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { lockPage, waitForUnlock } from '../idle-lock/lock-state';
import { styleNow } from '../page/messages';
import { endSession, hasRenewed } from '../session/session';
import { storageKeys } from '../session/session-rules';
import { localStore } from '../storage/browser-storage';
import { addressOf, createApiClient } from './api-client';
import { logToConsole } from './console';
import { takeFirstAnswer, takeFirstContent } from './first-answer';

const client = createApiClient({
  fetch: (address, asked) => takeFirstAnswer(String(address), asked ?? {}) ?? window.fetch(address, asked),
  token: () => localStore.getItem(storageKeys.token),
  style: styleNow,
  hasRenewed,
  onSessionEnded: endSession,
  onSessionLocked: lockPage,
  waitForUnlock,
  log: logToConsole,
});

export const call = client.call;
export const open = client.open;

/** What a query begins with: the answer that came while the page's scripts did, where it was asked for this. */
export function firstAnswerTo<E extends Endpoint>(endpoint: E, asked: CallOf<E>): OutputOf<E> | undefined {
  const { params = {}, query = {} } = asked as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  const address = addressOf(endpoint.path, params, query);
  return takeFirstContent(address, localStore.getItem(storageKeys.token)) as OutputOf<E> | undefined;
}
