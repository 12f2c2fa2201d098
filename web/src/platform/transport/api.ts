import { lockPage, waitForUnlock } from '../idle-lock/lock-state';
import { styleNow } from '../page/messages';
import { endSession } from '../session/session';
import { storageKeys } from '../session/session-rules';
import { localStore } from '../storage/browser-storage';
import { createApiClient } from './api-client';
import { logToConsole } from './console';

const client = createApiClient({
  fetch: (...request) => window.fetch(...request),
  token: () => localStore.getItem(storageKeys.token),
  style: styleNow,
  onSessionEnded: endSession,
  onSessionLocked: lockPage,
  waitForUnlock,
  log: logToConsole,
});

export const call = client.call;
export const open = client.open;
