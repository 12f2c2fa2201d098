import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../public';
import { secondFactors } from '../testing/second-factors';

let t: TestApp;
let admin: string;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.signIn('company.admin');
});
afterAll(() => t.close());

const setMinutes = async (idleLockMinutes: number) => {
  const { body } = await t.call(parameters.getParameters, { token: admin });
  const headers = { 'if-match': `"${body.version}"` };
  const reason = 'Postes partagés';
  return t.call(parameters.changeParameters, { token: admin, headers, body: { idleLockMinutes, reason } });
};
const current = (token: string, app = t) => app.call(accounts.currentUser, { token });
const unlock = (token: string, password = demoPassword) =>
  t.call(accounts.unlockSession, { token, body: { password } });
/** As if no page had had input for so long. */
const leaveAlone = async (minutes: number) => {
  await t.database.owner(`update sessions set last_seen_at = last_seen_at - interval '${minutes} minutes'`);
  await forgetRemembered();
};
/** What another copy of the server would do: ask the database. */
const forgetRemembered = () =>
  t.database.owner(`select pg_notify('vigie', json_build_object('kind', 'rules_changed', 'companyId', id)::text)
    from companies`);
const isLockedSoon = async (token: string) => {
  for (let n = 0; n < 100; n += 1) {
    if ((await current(token)).status === 423) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
};
const sessionEvents = async () =>
  (
    await t.database.owner<{ action: string }>(
      `select action from audit_events where record = 'session' and action in ('session.locked', 'session.unlocked') order by seq`,
    )
  ).map(({ action }) => action);

describe('R23 a session that is left alone', () => {
  it('stays open where the company has set nothing', async () => {
    const token = await t.signIn('lead');
    await leaveAlone(10_000);
    expect((await current(token)).status).toBe(200);
    expect((await current(token)).body.idle_lock_minutes).toBe(0);
  });

  it('R27 is locked after 0 to 480 minutes, no other number', async () => {
    for (const minutes of [-1, 481, 2.5]) expect((await setMinutes(minutes)).status).toBe(422);
    expect((await setMinutes(480)).status).toBe(200);
    expect((await setMinutes(10)).body.idleLockMinutes).toBe(10);
  });

  it('is not locked by a new rule in the moment that it is made', async () => {
    await setMinutes(0);
    const token = await t.signIn('lead');
    await leaveAlone(100);
    await setMinutes(10);
    expect((await current(token)).body.idle_lock_minutes).toBe(10);
  });

  it('is refused with its own code, whatever it asks, until its person says the password', async () => {
    const token = await t.signIn('lead');
    await leaveAlone(9);
    expect((await current(token)).status).toBe(200);
    await leaveAlone(2);
    expect(await isLockedSoon(token)).toBe(true);
    const refused = await current(token);
    expect([refused.status, refused.problem.code]).toEqual([423, 'session_locked']);
    expect((await t.call(accounts.listUsers, { token })).status).toBe(423);
    expect((await t.call(accounts.stayActive, { token })).status).toBe(423);
    expect((await unlock(token, 'wrong')).status).toBe(422);
    expect((await current(token)).status).toBe(423);
    expect((await unlock(token)).status).toBe(204);
    expect((await current(token)).status).toBe(200);
    expect(await sessionEvents()).toEqual(['session.locked', 'session.unlocked']);
  });

  it('is kept open by input alone: what a page asks by itself does not count', async () => {
    await setMinutes(11);
    const [asking, working] = [await t.signIn('lead'), await t.signIn('qa')];
    await leaveAlone(6);
    expect((await current(asking)).status).toBe(200);
    expect((await t.call(accounts.stayActive, { token: working })).status).toBe(204);
    await leaveAlone(6);
    expect(await isLockedSoon(asking)).toBe(true);
    expect((await current(working)).status).toBe(200);
  });

  it('can be locked at once, is locked on every copy of the server, and can be left', async () => {
    const token = await t.signIn('designer');
    expect((await current(token)).status).toBe(200);
    const copy = await createTestApp({}, t.database);
    expect((await current(token, copy)).status).toBe(200);
    expect((await t.call(accounts.lockSession, { token })).status).toBe(204);
    expect((await current(token)).status).toBe(423);
    await expect.poll(async () => (await current(token, copy)).status).toBe(423);
    await unlock(token);
    expect((await current(token, copy)).status).toBe(200);
    await copy.close();
    await t.call(accounts.lockSession, { token });
    expect((await t.call(accounts.signOut, { token })).status).toBe(204);
    expect((await unlock(token)).status).toBe(401);
  });

  it('R16 is not unlocked by guessing: wrong passwords are counted for this session', async () => {
    const token = await t.signIn('validator');
    await t.call(accounts.lockSession, { token });
    for (let n = 0; n < 5; n += 1) expect((await unlock(token, `guess ${n}`)).status).toBe(422);
    expect((await unlock(token)).status).toBe(429);
    await t.signIn('validator');
  });
});

describe('R23 a passkey of its person unlocks a session', () => {
  const begin = (token: string) => t.call(accounts.beginPasskeyUnlock, { token });
  const answer = (token: string, ticket: string, passkey: object) =>
    t.call(accounts.unlockWithPasskey, { token, body: { ticket, passkey: passkey as never } });

  it('once, and no other’s does', async () => {
    const people = secondFactors(t);
    const token = await t.signIn('qa');
    expect((await begin(token)).status).toBe(404);
    const own = await people.addPasskey(token);
    const other = await people.addPasskey(await t.signIn('lead'));
    await t.call(accounts.lockSession, { token });
    const { ticket, passkey } = (await begin(token)).body;
    expect((await answer(token, ticket, other.authenticator.get(passkey.challenge))).problem.code).toBe('wrong_code');
    expect((await current(token)).status).toBe(423);
    const assertion = own.authenticator.get(passkey.challenge);
    expect((await answer(token, ticket, assertion)).status).toBe(204);
    expect((await current(token)).status).toBe(200);
    await t.call(accounts.lockSession, { token });
    expect((await answer(token, ticket, assertion)).problem.code).toBe('ticket_expired');
    expect((await current(token)).status).toBe(423);
    expect((await unlock(token)).status).toBe(204);
  });
});

describe('R23 the live stream of a locked session', () => {
  it('ends, also when its page asks for nothing', async () => {
    const token = await t.signIn('reporter');
    const address = await t.app.http.listen({ host: '127.0.0.1', port: 0 });
    const stream = await fetch(`${address}/api/v1/live`, { headers: { authorization: `Bearer ${token}` } });
    const text = stream.text();
    await setMinutes(10);
    await leaveAlone(11);
    await new Promise((resolve) => setTimeout(resolve, 200));
    t.app.platform.live.beat();
    expect(await text).toContain('"topic":"session.locked"');
    const again = await fetch(`${address}/api/v1/live`, { headers: { authorization: `Bearer ${token}` } });
    expect(again.status).toBe(423);
  });
});
