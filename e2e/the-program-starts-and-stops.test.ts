import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPage } from './support/browser';
import { freePort } from './support/free-port';
import { filledFolder, isReady, run, startCopy } from './support/processes';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await filledFolder();
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const signIn = (address: string, username = 'reporter') =>
  fetch(`${address}/api/v1/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ username, password: 'Vigie-demo-1' }),
  });

/** A Node built against musl, as on Alpine, reports no version of glibc. */
const asOnMusl = '--import=data:text/javascript,process.report.getReport=()=>({header:{}})';

it.runIf(process.platform === 'linux')('a machine without an embedded PostgreSQL is asked to name one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-musl-'));
  const start = run('main.js', [], { VIGIE_DATA: folder, NODE_OPTIONS: asOnMusl });
  expect(await start.ended).toBe(1);
  await rm(folder, { recursive: true, force: true });
  expect(start.output().trim()).toMatch(/^No embedded PostgreSQL exists for a Linux with musl.* DATABASE_URL .*$/);
});

it('a first start answers while it fills in demo data, is stopped in the middle, and goes on with the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-first-'));
  const env = { VIGIE_DATA: folder, PORT: await freePort() };
  const address = `http://127.0.0.1:${env.PORT}`;
  const first = run('main.js', [], env);
  await isReady(first);
  expect(first.output()).toMatch(/^Prepared the database in \d+ s\nFilling in the demo data/);
  const page = await openPage('/login', { origin: address });
  await page.getByText('Les données de démonstration arrivent encore').waitFor();
  await expect.poll(async () => (await signIn(address)).status, { interval: 500 }).toBe(200);
  await page.close();
  const begin = performance.now();
  first.child.kill('SIGINT');
  expect(await first.ended, first.output()).toBe(0);
  expect(performance.now() - begin).toBeLessThan(5000);
  expect(first.output()).not.toContain('Filled in the demo data');

  const next = run('main.js', [], env);
  await isReady(next);
  expect(next.output()).toContain('Filling in the demo data');
  expect((await signIn(address)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect(await next.ended, next.output()).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

describe('one folder', () => {
  it('belongs to one Vigie, which tells its demo accounts, is verified beside it and stops within 5 s', async () => {
    const env = { VIGIE_DATA: dataFolder, PORT: await freePort() };
    const first = run('main.js', [], env);
    await isReady(first);
    expect(first.output()).toContain('platform.admin');
    expect(first.output()).toContain('Vigie-demo-1');
    expect((await signIn(`http://127.0.0.1:${env.PORT}`)).status).toBe(200);

    const second = run('main.js', [], { ...env, PORT: await freePort() });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(dataFolder);

    const verify = run('cli.js', ['verify'], env);
    expect(await verify.ended).toBe(0);
    expect(verify.output()).toMatch(/company 1: \d+ events, all links hold/);
    expect(verify.output()).toMatch(/company 1: \d{3,} records say what the trail tells/);
    expect(verify.output()).toMatch(/company 1: \d{2,} signatures hold/);
    expect(verify.output()).toMatch(/company 1: \d+ files are as they were stored/);
    expect(verify.output()).toMatch(/All holds\.\n$/);

    const begin = performance.now();
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(performance.now() - begin).toBeLessThan(5000);
    expect(first.output()).not.toContain('lost a connection');
  });

  it('with demo accounts is not shown to a network unless a user insists', async () => {
    const env = { VIGIE_DATA: dataFolder, PORT: await freePort(), HOST: '0.0.0.0' };
    const shy = run('main.js', [], env);
    expect(await shy.ended).toBe(1);
    expect(shy.output()).toContain('VIGIE_DEMO=true');
    const insisted = run('main.js', [], { ...env, VIGIE_DEMO: 'true' });
    await isReady(insisted);
    insisted.child.kill('SIGTERM');
    expect(await insisted.ended).toBe(0);
  });

  it('starts without demo accounts where nobody wants them, and then gets its first administrator by command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigie-bare-'));
    const env = { VIGIE_DATA: folder, PORT: await freePort(), VIGIE_DEMO: 'false' };
    const bare = run('main.js', [], env);
    await isReady(bare);
    const address = `http://127.0.0.1:${env.PORT}`;
    expect((await signIn(address)).status, bare.output()).toBe(401);
    const admin = ['create-platform-admin', 'root.admin', 'root@site.example', 'Ana', 'Root'];
    const created = run('cli.js', admin, env);
    expect(await created.ended).toBe(0);
    const password = /initial password (\S+),/.exec(created.output())?.[1] ?? '';
    const answer = await fetch(`${address}/api/v1/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'root.admin', password }),
    });
    expect(await answer.json()).toMatchObject({ must_change_password: true });
    expect(await run('cli.js', admin, env).ended).toBe(1);
    bare.child.kill('SIGTERM');
    await bare.ended;
    // The installation is in use now: a later start does not bring demo accounts with a known password.
    const again = run('main.js', [], { ...env, VIGIE_DEMO: '' });
    await isReady(again);
    expect(again.output()).not.toContain('Vigie-demo-1');
    again.child.kill('SIGTERM');
    await again.ended;
    await rm(folder, { recursive: true, force: true });
  });
});

describe('two server processes on one DATABASE_URL', () => {
  it('R23 sign in on one, revoke on the other: refused there too', async () => {
    const copy = await startCopy();
    const [here, there] = [inject('address'), `http://127.0.0.1:${copy.port}`];
    const { access_token: token } = (await (await signIn(here)).json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    const status = async (address: string) => (await fetch(`${address}/v1/users/current-user`, { headers })).status;
    expect([await status(here), await status(there)]).toEqual([200, 200]);
    await fetch(`${there}/api/v1/auth/logout`, { method: 'POST', headers });
    await expect.poll(() => status(here), { interval: 20 }).toBe(401);
    copy.child.kill('SIGTERM');
    expect(await copy.ended).toBe(0);
  });
});
