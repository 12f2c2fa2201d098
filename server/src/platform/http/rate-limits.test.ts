import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CallOptions, createTestApp, type TestApp } from '../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
let webFolder: string;
const running: TestApp[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  webFolder = await mkdtemp(join(tmpdir(), 'vigie-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Vigie</title>');
  await writeFile(join(webFolder, 'assets/page.js'), 'export default 1;');
});
afterAll(async () => {
  for (const t of running) await t.close();
  await rm(webFolder, { recursive: true });
  await database.drop();
});

/** Nothing is counted yet in an application that has just started. */
async function start(limits: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const t = await createTestApp({ webFolder, ...limits }, database);
  running.push(t);
  return t;
}

async function statuses(t: TestApp, times: number, ask: (n: number) => [string, string, CallOptions?]) {
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push(await t.request(...ask(n)));
  return answers.map(({ status }) => status);
}

const signIn = (username: string): [string, string, CallOptions] => [
  'POST',
  '/api/v1/auth/token',
  { form: { username, password: 'wrong' } },
];
const current = (token: string): [string, string, CallOptions] => ['GET', '/api/v1/users/current-user', { token }];

describe('what is counted', () => {
  it('is never a page or a file', async () => {
    const t = await start({ addressRequestsPerMinute: 1, requestsPerMinute: 1 });
    for (const path of ['/assets/page.js', '/', '/apps/actions', '/assets/gone.js']) {
      const answered = await statuses(t, 20, () => ['GET', path]);
      expect([...new Set(answered)], path).toEqual([path.includes('gone') ? 404 : 200]);
    }
    // The one call that is allowed is still there.
    expect(await statuses(t, 2, () => ['GET', '/health/live'])).toEqual([200, 429]);
  });

  it('is counted for each session by itself, whatever address it comes from', async () => {
    const t = await start({ requestsPerMinute: 3 });
    const [one, other] = [await t.signIn('reporter'), await t.signIn('lead')];
    // The first call of a session is that of an address: its token has not been checked yet.
    for (const token of [one, other]) await t.request(...current(token));
    expect(await statuses(t, 4, () => current(one))).toEqual([200, 200, 200, 429]);
    expect(await statuses(t, 4, () => current(other))).toEqual([200, 200, 200, 429]);
  });

  it('counts made-up tokens for the address, however many there are', async () => {
    const t = await start({ addressRequestsPerMinute: 3 });
    expect(await statuses(t, 5, (n) => current(`made.up.${n}`))).toEqual([401, 401, 401, 429, 429]);
  });

  it('lets one account be tried seldom and many accounts often', async () => {
    const t = await start({ accountSignInsPerMinute: 2, signInsPerMinute: 40 });
    expect(await statuses(t, 4, (n) => signIn(n % 2 ? 'Nobody-Here' : 'nobody-here'))).toEqual([401, 401, 429, 429]);
    expect(await statuses(t, 30, (n) => signIn(`nobody-${n}`))).toEqual(Array(30).fill(401));
    const refused = await t.request(...signIn('nobody-here'));
    expect(refused.problem.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('limits what one address may try on all accounts together', async () => {
    const t = await start({ signInsPerMinute: 3 });
    expect(await statuses(t, 5, (n) => signIn(`somebody-${n}`))).toEqual([401, 401, 401, 429, 429]);
  });

  it('limits the sign-ups of one address, before any password is judged', async () => {
    const t = await start({ signUpsPerMinute: 2, signUp: 'open' });
    const judge = vi.spyOn(t.app.platform.passwordStrength, 'judge').mockResolvedValue({ score: 1, warning: null });
    const body = (n: number) => ({
      companyName: 'Conserverie',
      firstName: 'Solenn',
      lastName: 'Quéré',
      email: 'solenn@site.example',
      username: `new.person-${n}`,
      password: 'quatre mots sans rapport',
    });
    const answered = await statuses(t, 5, (n) => ['POST', '/api/v1/signups', { body: body(n) }]);
    expect(answered).toEqual([422, 422, 429, 429, 429]);
    expect(judge).toHaveBeenCalledTimes(2);
    expect((await t.request(...signIn('nobody'))).status).toBe(401);
  });

  it.each([
    ['/api/v1/password-resets', { login: 'lead' }],
    ['/api/v1/password-resets/redeem', { token: 'x', password: 'y' }],
    ['/api/v1/invitations/accept', { token: 'x', password: 'y' }],
    ['/api/v1/signups', { username: 'somebody.new' }],
    ['/api/v1/signups/redeem', { token: 'x', password: 'y' }],
  ])('limits how often %s is asked for one account', async (path, body) => {
    const t = await start({ accountSignInsPerMinute: 2 });
    const answered = await statuses(t, 3, () => ['POST', path, { body }]);
    expect(answered[1]).toBe(answered[0]);
    expect(answered[2]).toBe(429);
  });
});
