// npm run build && npx tsx scripts/bench/cause-tree.ts
// A tree of 300 whys in a browser: what is done to it with the keyboard and the pointer, and the longest frame of each.
// Frames are told as they passed, and the longest task of the page in the time that it really had a processor for itself:
// on a machine that is shared with others the first says more of the machine, as its line for the idle page shows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { outline } from '../../domain/src/modules/cases/steps/cause-tree';
import { type Causes, newCause } from '../../domain/src/modules/cases/steps/root-cause';

const port = 18_730;
const address = `http://127.0.0.1:${port}`;
const whys = 300;

/** Ten primary causes, each with five whys that have five whys each. */
function largeTree(): Causes {
  const causes: Record<string, Causes[string]> = {};
  const add = (parentId: string | null, place: number, depth: number) => {
    if (Object.keys(causes).length >= whys + 10) return;
    const id = `cause-${String(Object.keys(causes).length).padStart(6, '0')}`;
    causes[id] = newCause(parentId, place, `Le blocage de la came s’est desserré sous vibration, ${id}`);
    for (let child = 1; child <= 5 && depth < 2; child += 1) add(id, child, depth + 1);
  };
  for (let place = 1; place <= 10; place += 1) add(null, place, 0);
  return causes;
}

async function startServer(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-bench-'));
  const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
  const env = { ...process.env, PORT: String(port), VIGIE_DATA: dataFolder, VIGIE_LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of server.stdout) {
    said += part;
    if (said.includes('Vigie is running')) break;
  }
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(dataFolder, { recursive: true, force: true });
  };
}

async function signIn(): Promise<{ token: string; user: string }> {
  const body = new URLSearchParams({ grant_type: 'password', username: 'lead', password: 'Vigie-demo-1' });
  const answer = await fetch(`${address}/api/v1/auth/token`, { method: 'POST', body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const user = await fetch(`${address}/v1/users/current-user`, { headers: { authorization: `Bearer ${token}` } });
  return { token, user: await user.text() };
}

async function plantTree(token: string): Promise<void> {
  const url = `${address}/api/v1/cases/NC_0001/steps/rootCause`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { version } = (await (await fetch(url, { headers })).json()) as { version: number };
  const body = JSON.stringify({ content: tree });
  const answer = await fetch(url, { method: 'PUT', headers: { ...headers, 'if-match': `"${version}"` }, body });
  if (!answer.ok) throw new Error(`the tree was not stored: ${answer.status} ${await answer.text()}`);
}

/** In the page: what the browser itself calls a long frame. A text, because it runs elsewhere than where it is written. */
const watchFrames = `
  window.longestFrame = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestFrame = Math.max(window.longestFrame, duration);
  }).observe({ type: 'long-animation-frame', buffered: false });`;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of processor time. */
  readonly tdur?: number;
}

/** The longest task on the page's main thread while something was done, in milliseconds. */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ['toplevel'],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}.${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Until what was saved has come back and been shown. */
const settle = (page: Page) => page.waitForTimeout(2500);

const tree = largeTree();
const ids = new Map(outline(tree).map(({ number, id }) => [number, id]));
const rowOf = (number: string) => `[data-cause="${ids.get(number)}"]`;

/** By the shortest way: to look rows up by their words is work for the page too. */
const focusOn = (page: Page, selector: string) => page.evaluate(`document.querySelector('${selector}').focus()`);

const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing at all': async () => {},
  'walk 60 rows with the arrow keys': async (page) => {
    await focusOn(page, rowOf('1'));
    for (let n = 0; n < 60; n += 1) await page.keyboard.press('ArrowDown', { delay: 10 });
  },
  'type a text and save it': async (page) => {
    await focusOn(page, rowOf('5.3.2'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('La gamme ne mentionne pas le frein-filet', { delay: 20 });
    await page.keyboard.press('Enter');
  },
  'add a why to the first cause': async (page) => {
    await focusOn(page, rowOf('1'));
    await page.keyboard.press('w');
    await page.keyboard.type('Un pourquoi de plus', { delay: 20 });
    await page.keyboard.press('Enter');
  },
  'move the last cause up, which numbers it and its whys anew': async (page) => {
    await focusOn(page, rowOf('10'));
    await page.keyboard.press('K');
  },
  'fold and unfold a cause of 30 whys': async (page) => {
    await focusOn(page, rowOf('2'));
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(300);
    await page.keyboard.press('ArrowRight');
  },
  'mark a root cause and choose its M': async (page) => {
    await focusOn(page, rowOf('3.1.1'));
    await page.keyboard.press('r');
    await focusOn(page, `${rowOf('3.1.1')} select`);
    await page.keyboard.type('Manpower');
  },
  'type into the answer of a root cause': async (page) => {
    await focusOn(page, `${rowOf('3.1.1')} textarea`);
    await page.keyboard.type('Formation et charge vérifiées le 3 novembre', { delay: 20 });
  },
  'delete a cause of 30 whys and undo': async (page) => {
    await focusOn(page, rowOf('4'));
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(600);
    await page.evaluate("document.querySelector('.toast button').click()");
  },
};

const frameShown = (ms: number) => (ms === 0 ? 'under 50 ms' : `${ms.toFixed(0)} ms`);

function chromiumHere(): string {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium: name one in the variable CHROMIUM');
  return found;
}

async function openTree(browser: Browser, token: string, user: string): Promise<Page> {
  const localStorage = [
    { name: 'access_token', value: token },
    { name: 'current_user', value: user },
    { name: 'token_expiration', value: String(Date.now() + 3_600_000) },
  ];
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.goto(`${address}/apps/non-conformity/NC_0001/rootCause`);
  await page.waitForSelector(rowOf('10.5.5'), { state: 'attached' });
  await settle(page);
  await page.evaluate(watchFrames);
  return page;
}

async function measure(browser: Browser): Promise<void> {
  const { token, user } = await signIn();
  await plantTree(token);
  const page = await openTree(browser, token, user);
  const longest = { task: 0, frame: 0 };
  for (const [name, act] of Object.entries(acts)) {
    await page.evaluate('window.longestFrame = 0');
    const task = await longestTask(browser, page, async () => {
      await act(page);
      await settle(page);
    });
    const frame = Number(await page.evaluate('window.longestFrame'));
    longest.task = Math.max(longest.task, task);
    longest.frame = Math.max(longest.frame, frame);
    console.log(`${name}: longest task ${task.toFixed(1)} ms, longest frame ${frameShown(frame)}`);
  }
  const { task, frame } = longest;
  console.log(`${whys} whys: longest task ${task.toFixed(1)} ms, longest frame ${frameShown(frame)}`);
}

const stopServer = await startServer();
try {
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: chromiumHere(), args });
  await measure(browser).finally(() => browser.close());
} finally {
  await stopServer();
}
