import { lockOut } from '@vigie/domain/kernel/identity/lock-out';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const attempt = (username: string, password: string) =>
  t.call(accounts.signIn, { form: { grant_type: 'password', username, password } });
const actions = async () =>
  (await t.database.owner<{ action: string }>('select action from audit_events')).map(({ action }) => action);

describe('signing in', () => {
  it('gives a token with exp that opens the current user, on both addresses', async () => {
    const { status, body } = await attempt('reporter', 'Vigie-demo-1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 8 * 3600, must_change_password: false });
    const claims = JSON.parse(atob(body.access_token.split('.')[1] ?? ''));
    expect(claims.exp - Date.now() / 1000).toBeGreaterThan(8 * 3600 - 60);
    for (const url of ['/v1/users/current-user', '/api/v1/users/current-user']) {
      const me = await t.request('GET', url, { token: body.access_token });
      expect(me.body).toMatchObject({
        username: 'reporter',
        roles: ['reporter'],
        company_name: 'Laboratoires Orvaline',
      });
      expect(me.text).not.toContain('password_hash');
    }
  });

  it.each(['REPORTER', ' reporter ', 'réporter'])('compares names without case and accents: %s', async (name) => {
    expect((await attempt(name, 'Vigie-demo-1')).status).toBe(200);
  });

  describe('with an e-mail address', () => {
    const emailOf = async (username: string) => {
      const [row] = await t.database.owner<{ email: string }>(`select email from users where username = '${username}'`);
      return row?.email ?? '';
    };

    it.each([(email: string) => email, (email: string) => ` ${email.toUpperCase()} `])(
      'opens the account that alone has it',
      async (typed) => {
        const { status, body } = await attempt(typed(await emailOf('reporter')), 'Vigie-demo-1');
        expect(status).toBe(200);
        const me = await t.call(accounts.currentUser, { token: body.access_token });
        expect(me.body.username).toBe('reporter');
      },
    );

    it('is refused where two accounts share it, as if there were none', async () => {
      const admin = await t.signIn('company.admin');
      const shared = { email: 'shared@demo.example', first_name: 'Ana', last_name: 'Double' };
      for (const username of ['ana.one', 'ana.two']) {
        const made = await t.call(accounts.createUser, {
          token: admin,
          body: { ...shared, username, password: 'Vigie-demo-1x' },
        });
        expect(made.status, made.text).toBe(201);
      }
      const answers = [
        await attempt('shared@demo.example', 'Vigie-demo-1x'),
        await attempt('unknown@demo.example', 'Vigie-demo-1x'),
        await attempt(await emailOf('qa'), 'not this one'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
      expect(new Set(answers.map(({ problem }) => JSON.stringify({ ...problem, requestId: '' }))).size).toBe(1);
      expect((await attempt('ana.one', 'Vigie-demo-1x')).status).toBe(200);
    });
  });

  it('belongs to no company for an administrator of the platform', async () => {
    const me = await t.call(accounts.currentUser, { token: await t.signIn('platform.admin') });
    expect(me.body).toMatchObject({ company_id: null, company_name: null, roles: ['platform_admin'] });
  });

  it('answers a wrong name and a wrong password alike', async () => {
    const wrongName = await attempt('nobody.knows', 'Vigie-demo-1');
    const wrongPassword = await attempt('validator', 'not this one');
    for (const answer of [wrongName, wrongPassword]) {
      expect(answer.status).toBe(401);
      expect(answer.problem).toMatchObject({
        code: 'wrong_credentials',
        detail: "Nom d'utilisateur ou mot de passe incorrect.",
      });
    }
    expect({ ...wrongName.problem, requestId: '' }).toEqual({ ...wrongPassword.problem, requestId: '' });
  });

  it('does as much work for a wrong name as for a wrong password', async () => {
    // Statements are counted rather than seconds: the same work is the same time.
    const statements = async (username: string) => {
      const { database } = t.app.platform;
      const seen: string[] = [];
      for (const method of ['read', 'transaction'] as const) {
        const original = database[method].bind(database) as (...args: unknown[]) => never;
        database[method] = (...args: unknown[]) => {
          seen.push(method);
          return original(...args);
        };
      }
      await attempt(username, 'not this one');
      Reflect.deleteProperty(database, 'read');
      Reflect.deleteProperty(database, 'transaction');
      return seen;
    };
    expect(await statements('nobody.at.all')).toEqual(await statements('designer'));
    expect(await statements('nobody@demo.example')).toEqual(await statements('designer@demo.example'));
  });

  it('needs both fields', async () => {
    const answer = await attempt('', '');
    expect(answer.status).toBe(422);
    expect(Array.isArray(answer.problem.detail)).toBe(true);
  });
});

describe('R23 repeated failures', () => {
  it.each(['lead', 'somebody.unknown'])('lock the name for a while, whether or not it exists: %s', async (name) => {
    for (let n = 0; n < lockOut.failures; n += 1) expect((await attempt(name, `guess ${n}`)).status).toBe(401);
    const locked = await attempt(name, 'Vigie-demo-1');
    expect(locked.status).toBe(429);
    expect(locked.problem).toMatchObject({ code: 'too_many_attempts' });
    const seconds = Number(locked.headers['retry-after']);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('are in the trail, with the lock', async () => {
    expect(await actions()).toEqual(expect.arrayContaining(['sign_in.failed', 'sign_in.locked']));
  });

  it('leave no more tries when they come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt('designer', `guess ${n}`)));
    const tried = answers.filter(({ status }) => status === 401).length;
    expect(tried).toBeLessThanOrEqual(lockOut.failures);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - tried);
  });

  it('are over when the lock has run out', async () => {
    await t.database.owner(
      `update sign_in_failures set locked_until = now() - interval '1 second' where name_key = 'lead'`,
    );
    expect((await attempt('lead', 'Vigie-demo-1')).status).toBe(200);
  });
});

describe('R23 sessions', () => {
  const isOpen = async (token: string) => (await t.call(accounts.currentUser, { token })).status === 200;

  it('are listed, and one that is ended is dead at once', async () => {
    const here = await t.signIn('qa');
    const there = await t.signIn('qa');
    const { body } = await t.call(accounts.listSessions, { token: here });
    expect(body.items.filter(({ current }) => current)).toHaveLength(1);
    const other = body.items.find(({ current }) => !current);
    expect(await isOpen(there)).toBe(true);
    const ended = await t.call(accounts.revokeSession, { token: here, params: { id: other?.id ?? '' } });
    expect(ended.status).toBe(204);
    expect(await isOpen(there)).toBe(false);
    expect(await isOpen(here)).toBe(true);
  });

  it('end at once by signing out, for this session alone', async () => {
    const here = await t.signIn('qa');
    const there = await t.signIn('qa');
    expect((await t.call(accounts.signOut, { token: here })).status).toBe(204);
    expect(await isOpen(here)).toBe(false);
    expect(await isOpen(there)).toBe(true);
  });

  it('end everywhere, or everywhere else', async () => {
    const [a, b, c] = [await t.signIn('validator'), await t.signIn('validator'), await t.signIn('validator')];
    const others = await t.call(accounts.revokeAllSessions, { token: a, body: { keepCurrent: true } });
    expect(others.body.revoked).toBe(2);
    expect([await isOpen(a), await isOpen(b), await isOpen(c)]).toEqual([true, false, false]);
    await t.call(accounts.revokeAllSessions, { token: a, body: {} });
    expect(await isOpen(a)).toBe(false);
  });

  it('of another user cannot be ended, nor be distinguished from none', async () => {
    const mine = await t.signIn('other.admin');
    const theirs = await t.call(accounts.listSessions, { token: await t.signIn('qa') });
    const answer = await t.call(accounts.revokeSession, {
      token: mine,
      params: { id: theirs.body.items[0]?.id ?? '' },
    });
    expect(answer.status).toBe(404);
  });

  it('expire by themselves', async () => {
    const token = await t.signIn('qa');
    await t.database.owner(`update sessions set expires_at = now() - interval '1 second'
      where user_id = (select id from users where username = 'qa')`);
    // A session that was remembered is asked for again when its own time is over; a fresh copy of the server never saw it.
    const copy = await createTestApp({}, t.database);
    expect((await copy.call(accounts.currentUser, { token })).status).toBe(401);
    await copy.close();
  });
});
