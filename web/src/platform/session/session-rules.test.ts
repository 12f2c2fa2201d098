import { beforeEach, describe, expect, it } from 'vitest';
import { expirationOf, forgetSession, hasExpired, restoreSession, storeSession } from './session-rules';

const user = {
  id: 7,
  username: 'claire.vasseur',
  email: 'claire@ouessant.example',
  first_name: 'Claire',
  last_name: 'Vasseur',
  roles: ['qa' as const],
  team_id: null,
  company_id: 104,
  company_name: 'Laboratoires Ouessant',
  must_change_password: false,
  must_set_up_second_factor: false,
  has_passkey: false,
  may_add_second_factor: true,
  notices: [],
  identity_confirmed: true,
  pending_email: null,
  preferences: {
    languageStyle: 'mixed' as const,
    theme: 'system' as const,
    singleKeyShortcuts: true,
    mailOnSignIn: false,
  },
  version: 1,
};
const now = 1_800_000_000_000;

function tokenEnding(exp: unknown): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ sub: 'é?>~', exp })}.signature`;
}

class Memory {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

let storage: Memory;
beforeEach(() => {
  storage = new Memory();
});

describe('the session in the browser', () => {
  it('stores user, token and the expiry in milliseconds', () => {
    const token = tokenEnding(1_800_000_060);
    storeSession(storage, user, token);
    expect(storage.values.get('access_token')).toBe(token);
    expect(JSON.parse(storage.values.get('current_user') ?? '')).toEqual(user);
    expect(storage.values.get('token_expiration')).toBe('1800000060000');
  });

  it('is restored when both are stored and the token has not expired', () => {
    storeSession(storage, user, tokenEnding(1_800_000_060));
    expect(restoreSession(storage, now)).toEqual({ outcome: 'signed_in', user });
  });

  it('needs both the token and the user', () => {
    storeSession(storage, user, tokenEnding(1_800_000_060));
    storage.removeItem('current_user');
    expect(restoreSession(storage, now)).toEqual({ outcome: 'signed_out' });
    storeSession(storage, user, tokenEnding(1_800_000_060));
    storage.removeItem('access_token');
    expect(restoreSession(storage, now)).toEqual({ outcome: 'signed_out' });
  });

  it('is removed when the token has expired', () => {
    storeSession(storage, user, tokenEnding(1_800_000_000));
    expect(restoreSession(storage, now)).toEqual({ outcome: 'expired' });
    expect(storage.values.size).toBe(0);
  });

  it.each(['nonsense', 'a.b.c', tokenEnding('soon'), tokenEnding(undefined)])(
    'is removed when the token is %s',
    (token) => {
      storage.setItem('access_token', token);
      storage.setItem('current_user', JSON.stringify(user));
      expect(restoreSession(storage, now).outcome).toBe('undecodable');
      expect(storage.values.size).toBe(0);
    },
  );

  it.each(['roles', 'version', 'preferences'])('is removed when a release that knew no %s has stored it', (name) => {
    storeSession(storage, user, tokenEnding(1_800_000_060));
    storage.setItem('current_user', JSON.stringify({ ...user, [name]: undefined }));
    expect(restoreSession(storage, now).outcome).toBe('undecodable');
    expect(storage.values.size).toBe(0);
  });

  it('stores nothing with a token that cannot be decoded', () => {
    expect(() => storeSession(storage, user, 'nonsense')).toThrow();
    expect(storage.values.size).toBe(0);
  });

  it('has expired once the stored moment has passed', () => {
    expect(hasExpired(storage, now)).toBe(false);
    storeSession(storage, user, tokenEnding(1_800_000_001));
    expect(hasExpired(storage, now)).toBe(false);
    expect(hasExpired(storage, now + 1000)).toBe(true);
    forgetSession(storage);
    expect(storage.values.size).toBe(0);
  });

  it('reads the expiry of a token whose payload is base64url', () => {
    expect(expirationOf(tokenEnding(12))).toBe(12_000);
  });
});
