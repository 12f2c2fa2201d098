import { onSessionChange, sessionNow } from '../session/session';
import { localStore } from '../storage/browser-storage';
import { lockKeys, noteInput, pageLocked, unlockPage } from './lock-state';

/** Watches over the page of a company that wants it; what covers a locked page is loaded when it is needed. */
export function startIdleLock(): void {
  let before = sessionNow().user;
  const watch = () => {
    if (sessionNow().user?.idle_lock_minutes) import('./watch-input').then((file) => file.watchInput(), askLater);
  };
  pageLocked.subscribe(cover);
  onSessionChange(() => {
    const { user } = sessionNow();
    // A user has signed in, or the rule is new: the time begins now.
    if (user && (before?.id !== user.id || !before.idle_lock_minutes)) noteInput();
    if (before?.id !== user?.id && localStore.getItem(lockKeys.locked)) unlockPage();
    before = user;
    watch();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === lockKeys.locked) pageLocked.set(newValue !== null && sessionNow().user !== null);
  });
  if (before && localStore.getItem(lockKeys.locked)) pageLocked.set(true);
  watch();
}

/** The server refuses requests of a page without input; that locks it as well. */
const askLater = () => {};

/** At once, before its own file has come: nothing of the page is to be read or reached. */
function cover(): void {
  const isLocked = pageLocked.get();
  document.documentElement.toggleAttribute('data-locked', isLocked);
  const root = document.getElementById('root');
  if (root) root.inert = isLocked;
  if (isLocked) showCover();
}

function showCover(): void {
  import('./cover').then(
    (file) => file.showCover(),
    // Without its file the page could not be unlocked: asked for again until it comes.
    () => window.setTimeout(() => pageLocked.get() && showCover(), 3000),
  );
}
