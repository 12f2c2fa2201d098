import { afterPaint } from '../../ui/foundation/after-paint';
import { whenIdle } from '../page-files/fetch-ahead';
import { postponeReloadWhile } from '../page-files/new-version';
import { onSessionChange, sessionNow } from '../session/session';
import { ApiError } from '../transport/api-error';
import { localStore } from './browser-storage';
import { askDraftKey } from './draft-key';
import { bytesOf, SealedStore } from './sealed-store';

/** Holds everything that the user has typed and the server does not have. */
export const draftStore = new SealedStore(localStore, window.crypto?.subtle, () => {
  // Typed before the page was touched, as by a program that fills it.
  if (draftStore.isLocked && !hasFailed) follow();
  return afterPaint();
});

const askAgainAfter = 10_000;
let asking: Promise<void> | null = null;
/** Refused, or out of reach: nothing that is typed asks again. */
let hasFailed = false;

/** Done when what this device holds of the person can be read, or cannot for now. */
export function openDrafts(userId: number): Promise<void> {
  draftStore.begin(userId);
  if (!window.crypto?.subtle || !draftStore.isLocked) return Promise.resolve();
  asking ??= unlock(userId).finally(() => {
    asking = null;
  });
  return asking;
}

async function unlock(userId: number): Promise<void> {
  try {
    const { key } = await askDraftKey(userId);
    await draftStore.unlock(userId, bytesOf(key));
    hasFailed = false;
  } catch (error) {
    hasFailed = true;
    // A refusal is final for this session; a server that is out of reach is asked again.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return;
    window.setTimeout(follow, askAgainAfter);
  }
}

function follow(): void {
  const { user, left } = sessionNow();
  if (user) void openDrafts(user.id);
  else draftStore.end(left);
}

/** Pages for longer texts ask for the key before they are touched: the network may be gone by then. */
export function askKeySoon(): void {
  whenIdle(() => draftStore.isLocked && follow());
}

// Pages write here before the key was asked for; then it waits in memory to be sealed.
const { user: typist } = sessionNow();
if (typist) draftStore.begin(typist.id);

onSessionChange(() => {
  hasFailed = false;
  follow();
});
postponeReloadWhile(() => draftStore.isForgetful);
window.addEventListener('pagehide', () => draftStore.sealNow());
document.addEventListener('visibilitychange', () => document.hidden && draftStore.sealNow());
window.addEventListener('storage', ({ key }) => key !== null && void draftStore.follow(key));
