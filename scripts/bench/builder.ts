// npm run build && npx tsx scripts/bench/builder.ts
// A template of 50 sections, 200 pages and 2,000 questions in a browser: how soon it is open, and the longest task of the page
// for each thing that is done to it, in the time that it really had a processor for itself.
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../find-chromium.mjs';
import { isMain } from '../run-command.mjs';
import { type Session, signIn, startBuiltApp } from './built-app';
import { longestTask } from './cause-tree';
import { importTemplate, largeTemplate } from './large-template';

const settle = (page: Page) => page.waitForTimeout(2500);
const pages = 'nav .builder-page-row a';
async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate(`document.querySelector('${selector}').click()`);
}
const focusOn = (page: Page, selector: string) => page.evaluate(`document.querySelector('${selector}').focus()`);

const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing at all': async () => {},
  'go to another page': (page) => press(page, `.builder-section:nth-of-type(20) ${pages.slice(4)}`),
  'type a title and commit it': async (page) => {
    await focusOn(page, '.builder-question-title');
    await page.keyboard.type('La ligne est-elle vide ?', { delay: 20 });
    await page.keyboard.press('Enter');
  },
  'add a question': async (page) => {
    await press(page, '.builder-add-question button');
    await page.keyboard.press('Enter');
  },
  'move a question down': (page) => press(page, '.builder-tools .tooltip-anchor:nth-child(2) button'),
  'delete a question': (page) => press(page, '.builder-tools .tooltip-anchor:last-child button'),
  undo: (page) => press(page, '.builder-undo button'),
  'drag a page by keyboard': async (page) => {
    await focusOn(page, pages);
    await page.keyboard.press('Space');
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowDown', { delay: 50 });
    await page.keyboard.press('Space');
  },
  'open the settings of a question': (page) => press(page, '.builder-tools .tooltip-anchor:nth-child(4) button'),
};

interface Measured {
  readonly opened: number;
  readonly longest: ReadonlyMap<string, number>;
}

export async function measureBuilder(browser: Browser, address: string, session: Session): Promise<Measured> {
  await importTemplate(
    address,
    session,
    largeTemplate('Deux mille questions', (question) => question),
  );
  const storageState = { cookies: [], origins: [{ origin: address, localStorage: [...session.localStorage] }] };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.goto(`${address}/template`);
  await page.getByRole('link', { name: 'Deux mille questions' }).first().waitFor();
  await settle(page);
  const longest = new Map<string, number>();
  let opened = 0;
  const opening = await longestTask(browser, page, async () => {
    const begin = Date.now();
    await page.getByRole('link', { name: 'Deux mille questions' }).first().click();
    await page.locator(pages).first().waitFor();
    opened = Date.now() - begin;
    await settle(page);
  });
  longest.set('open it', opening);
  await page.locator(pages).first().click();
  await page.locator('.builder-question').first().waitFor();
  for (const [name, act] of Object.entries(acts)) {
    const task = await longestTask(browser, page, async () => {
      await act(page);
      await settle(page);
    });
    longest.set(name, task);
  }
  await context.close();
  return { opened, longest };
}

async function main(): Promise<void> {
  const app = await startBuiltApp();
  try {
    const session = await signIn(app.address, 'designer');
    const args = ['--no-sandbox', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath: await findChromium(), args });
    const { opened, longest } = await measureBuilder(browser, app.address, session).finally(() => browser.close());
    console.log(`opened from the list after ${opened} ms`);
    for (const [name, task] of longest) console.log(`${name}: longest task ${task.toFixed(1)} ms`);
  } finally {
    await app.stop();
  }
}

if (isMain(import.meta.url)) await main();
