import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { consoleMessages } from '@vigie/domain/messages/connection';
import { accountsEndpoints, type CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { call } from './api';
import { ApiError } from './api-error';
import { localStore } from './browser-storage';
import { reportToConsole } from './console';
import { setLanguageStyle } from './messages';
import { login, logout, sessionNow, setLoading, updateUser } from './session';
import { forgetSession, storageKeys } from './session-rules';
import { setTheme, type Theme } from './theme';

type Preferences = CurrentUser['preferences'];

/** What was chosen on the sign-in page wins over what the account remembers, and is then kept there. */
const chosenBeforeSignIn: { languageStyle?: LanguageStyle; theme?: Theme } = {};

export async function signIn(username: string, password: string): Promise<void> {
  setLoading(true);
  try {
    const token = await tokenFor(username, password);
    localStore.setItem(storageKeys.token, token);
    const user = await fetchCurrentUser();
    login(user, token);
    showPreferences({ ...user.preferences, ...chosenBeforeSignIn });
    if (Object.keys(chosenBeforeSignIn).length > 0) {
      // A convenience: the sign-in has succeeded whether or not the account remembers the choice.
      savePreferences(chosenBeforeSignIn).catch(() => {});
    }
  } catch (error) {
    forgetSession(localStore);
    setLoading(false);
    throw error;
  }
}

async function tokenFor(username: string, password: string): Promise<string> {
  const body = { grant_type: 'password' as const, username, password };
  const answer = await call(accountsEndpoints.signIn, { body }).catch((error) => {
    const noToken = error instanceof ApiError && error.code === 'unreadable_answer';
    throw noToken ? new Error(consoleMessages.noToken) : error;
  });
  return answer.access_token;
}

async function fetchCurrentUser(): Promise<CurrentUser> {
  try {
    return await call(accountsEndpoints.currentUser);
  } catch (error) {
    reportToConsole(consoleMessages.currentUserFailed, error);
    throw error;
  }
}

/** Somebody or something changed the account: what this page knows of it is no longer true. */
export async function refreshUser(): Promise<void> {
  const user = await call(accountsEndpoints.currentUser);
  if (user.version < (sessionNow().user?.version ?? 0)) return;
  updateUser(user);
  showPreferences(user.preferences);
}

/** The server also announces this page's own changes: an answer fetched before the last of them would undo it. */
export function refreshUserWhenSaved(): Promise<void> {
  return lastSave.then(refreshUser);
}

/** The server is told, but a person who wants to leave leaves even when it does not answer. */
export async function signOut(): Promise<void> {
  const told = call(accountsEndpoints.signOut).catch((error) => {
    if (!(error instanceof ApiError) || error.status !== 401) reportToConsole(consoleMessages.signOutFailed, error);
  });
  logout();
  await told;
}

export function chooseLanguage(languageStyle: LanguageStyle): void {
  chosenBeforeSignIn.languageStyle = languageStyle;
  setLanguageStyle(languageStyle);
}

export function chooseTheme(theme: Theme): void {
  chosenBeforeSignIn.theme = theme;
  setTheme(theme);
}

function showPreferences({ languageStyle, theme }: Pick<Preferences, 'languageStyle' | 'theme'>): void {
  setLanguageStyle(languageStyle);
  setTheme(theme);
}

let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Shown at once, taken back when refused. One after the other, because each needs the version the one before made.
 * A 412 brings the current values; the caller says so.
 */
export function savePreferences(changes: Partial<Preferences>): Promise<void> {
  const { user } = sessionNow();
  if (!user) return Promise.resolve();
  showChanged(user, { ...user.preferences, ...changes });
  const save = lastSave.then(async () => {
    const current = sessionNow().user;
    if (!current) return;
    try {
      const options = { body: { preferences: changes }, ifMatch: current.version };
      updateUser(await call(accountsEndpoints.updateProfile, options));
    } catch (error) {
      takeBack(user.preferences, changes);
      if (error instanceof ApiError && error.status === 412) await refreshUser();
      throw error;
    }
  });
  lastSave = save.catch(() => {});
  return save;
}

function takeBack(before: Preferences, changes: Partial<Preferences>): void {
  const { user } = sessionNow();
  if (!user) return;
  const old = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof Preferences]]));
  showChanged(user, { ...user.preferences, ...old });
}

function showChanged(user: CurrentUser, preferences: Preferences): void {
  updateUser({ ...user, preferences });
  showPreferences(preferences);
}
