// npm run build && npx tsx scripts/bench/builder.ts
// A template of 50 sections, 200 pages and 2,000 questions in a browser: how soon it is open, and the longest task of the page
// for each thing that is done to it, in the time that it really had a processor for itself.
import { type Browser, chromium, type Page } from 'playwright-core';
import { exportTemplate } from '../../domain/src/modules/questionnaires/exchange/template-file';
import {
  hasOptions,
  newOption,
  newPage,
  newQuestion,
  newSection,
  questionTypes,
  type Template,
} from '../../domain/src/modules/questionnaires/template/model';
import { findChromium } from '../find-chromium.mjs';
import { isMain } from '../run-command.mjs';
import { type Session, signIn, startBuiltApp } from './built-app';
import { longestTask } from './cause-tree';

const size = { sections: 50, pagesOfEach: 4, questionsOfEach: 10 };
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

function largeTemplate(): Template {
  const question = (id: string, at: number) => {
    const one = newQuestion(id, questionTypes[at % questionTypes.length] ?? 'date');
    const labels = hasOptions(one) ? ['Oui', 'Non', 'Sans objet', 'À revoir'] : [];
    return {
      ...one,
      title: at % 5 === 0 ? null : `Élément étranger trouvé dans la zone ${id} ?`,
      explanation: 'Telle qu’imprimée sur le dossier de lot.',
      options: labels.map((label, n) => newOption(`${n + 1}-${id}`, label)),
    };
  };
  const sections = many(size.sections, (s) => ({
    ...newSection(`s${s}`),
    pages: many(size.pagesOfEach, (p) => ({
      ...newPage(`s${s}-p${p}`),
      questions: many(size.questionsOfEach, (q) => question(`s${s}-p${p}-q${q}`, q)),
    })),
  }));
  return { title: 'Deux mille questions', explanation: '', sections };
}

async function plant(address: string, { token }: Session): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ format: 'vigie', file: exportTemplate(largeTemplate()) });
  const answer = await fetch(`${address}/api/v1/templates/import`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the template was not stored: ${answer.status} ${await answer.text()}`);
}

const settle = (page: Page) => page.waitForTimeout(2500);
const pages = 'nav .builder-page-row a';
const press = (page: Page, selector: string) => page.evaluate(`document.querySelector('${selector}').click()`);
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
  'move a question down': (page) => press(page, '.builder-tools button:nth-of-type(1)'),
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

async function measureBuilder(browser: Browser, address: string, session: Session): Promise<Measured> {
  await plant(address, session);
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
