import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../server/src/config';
import { findRunningEngine } from '../server/src/platform/database/embedded-engine';
import { hashPassword } from '../server/src/platform/identity/passwords';
import { demoPassword, openPage, signIn } from './support/browser';
import { freePort } from './support/free-port';
import { filledFolder, isReady, run, type Started } from './support/processes';

/** Of three hundred people, and of the limits for what they do together: as strict, and sooner done. */
const share = 1 / 5;
const people = 300 * share;
const pages = ['/apps/actions', '/apps/non-conformity', '/apps/alertes'];

let folder: string;
let origin: string;
let program: Started | undefined;
beforeAll(async () => {
  folder = await filledFolder();
});
afterAll(async () => {
  program?.child.kill('SIGTERM');
  await program?.ended;
  await rm(folder, { recursive: true, force: true });
});

/** With the default limits. */
async function start(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const { addressRequestsPerMinute, signInsPerMinute } = readConfig({});
  program = run('main.js', [], {
    VIGIE_DATA: folder,
    PORT: port,
    VIGIE_ADDRESS_REQUESTS_PER_MINUTE: String(addressRequestsPerMinute * share),
    VIGIE_SIGN_INS_PER_MINUTE: String(signInsPerMinute * share),
  });
  await isReady(program);
}

/** Colleagues of `reporter` with one password: a hash of the usual cost, made once. */
async function hire(): Promise<string[]> {
  const engine = await findRunningEngine({ dataFolder: folder });
  const owner = new pg.Client({ connectionString: engine?.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ username: string }>(
    `with hired as (
       insert into users (company_id, username, email, first_name, last_name, state, roles, password_hash)
         select company_id, 'worker' || n, 'worker' || n || '@demo.example', 'Worker', 'No ' || n, 'active', roles, $2::text
         from users, generate_series(1, $1::int) n where username = 'reporter'
         returning company_id, id, username, email),
     known as (
       insert into login_directory (name_key, email_key, home_company, home_user)
         select username, email, company_id, id from hired)
     select username from hired`,
    [people, await hashPassword(demoPassword)],
  );
  await owner.end();
  return rows.map(({ username }) => username);
}

/** What one browser asks for from the sign-in page to the last of the pages, in this order. */
async function recordOnePerson(): Promise<string[]> {
  const page = await openPage('/login', { origin });
  const asked: string[] = [];
  page.on(
    'request',
    (one) => one.method() === 'GET' && asked.push(new URL(one.url()).pathname + new URL(one.url()).search),
  );
  await page.reload();
  await signIn(page, 'reporter');
  for (const path of pages) {
    await page.goto(origin + path);
    await page.locator('h1').first().waitFor();
    // Until it has asked for nothing more for a second; the stream of live events never ends.
    for (let before = -1; before !== asked.length; ) {
      before = asked.length;
      await sleep(1000);
    }
  }
  // A file is asked for once and then taken from the browser's own store.
  const isFirst = (path: string, place: number) => !path.startsWith('/assets/') || asked.indexOf(path) === place;
  return asked.filter(isFirst).filter((path) => !path.startsWith('/api/v1/live'));
}

const agent = new Agent({ keepAlive: true, maxSockets: 40 });

function ask(path: string, options: { token?: string; form?: Record<string, string> } = {}) {
  const { token, form } = options;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const sent = request(origin + path, { agent, method: form ? 'POST' : 'GET', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(form && new URLSearchParams(form).toString());
  });
}

it('a fifth of three hundred people behind one address, with a fifth of its limits, open three pages each and no request is refused', async () => {
  await start();
  const usernames = await hire();
  const asked = await recordOnePerson();
  expect(asked.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10);
  const statuses: Record<number, number> = {};
  const count = ({ status }: { status: number }) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const arrive = async (username: string) => {
    const entered = await ask('/api/v1/auth/token', { form: { username, password: demoPassword } });
    count(entered);
    const { access_token: token } = JSON.parse(entered.text) as { access_token: string };
    for (let next = 0; next < asked.length; next += 6) {
      // A browser asks for six things at a time.
      const batch = asked.slice(next, next + 6).map((path) => ask(path, path.startsWith('/api/') ? { token } : {}));
      for (const answer of await Promise.all(batch)) count(answer);
    }
  };
  const waiting = [...usernames];
  const queue = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await arrive(next);
  };
  const crowd = Promise.all(Array.from({ length: 40 }, queue));

  const page = await openPage('/login', { origin });
  await signIn(page, 'lead');
  for (const path of pages) {
    await page.goto(origin + path);
    await page.locator('h1').first().waitFor();
    expect(await page.getByText('Cette page n’a pas pu s’afficher').count()).toBe(0);
    expect(await page.getByText('This page could not be shown').count()).toBe(0);
  }
  await crowd;
  expect(statuses).toEqual({ 200: people * (asked.length + 1) });
}, 600_000);
