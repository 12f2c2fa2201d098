import { type CurrentUser, currentUser } from '@vigie/domain/modules/accounts/contract';
import { preferences } from '@vigie/domain/modules/accounts/preferences';

export const storageKeys = {
  token: 'access_token',
  user: 'current_user',
  expiration: 'token_expiration',
} as const;

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function claimsIn(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1];
  if (!payload) throw new Error('The token has no payload');
  const json = new TextDecoder().decode(
    Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0)),
  );
  const claims: unknown = JSON.parse(json);
  return typeof claims === 'object' && claims !== null ? { ...claims } : {};
}

/** Whose token it is. Throws when it cannot be decoded. */
export function personIn(token: string): string {
  const { cid, sub } = claimsIn(token);
  return `${cid}/${sub}`;
}

/** When the token ends, in milliseconds: its `exp` claim is in seconds. Throws when it cannot be decoded. */
export function expirationOf(token: string): number {
  const { exp } = claimsIn(token);
  if (typeof exp !== 'number' || !Number.isFinite(exp)) throw new Error('The token has no expiry');
  return exp * 1000;
}

export type Restored =
  | { readonly outcome: 'signed_in'; readonly user: CurrentUser }
  | { readonly outcome: 'signed_out' | 'expired' }
  | { readonly outcome: 'undecodable'; readonly cause: unknown };

/** Only a stored user with a stored token that has not expired; anything else that is stored is removed. */
export function restoreSession(storage: SessionStorage, now: number): Restored {
  const token = storage.getItem(storageKeys.token);
  const stored = storage.getItem(storageKeys.user);
  if (!token || !stored) return { outcome: 'signed_out' };
  try {
    if (expirationOf(token) <= now) {
      forgetSession(storage);
      return { outcome: 'expired' };
    }
    return { outcome: 'signed_in', user: userIn(stored) };
  } catch (cause) {
    forgetSession(storage);
    return { outcome: 'undecodable', cause };
  }
}

/** Not always there, also when this release has stored it. */
const mayLack: readonly string[] = ['must_set_up_second_factor', 'has_passkey', 'idle_lock_minutes'];

/** Throws where a field is missing that this release counts on: an older one may have stored it. */
function userIn(stored: string): CurrentUser {
  const user = JSON.parse(stored) as CurrentUser;
  const missing = Object.keys(currentUser.shape).filter((name) => !(name in user) && !mayLack.includes(name));
  const hasPreferences = Object.keys(preferences.shape).every((name) => name in user.preferences);
  if (missing.length > 0 || !hasPreferences) throw new Error('The stored user is not one of this release');
  return user;
}

export function storeSession(storage: SessionStorage, user: CurrentUser, token: string): void {
  const expiration = expirationOf(token);
  storage.setItem(storageKeys.user, JSON.stringify(user));
  storage.setItem(storageKeys.token, token);
  storage.setItem(storageKeys.expiration, String(expiration));
}

export function forgetSession(storage: SessionStorage): void {
  for (const key of Object.values(storageKeys)) storage.removeItem(key);
}

export function hasExpired(storage: SessionStorage, now: number): boolean {
  const expiration = storage.getItem(storageKeys.expiration);
  return expiration !== null && Number(expiration) <= now;
}
