// npm run build && npx tsx scripts/bench/filling.ts
// A questionnaire of 2,000 questions, all but a page of them answered, in a browser: the longest task of the page for each
// thing that is done to it, in the time that it really had a processor for itself.
import type { Browser } from 'playwright-core';
import type { Answer } from '../../domain/src/modules/questionnaires/answers/filling';
import type { Question, Template } from '../../domain/src/modules/questionnaires/template/model';
import { questionPlaces } from '../../domain/src/modules/questionnaires/template/places';
import { answersThatMatter } from '../../domain/src/modules/questionnaires/testing/every-answer';
import { isMain } from '../run-command.mjs';
import { type Session, signIn } from './built-app';
import { longestTask } from './cause-tree';
import { importTemplate, largeTemplate, send } from './large-template';
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

/** What stands below the fourth question of a page, a single choice, is asked where that says yes. */
function withRule(question: Question, pageId: string): Question {
  const at = Number(question.id.slice(question.id.lastIndexOf('q') + 1));
  if (at < 4) return { ...question, required: true };
  const source = `${pageId}-q3`;
  const conditions = [{ questionId: source, test: { is: 'any_of' as const, options: [`1-${source}`] } }];
  return { ...question, visibleWhen: { match: 'all', conditions } };
}

function answersTo(template: Template): Readonly<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const { question, page } of questionPlaces(template).values()) {
    if (page.id === 's0-p0' || ['photo', 'person', 'case'].includes(question.type)) continue;
    const isText = ['short_answer', 'long_answer'].includes(question.type);
    const answer = isText
      ? `Rien à signaler sur la ligne, contrôlé deux fois (${question.id})`
      : answersThatMatter(template, question).find((one) => one !== undefined);
    if (answer !== undefined) answers[question.id] = answer;
  }
  return answers;
}

async function plant(address: string, session: Session): Promise<string> {
  const template = largeTemplate('Deux mille réponses', withRule);
  const { id, version } = await importTemplate(address, session, template);
  // Four eyes: not by its author.
  const publisher = await signIn(address, 'company.admin');
  await send(address, publisher, 'POST', `/templates/${id}/transition`, { action: 'publish' }, version);
  const begun = await send<{ id: string; version: number }>(address, session, 'POST', '/questionnaires', {
    templateId: id,
  });
  const body = { answers: answersTo(template) };
  await send(address, session, 'PATCH', `/questionnaires/${begun.id}`, body, begun.version);
  return begun.id;
}

const acts: Acts = {
  'nothing at all': async () => {},
  'type a line': async (page) => {
    await focusOn(page, '.question-card input');
    await page.keyboard.type('Vanne 12, fermée', { delay: 60 });
  },
  'type a text fast, and go on while it is saved': async (page) => {
    await focusOn(page, '.question-card textarea');
    await page.keyboard.type('Rien trouvé', { delay: 20 });
    await page.waitForTimeout(800);
    await page.keyboard.type(' sur toute la ligne', { delay: 60 });
  },
  'choose what shows six questions more': (page) => press(page, '.question-card [type=radio]'),
  'go to the next page': (page) => press(page, '.form-walk .btn-primary'),
  'type what the server would refuse': async (page) => {
    await focusOn(page, '.question-card input');
    await page.keyboard.insertText('x'.repeat(1200));
    await page.keyboard.type('trop long', { delay: 60 });
  },
};

async function measureFilling(browser: Browser, address: string, session: Session): Promise<LongestTasks> {
  const id = await plant(address, session);
  const context = await browser.newContext(signedIn(address, session));
  const page = await context.newPage();
  const opening = await longestTask(browser, page, async () => {
    await page.goto(`${address}/apps/questionnaires/${id}`);
    await page.locator('.question-card').first().waitFor();
    await settle(page);
  });
  const longest: LongestTasks = new Map([['open it', opening]]);
  await measureActs(browser, page, acts, longest);
  await context.close();
  return longest;
}

if (isMain(import.meta.url)) await printLongestTasks(measureFilling);
