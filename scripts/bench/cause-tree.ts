// npm run build && npx tsx scripts/bench/cause-tree.ts [--rate 4] A tree of 300 whys in a browser: what is done to it
// with the keyboard and the pointer, and the longest frame of each. Frames are reported as they passed, and the longest
// task of the page in the time that it really had a processor for itself: on a machine that is shared with others the
// first says more of the machine, as its line for the idle page shows.
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { outline } from '../../domain/src/modules/cases/steps/cause-tree';
import { type Causes, newCause } from '../../domain/src/modules/cases/steps/root-cause';
import { findChromium } from '../find-chromium.mjs';
import { isMain } from '../run-command.mjs';
import { type Session, signIn, startBuiltApp } from './built-app';
import { type Longest, watchLongest } from './page/interactions';

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

/** Answers what stood there before. */
async function plantTree(address: string, token: string, causes: Causes): Promise<Causes> {
  const url = `${address}/api/v1/cases/NC_0001/steps/rootCause`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const before = (await (await fetch(url, { headers })).json()) as { version: number; content: Causes };
  const body = JSON.stringify({ content: causes });
  const answer = await fetch(url, { method: 'PUT', headers: { ...headers, 'if-match': `"${before.version}"` }, body });
  if (!answer.ok) throw new Error(`the tree was not stored: ${answer.status} ${await answer.text()}`);
  return before.content;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of processor time. */
  readonly tdur?: number;
}

/** The longest task on the page's main thread while something was done, in milliseconds. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
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

/**
 * By the shortest way: to look rows up by their words is work for the page too. A user who presses a key has the row in
 * view.
 */
async function focusOn(page: Page, selector: string): Promise<void> {
  await page.evaluate(`document.querySelector('${selector}').focus()`);
  await page.waitForTimeout(900);
}

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
    await page.waitForSelector(`${rowOf('3.1.1')} select`);
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

const longestShown = ({ interaction, task, frame }: LongestOfTree) =>
  `INP ${interaction} ms, longest task ${task.toFixed(1)} ms, longest frame ${frameShown(frame)}`;

async function openTree(browser: Browser, address: string, session: Session): Promise<Page> {
  const localStorage = [...session.localStorage];
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.goto(`${address}/apps/non-conformity/NC_0001/rootCause`);
  await page.waitForSelector(rowOf('10.5.5'), { state: 'attached' });
  await settle(page);
  await page.evaluate(watchLongest);
  return page;
}

export interface LongestOfTree extends Longest {
  readonly task: number;
}

/** Everything that is done to the tree, one after the other, on a processor so many times slower. */
export async function measureTree(
  browser: Browser,
  address: string,
  session: Session,
  rate: number,
): Promise<ReadonlyMap<string, LongestOfTree>> {
  const before = await plantTree(address, session.token, tree);
  const page = await openTree(browser, address, session);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const longest = new Map<string, LongestOfTree>();
  for (const [name, act] of Object.entries(acts)) {
    await page.evaluate('window.longest = { interaction: 0, frame: 0 }');
    const task = await longestTask(browser, page, async () => {
      await act(page);
      await settle(page);
    });
    longest.set(name, { task, ...((await page.evaluate('window.longest')) as Longest) });
  }
  await page.context().close();
  await plantTree(address, session.token, before);
  return longest;
}

/** How many times slower than it is the processor shall be. */
function rateAsked(): number {
  const { rate } = parseArgs({ options: { rate: { type: 'string', default: '1' } } }).values;
  if (!(Number(rate) >= 1)) throw new Error(`--rate ${rate}: how many times slower? A number from 1 on.`);
  return Number(rate);
}

async function main(): Promise<void> {
  const rate = rateAsked();
  const app = await startBuiltApp();
  try {
    const session = await signIn(app.address, 'lead');
    const args = ['--no-sandbox', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath: await findChromium(), args });
    const longest = await measureTree(browser, app.address, session, rate).finally(() => browser.close());
    for (const [name, one] of longest) console.log(`${name}: ${longestShown(one)}`);
    const most = (what: keyof LongestOfTree) => Math.max(...[...longest.values()].map((one) => one[what]));
    const worst = { interaction: most('interaction'), task: most('task'), frame: most('frame') };
    console.log(`${whys} whys, ${rate} times slower: ${longestShown(worst)}`);
  } finally {
    await app.stop();
  }
}

if (isMain(import.meta.url)) await main();
