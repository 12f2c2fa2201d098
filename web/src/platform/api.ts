import { createApiClient } from './api-client';
import { localStore } from './browser-storage';
import { logToConsole } from './console';
import { lockPage, untilUnlocked } from './idle-lock/lock-state';
import { styleNow } from './messages';
import { endSession } from './session';
import { storageKeys } from './session-rules';

const client = createApiClient({
  fetch: (...request) => window.fetch(...request),
  token: () => localStore.getItem(storageKeys.token),
  style: styleNow,
  onSessionEnded: endSession,
  onSessionLocked: lockPage,
  untilUnlocked,
  log: logToConsole,
});

export const call = client.call;
export const open = client.open;
