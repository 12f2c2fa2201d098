import { lockPage, waitForUnlock } from '../idle-lock/lock-state';
import { styleNow } from '../page/messages';
import { endSession } from '../session/session';
import { storageKeys } from '../session/session-rules';
import { localStore } from '../storage/browser-storage';
import { createApiClient } from './api-client';
import { logToConsole } from './console';
import { takeFirstAnswer } from './first-answer';

const client = createApiClient({
  fetch: (address, asked) => takeFirstAnswer(String(address), asked ?? {}) ?? window.fetch(address, asked),
  token: () => localStore.getItem(storageKeys.token),
  style: styleNow,
  onSessionEnded: endSession,
  onSessionLocked: lockPage,
  waitForUnlock,
  log: logToConsole,
});

export const call = client.call;
export const open = client.open;
