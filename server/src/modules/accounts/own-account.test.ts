import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const newPassword = 'Une phrase assez longue';
const statusOf = async (token: string) => (await t.call(accounts.currentUser, { token })).status;
const attempt = (username: string, password: string) => t.call(accounts.signIn, { form: { username, password } });

describe('R05 the key that seals typed text', () => {
  const keyOf = async (username: string) =>
    (await t.call(accounts.getDraftKey, { token: await t.signIn(username) })).body.key;

  it('is the same at every sign-in of a person, and no other’s', async () => {
    const key = await keyOf('reporter');
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(await keyOf('reporter')).toBe(key);
    expect(await keyOf('lead')).not.toBe(key);
    expect((await t.call(accounts.getDraftKey)).status).toBe(401);
  });
});

describe('own profile', () => {
  const change = async (token: string, body: object) => {
    const { body: me } = await t.call(accounts.currentUser, { token });
    return t.call(accounts.updateProfile, { token, headers: { 'if-match': `"${me.version}"` }, body });
  };

  it('keeps preferences', async () => {
    const token = await t.signIn('reporter');
    const changed = await change(token, { preferences: { theme: 'dark' } });
    expect(changed.body).toMatchObject({ preferences: { theme: 'dark', languageStyle: 'mixed' } });
    const again = await change(token, { preferences: { languageStyle: 'fr' } });
    expect(again.body.preferences).toMatchObject({ theme: 'dark', languageStyle: 'fr' });
  });

  it.each([
    [{ email: 'not an address' }, 'email'],
    [{ email: 'x@demo.example' }, 'currentPassword'],
    [{ email: 'x@demo.example', currentPassword: 'wrong' }, 'currentPassword'],
  ])('R27 refuses %j beside its field', async (body, field) => {
    const answer = await change(await t.signIn('reporter'), body);
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc: ['body', field] }]);
  });

  it('R15 cannot change the name that signatures bear', async () => {
    const { body } = await change(await t.signIn('reporter'), { firstName: 'Claire', lastName: 'Vasseur' });
    expect(body).toMatchObject({ first_name: 'Karim', last_name: 'Benali' });
  });

  it('cannot give itself roles, another company or another name', async () => {
    const token = await t.signIn('reporter');
    const { body } = await change(token, {
      roles: ['company_admin'],
      company_id: 0,
      username: 'boss',
      state: 'active',
    });
    expect(body).toMatchObject({ roles: ['reporter'], username: 'reporter' });
  });
});

describe('own password', () => {
  const changePassword = (token: string, currentPassword: string, chosen: string) =>
    t.call(accounts.changePassword, { token, body: { currentPassword, newPassword: chosen } });

  it.each([
    ['Vigie-demo-1', 'short', 'newPassword', 'Choisissez au moins 12 caractères.'],
    ['Vigie-demo-1', 'xxxxxxxxxxxxxxx', 'newPassword', 'Choisissez un mot de passe plus varié.'],
    ['Vigie-demo-1', 'ma phrase Válidator 1', 'newPassword', expect.stringContaining("sans votre nom d'utilisateur")],
    ['Vigie-demo-1', 'Vigie-demo-1', 'newPassword', expect.stringContaining('différent')],
    ['wrong', newPassword, 'currentPassword', 'Mot de passe incorrect.'],
  ])('is not changed from %s to %s', async (current, chosen, field, msg) => {
    const answer = await changePassword(await t.signIn('validator'), current, chosen);
    expect(answer.status).toBe(422);
    expect(answer.problem.detail).toMatchObject([{ loc: ['body', field], msg }]);
    expect((await attempt('validator', 'Vigie-demo-1')).status).toBe(200);
  });

  it('ends every other session when it changes, tells by mail, and is in the trail without the password', async () => {
    const here = await t.signIn('lead');
    const there = await t.signIn('lead');
    const { status, body } = await changePassword(here, 'Vigie-demo-1', newPassword);
    expect(status).toBe(200);
    expect([await statusOf(here), await statusOf(there), await statusOf(body.access_token)]).toEqual([401, 401, 200]);
    expect((await attempt('lead', 'Vigie-demo-1')).status).toBe(401);
    expect((await attempt('lead', newPassword)).status).toBe(200);
    await mailTo(t.dataFolder, 'lead@demo.example', /mot de passe a changé/);
    const trail = await t.database.owner('select * from audit_events');
    expect(JSON.stringify(trail)).toContain('user.password_changed');
    for (const secret of [newPassword, 'argon2']) expect(JSON.stringify(trail)).not.toContain(secret);
  });
});

