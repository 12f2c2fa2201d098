import { currentUser } from '@vigie/domain/modules/accounts/contract';
import { defaultPreferences } from '@vigie/domain/modules/accounts/preferences';
import { afterEach, describe, expect, it } from 'vitest';
import { login, logout } from '../session/session';
import { lockPage, pageLocked, unlockPage, waitForUnlock } from './lock-state';

const person = currentUser.parse({
  id: 1,
  username: 'lea',
  email: 'lea@site.example',
  first_name: 'Léa',
  last_name: 'Roy',
  roles: ['reporter'],
  team_id: null,
  company_id: 1,
  company_name: 'Site',
  must_change_password: false,
  identity_confirmed: true,
  pending_email: null,
  preferences: defaultPreferences,
  version: 1,
});
const signIn = () => login(person, `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`);
afterEach(() => pageLocked.set(false));

describe('what waits for a locked page', () => {
  it('does not wait while it is open', () => {
    expect(waitForUnlock()).toBeUndefined();
  });

  it('goes on when it is unlocked', async () => {
    signIn();
    lockPage();
    let isDone = false;
    const waiting = waitForUnlock()?.then(() => {
      isDone = true;
    });
    await Promise.resolve();
    expect(isDone).toBe(false);
    unlockPage();
    await waiting;
    expect(isDone).toBe(true);
  });

  it('is given up when the session ends instead', async () => {
    signIn();
    lockPage();
    const waiting = waitForUnlock();
    logout();
    unlockPage();
    await expect(waiting).rejects.toMatchObject({ status: 401, code: 'session_ended' });
  });

  it('is given up when nobody wants it any more', async () => {
    signIn();
    lockPage();
    const stop = new AbortController();
    const waiting = waitForUnlock(stop.signal);
    stop.abort(new Error('no longer wanted'));
    await expect(waiting).rejects.toThrow('no longer wanted');
  });
});
