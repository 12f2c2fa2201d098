import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { consoleMessages } from '@vigie/domain/messages/connection';
import { accountsEndpoints, type CurrentUser, type SignedIn } from '@vigie/domain/modules/accounts/contract';
import { useEffect, useState } from 'react';
import { setLanguageStyle } from '../page/messages';
import { setTheme, type Theme } from '../page/theme';
import { localStore } from '../storage/browser-storage';
import { readyDrafts } from '../storage/own-drafts';
import { type Choice, createStoredChoice } from '../storage/stored-choice';
import { call } from '../transport/api';
import { ApiError } from '../transport/api-error';
import { reportToConsole } from '../transport/console';
import { login, logout, sessionNow, setLoading, updateUser } from './session';
import { forgetSession, storageKeys } from './session-rules';

type Preferences = CurrentUser['preferences'];

/** What was chosen here, on the sign-in page or since, wins over what the account remembers until that is the same. */
const keptChoice = createStoredChoice(localStore);

export function signIn(username: string, password: string): Promise<void> {
  return enterWith(() => answerFor(username, password));
}

/** In a file of its own, which few people need. */
export async function signInWithPasskey(): Promise<void> {
  const { findPasskeyAnswer } = await import('./passkey-sign-in');
  const findAnswer = await findPasskeyAnswer();
  await enterWith(findAnswer);
}

/** However the session was come by: with the password, a second factor or a passkey alone. */
export async function enterWith(findAnswer: () => Promise<SignedIn>): Promise<void> {
  setLoading(true);
  try {
    const answer = await findAnswer();
    const { access_token: token } = answer;
    localStore.setItem(storageKeys.token, token);
    const user = await fetchCurrentUser();
    await readyDrafts(user.id);
    login(user, token);
    keptChoice.keep(keptChoice.of(user.id), user.id);
    showPreferences(user);
    saveKeptChoice();
    showAccountNews(answer);
  } catch (error) {
    forgetSession(localStore);
    setLoading(false);
    throw error;
  }
}

/** Seldom there is any, and then its file comes a moment later. */
function showAccountNews(news: SignedIn): void {
  if (!news.failed_since) return;
  import('./account-news').then(
    (file) => file.showAccountNews(news),
    () => {},
  );
}

async function answerFor(username: string, password: string): Promise<SignedIn> {
  const body = { grant_type: 'password' as const, username, password };
  const answer = await call(accountsEndpoints.signIn, { body }).catch((error) => {
    if (error instanceof ApiError && error.code === 'unreadable_answer') return null;
    throw error;
  });
  if (!answer?.access_token) throw new Error(consoleMessages.noToken);
  return answer;
}

async function fetchCurrentUser(): Promise<CurrentUser> {
  try {
    return await call(accountsEndpoints.currentUser);
  } catch (error) {
    reportToConsole(consoleMessages.currentUserFailed, error);
    throw error;
  }
}

/** The account was changed elsewhere: what this page knows of it is no longer true. */
export async function refreshUser(): Promise<void> {
  const user = await call(accountsEndpoints.currentUser);
  if (user.version < (sessionNow().user?.version ?? 0)) return;
  updateUser(user);
  showPreferences(user);
}

/** The server also announces this page's own changes: an answer fetched before the last of them would undo it. */
export function refreshUserWhenSaved(): Promise<void> {
  return lastSave.then(refreshUser);
}

/** The server is asked to end the session, but a user who wants to leave leaves even when it does not answer. */
export async function signOut(): Promise<void> {
  const ended = call(accountsEndpoints.signOut).catch((error) => {
    if (!(error instanceof ApiError) || error.status !== 401) reportToConsole(consoleMessages.signOutFailed, error);
  });
  logout();
  await ended;
}

export function chooseLanguage(languageStyle: LanguageStyle): void {
  keptChoice.keep({ languageStyle });
  setLanguageStyle(languageStyle);
}

export function chooseTheme(theme: Theme): void {
  keptChoice.keep({ theme });
  setTheme(theme);
}

function showPreferences({ id, preferences }: CurrentUser): void {
  const { languageStyle, theme } = { ...preferences, ...keptChoice.of(id) };
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
  keptChoice.keep(choiceIn(changes), user.id);
  showChanged(user, { ...user.preferences, ...changes });
  const save = lastSave.then(async () => {
    const current = sessionNow().user;
    if (!current) return;
    try {
      await sendPreferences(changes, current.version);
    } catch (error) {
      keptChoice.forget(choiceIn(changes));
      takeBack(user.preferences, changes);
      if (error instanceof ApiError && error.status === 412) await refreshUser();
      throw error;
    }
  });
  lastSave = save.catch(() => {});
  return save;
}

async function sendPreferences(preferences: Partial<Preferences>, version: number): Promise<void> {
  const options = { body: { preferences }, ifMatch: version, keepalive: true };
  updateUser(await call(accountsEndpoints.updateProfile, options));
  keptChoice.forget(choiceIn(preferences));
}

function choiceIn({ languageStyle, theme }: Partial<Preferences>): Choice {
  return { ...(languageStyle && { languageStyle }), ...(theme && { theme }) };
}

/** In the background; what is still not saved is tried again with the next page. */
function saveKeptChoice(): void {
  lastSave = lastSave
    .then(async () => {
      const { user } = sessionNow();
      if (!user) return;
      const kept = keptChoice.of(user.id);
      if (differs(kept, user.preferences)) await sendPreferences(kept, user.version);
      else keptChoice.forget(kept);
    })
    .catch(() => {});
}

function differs(choice: Choice, preferences: Preferences): boolean {
  return Object.entries(choice).some(([name, value]) => preferences[name as keyof Choice] !== value);
}

/** A reload may have cut the saving off, or been faster than its answer: the account is asked first. */
export function applyStoredChoice(): void {
  const { user } = sessionNow();
  if (user && Object.keys(keptChoice.of(user.id)).length > 0) refreshUser().then(saveKeptChoice, () => {});
}

function takeBack(before: Preferences, changes: Partial<Preferences>): void {
  const { user } = sessionNow();
  if (!user) return;
  const old = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof Preferences]]));
  showChanged(user, { ...user.preferences, ...old });
}

function showChanged(user: CurrentUser, preferences: Preferences): void {
  updateUser({ ...user, preferences });
  showPreferences({ ...user, preferences });
}

interface SignUp {
  readonly open: boolean;
  readonly isFillingDemo: boolean;
}

const askAgainMs = 3000;

/** Whether companies register themselves here, and whether demo data still arrive; undefined until the server has said so. */
export function useSignUp(): SignUp | undefined {
  const [known, setKnown] = useState<SignUp>();
  useEffect(() => {
    const ask = () => call(accountsEndpoints.getSignUp, {}).then(setKnown, () => {});
    if (!known) ask();
    if (!known?.isFillingDemo) return;
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [known]);
  return known;
}