describe('a forgotten password', () => {
  const ask = (login: string) => t.call(accounts.requestPasswordReset, { body: { login } });
  const reset = (token: string, password: string) => t.call(accounts.resetPassword, { body: { token, password } });

  it('never tells whether the account exists', async () => {
    const known = await ask('qa');
    const unknown = await ask('nobody.of.that.name');
    expect(known.status).toBe(202);
    expect(unknown.status).toBe(202);
    expect(known.body).toEqual(unknown.body);
  });

  it.each([
    ['designer', 'designer'],
    ['Other.ADMIN@demo.example', 'other.admin'],
  ])('is replaced through a mailed link that works once: %s', async (login, username) => {
    const open = await t.signIn(username);
    await ask(login);
    const { link } = await mailTo(t.dataFolder, `${username}@demo.example`, /choisir un nouveau mot de passe/);
    expect(link).toContain('/reset-password#token=');
    const weak = await reset(tokenIn(link), 'short');
    expect(weak.problem.detail).toMatchObject([{ loc: ['body', 'password'] }]);
    const done = await reset(tokenIn(link), newPassword);
    expect(done.body).toEqual({ username });
    expect(await statusOf(open)).toBe(401);
    expect((await attempt(username, newPassword)).status).toBe(200);
    const again = await reset(tokenIn(link), 'Encore une autre phrase');
    expect(again.status).toBe(410);
  });

  it('is replaced through a link that an earlier release has mailed', async () => {
    const id = randomUUID();
    const secret = randomBytes(32).toString('base64url');
    const [user] = await t.database.owner<{ company_id: number }>(
      `insert into account_links (company_id, id, user_id, purpose, token_hash, expires_at, email)
        select company_id, $1, id, 'password_reset', $2, now() + interval '30 minutes', email from users
        where username = 'validator' returning company_id`,
      [id, createHash('sha256').update(secret).digest()],
    );
    expect((await reset(`${user?.company_id}.${id}.${secret}`, newPassword)).body).toEqual({ username: 'validator' });
  });

  it('gives a way in to a locked account', async () => {
    for (let n = 0; n < 6; n += 1) await attempt('other.reporter', `guess ${n}`);
    expect((await attempt('other.reporter', 'Vigie-demo-1')).status).toBe(429);
    await ask('other.reporter');
    const { link } = await mailTo(t.dataFolder, 'other.reporter@demo.example', /choisir un nouveau/);
    await reset(tokenIn(link), newPassword);
    expect((await attempt('other.reporter', newPassword)).status).toBe(200);
  });

  it.each([
    '',
    'x',
    '1.00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '999999999.00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('is not replaced by a link that was made up: %j', async (token) => {
    expect((await reset(token, newPassword)).status).toBe(410);
  });

  it('is not replaced by a link that is too old', async () => {
    await ask('qa');
    const { link } = await mailTo(t.dataFolder, 'qa@demo.example', /choisir un nouveau/);
    await t.database.owner(`update account_links set expires_at = now() - interval '1 second'`);
    expect((await reset(tokenIn(link), newPassword)).status).toBe(410);
    expect((await attempt('qa', 'Vigie-demo-1')).status).toBe(200);
  });
});

describe('a mail about a new session', () => {
  it('comes to the user who asked for it', async () => {
    const token = await t.signIn('qa');
    const { body: me } = await t.call(accounts.currentUser, { token });
    await t.call(accounts.updateProfile, {
      token,
      headers: { 'if-match': `"${me.version}"` },
      body: { preferences: { mailOnSignIn: true } },
    });
    await t.signIn('qa');
    const { text } = await mailTo(t.dataFolder, 'qa@demo.example', /nouvelle connexion/);
    expect(text).toContain('127.0.0.1');
  });
});

describe('the session in which a password is changed', () => {
  const change = (token: string, chosen: string, current = 'Vigie-demo-1') =>
    t.call(accounts.changePassword, { token, body: { currentPassword: current, newPassword: chosen } });

  it('goes on with a new token until it would have ended, in the same browser', async () => {
    const before = await t.signIn('qa');
    const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const begin = Date.now() / 1000;
    const { body } = await change(before, newPassword);
    const [old, renewed] = [claimsOf(before), claimsOf(body.access_token)];
    expect(renewed.sid).not.toBe(old.sid);
    expect(renewed.exp).toBe(old.exp);
    expect(body.expires_in).toBeLessThanOrEqual(Math.ceil(renewed.exp - begin));
    const rows = await t.database.owner<{ id: string; device_id: string; ended: boolean; user_agent: string }>(
      `select id, device_id, user_agent, revoked_at is not null as ended from sessions where id in ($1, $2)`,
      [old.sid, renewed.sid],
    );
    const [former, session] = [old.sid, renewed.sid].map((id) => rows.find((row) => row.id === id));
    expect([former?.ended, session?.ended]).toEqual([true, false]);
    expect(session).toMatchObject({ device_id: former?.device_id, user_agent: former?.user_agent });
    const events = await t.database.owner<{ action: string }>(
      `select action from audit_events where record = 'session' and record_id in ($1, $2) order by seq`,
      [old.sid, renewed.sid],
    );
    expect(events.map(({ action }) => action)).toEqual(['session.opened', 'session.ended', 'session.opened']);
    const { body: sessions } = await t.call(accounts.listSessions, { token: body.access_token });
    expect(sessions.items).toMatchObject([{ id: renewed.sid, current: true }]);
  });

  it('is renewed once when two requests change the password at the same moment', async () => {
    const token = await t.signIn('reporter');
    const answers = await Promise.all(
      ['premier', 'second'].map((word) => change(token, `${word} beurre salé quimper`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
