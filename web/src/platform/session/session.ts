import { type Actor, platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { connectionMessages, consoleMessages } from '@vigie/domain/messages/connection';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { notify } from '../../ui/overlays/toast';
import { sayNow } from '../page/messages';
import { localStore } from '../storage/browser-storage';
import { createStore, useStore } from '../storage/store';
import { reportToConsole } from '../transport/console';
import { forgetReturnAddress, rememberReturnAddress } from './return-place';
import { forgetSession, hasExpired, personIn, restoreSession, storageKeys, storeSession } from './session-rules';

interface SessionState {
  readonly user: CurrentUser | null;
  /** True until the stored session has been looked at, and while a login runs. */
  readonly loading: boolean;
  /** Signed out by choice: then the next person should not land on this one's page. */
  readonly left: boolean;
}

const checkEvery = 60_000;
const store = createStore<SessionState>({ user: null, loading: true, left: false });

export const sessionNow = store.get;
export const onSessionChange = store.subscribe;

export function useSession(): SessionState {
  return useStore(store);
}

/** For pages of the protected area, which exist only with a signed-in user. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('This page needs a signed-in user');
  return user;
}

export function startSession(): void {
  const restored = restoreSession(localStore, Date.now());
  if (restored.outcome === 'undecodable') reportToConsole(consoleMessages.tokenNotDecoded, restored.cause);
  store.set({ user: restored.outcome === 'signed_in' ? restored.user : null, loading: false, left: false });

  window.setInterval(() => {
    if (store.get().user && hasExpired(localStore, Date.now())) endSession();
  }, checkEvery);
  // Another tab signed in or out: both tabs share the storage, so they must show the same.
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.token && key !== null) return;
    const { user } = store.get();
    if (user && !localStore.getItem(storageKeys.token)) store.set({ user: null, loading: false, left: true });
  });
}

export function setLoading(loading: boolean): void {
  store.set({ ...store.get(), loading });
}

/** Throws when the token cannot be decoded; nothing is stored then. */
export function login(user: CurrentUser, token: string): void {
  try {
    storeSession(localStore, user, token);
  } catch (cause) {
    reportToConsole(consoleMessages.tokenNotDecoded, cause);
    throw cause;
  }
  store.set({ user, loading: false, left: false });
}

/** Opened on this device without a network: there is no token, and what is kept here is all that there is. */
export function enterOffline(user: CurrentUser): void {
  store.set({ user, loading: false, left: false });
}

let renewal: Promise<unknown> | undefined;

/** Whether another token of the same person has taken its place; one that is under way is waited for. */
export async function hasRenewed(token: string): Promise<boolean> {
  await renewal;
  const now = localStore.getItem(storageKeys.token);
  return now !== null && now !== token && personIn(now) === personIn(token);
}

/** What is asked ends every session of the person, and its answer is the token of the one that takes this one's place. */
export async function renewSession(ask: () => Promise<{ readonly access_token: string }>): Promise<void> {
  const asked = ask().then(({ access_token: token }) => {
    const { user } = store.get();
    if (user) storeSession(localStore, user, token);
  });
  renewal = asked.catch(() => {});
  try {
    await asked;
  } finally {
    renewal = undefined;
  }
}

export function logout(): void {
  forgetSession(localStore);
  forgetReturnAddress();
  store.set({ user: null, loading: false, left: true });
}

/** The session ran out or was revoked: the person comes back to this page after signing in again. */
export function endSession(): void {
  if (!store.get().user) return;
  forgetSession(localStore);
  rememberReturnAddress(window.location.pathname + window.location.search + window.location.hash);
  notify.error(sayNow(connectionMessages.sessionEnded), { id: 'session-ended' });
  store.set({ user: null, loading: false, left: false });
}

export function updateUser(user: CurrentUser): void {
  const { user: before } = store.get();
  if (before?.id !== user.id) return;
  localStore.setItem(storageKeys.user, JSON.stringify(user));
  store.set({ ...store.get(), user });
}

/** The signed-in person as the workflows know people. */
export function actorOf(user: CurrentUser): Actor {
  return {
    companyId: user.company_id ?? platformCompanyId,
    userId: user.id,
    username: user.username,
    displayName: `${user.first_name} ${user.last_name}`.trim(),
    roles: user.roles,
  };
}
