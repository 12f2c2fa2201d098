// npm run build && npx tsx scripts/bench/builder.ts
// A template of 50 sections, 200 pages and 2,000 questions in a browser: how soon it is open, and the longest task of the page
// for each thing that is done to it, in the time that it really had a processor for itself.
import type { Browser } from 'playwright-core';
import { isMain } from '../run-command.mjs';
import type { Session } from './built-app';
import { longestTask } from './cause-tree';
import { importTemplate, largeTemplate } from './large-template';
import {
  type Acts,
  focusOn,
  type LongestTasks,
  measureActs,
  press,
  printLongestTasks,
  settle,
  signedIn,
} from './page-acts';

const pages = 'nav .builder-page-row a';

const acts: Acts = {
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

async function measureBuilder(browser: Browser, address: string, session: Session): Promise<LongestTasks> {
  await importTemplate(
    address,
    session,
    largeTemplate('Deux mille questions', (question) => question),
  );
  const context = await browser.newContext(signedIn(address, session));
  const page = await context.newPage();
  await page.goto(`${address}/template`);
  await page.getByRole('link', { name: 'Deux mille questions' }).first().waitFor();
  await settle(page);
  const opening = await longestTask(browser, page, async () => {
    const begin = Date.now();
    await page.getByRole('link', { name: 'Deux mille questions' }).first().click();
    await page.locator(pages).first().waitFor();
    console.log(`opened from the list after ${Date.now() - begin} ms`);
    await settle(page);
  });
  const longest: LongestTasks = new Map([['open it', opening]]);
  await page.locator(pages).first().click();
  await page.locator('.builder-question').first().waitFor();
  await measureActs(browser, page, acts, longest);
  await context.close();
  return longest;
}

if (isMain(import.meta.url)) await printLongestTasks(measureBuilder);
