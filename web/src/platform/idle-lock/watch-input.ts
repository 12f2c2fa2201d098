import { activityEverySeconds, isIdle } from '@vigie/domain/kernel/identity/idle-lock';
import { sessionLockEndpoints } from '@vigie/domain/modules/accounts/session-lock-contract';
import { sessionNow } from '../session/session';
import { localStore } from '../storage/browser-storage';
import { call } from '../transport/api';
import { lockKeys, lockPage, noteInput, pageLocked } from './lock-state';

const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;
const lookEvery = 1000;
let isWatching = false;
let notedAt = 0;
let reportedAt = 0;
let activityTimer: number | undefined;

/** A key, a pointer, a touch in any tab keeps the session open. What the page asks by itself does not. */
export function watchInput(): void {
  if (isWatching) return;
  isWatching = true;
  for (const input of inputs) window.addEventListener(input, onInput, { capture: true, passive: true });
  window.setInterval(look, lookEvery);
  // A machine that wakes up shows nothing before it has looked.
  document.addEventListener('visibilitychange', look);
  look();
}

const minutes = () => sessionNow().user?.idle_lock_minutes ?? 0;

function onInput(): void {
  if (minutes() === 0 || pageLocked.get()) return;
  // The first key after a long sleep comes before the clock has been looked at.
  look();
  if (pageLocked.get()) return;
  const now = Date.now();
  if (now - notedAt < lookEvery) return;
  notedAt = now;
  noteInput();
  // The server hears of the last input too, if a little later: it never locks before the page does.
  if (activityTimer === undefined) {
    activityTimer = window.setTimeout(reportActivity, Math.max(0, reportedAt + activityEverySeconds * 1000 - now));
  }
}

function reportActivity(): void {
  activityTimer = undefined;
  reportedAt = Date.now();
  if (!pageLocked.get() && sessionNow().user) call(sessionLockEndpoints.stayActive).catch(() => {});
}

function look(): void {
  if (pageLocked.get() || minutes() === 0) return;
  const lastInput = localStore.getItem(lockKeys.lastInput);
  if (lastInput === null) noteInput();
  else if (isIdle(minutes(), new Date(Number(lastInput)), new Date())) {
    lockPage();
    call(sessionLockEndpoints.lockSession).catch(() => {});
  }
}
