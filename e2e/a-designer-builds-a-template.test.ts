import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { newPage, newQuestion, newSection } from '@vigie/domain/modules/questionnaires/template/model';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, openSignedIn, tokenOf } from './support/browser';
import { ask } from './support/reports';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Sections and pages' });
const questionTitles = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Title of question/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const isKept = (page: Page) => page.getByText(/^Draft saved at/).waitFor();

/** Two sections of two pages, the first with three questions. */
async function newTemplate(title: string): Promise<TemplateDetail> {
  const token = await tokenOf('designer');
  const begun = await ask<TemplateDetail>(token, 'POST', '/api/v1/templates', { title });
  const page = (name: string, questions: string[] = []) => ({
    ...newPage(`${begun.id}-${name}`),
    title: name,
    questions: questions.map((one) => ({ ...newQuestion(`${begun.id}-${one}`, 'short_answer'), title: one })),
  });
  const sections = [
    { ...newSection(`${begun.id}-s1`), title: 'First', pages: [page('Alpha', ['One', 'Two', 'Three']), page('Beta')] },
    { ...newSection(`${begun.id}-s2`), title: 'Second', pages: [page('Gamma'), page('Delta')] },
  ];
  const operations: Operation[] = [
    ...begun.template.sections.map(({ id }): Operation => ({ op: 'delete', id })),
    ...sections.map(
      (section, at): Operation => ({
        op: 'add',
        parentId: null,
        after: sections[at - 1]?.id ?? null,
        node: { kind: 'section', section },
      }),
    ),
  ];
  const { detail } = await ask<{ detail: TemplateDetail }>(token, 'POST', `/api/v1/templates/${begun.id}/edits`, {
    revision: begun.revision,
    operations,
    key: crypto.randomUUID(),
  });
  return detail;
}

it('a template is built with keyboard and mouse, undone and redone, and is all there after a reload', async () => {
  const page = await openSignedIn('designer', '/template');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Vide de ligne, ligne 4');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/template\/TPL_\d+$/);
  await page.getByRole('heading', { name: 'Form Builder', level: 1 }).waitFor();
  await page.getByText('Sélectionnez une page pour commencer').waitFor();
  const add = page.getByRole('button', { name: '+ Add New Question' });
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Choose a page first.').first().waitFor({ state: 'attached' });

  await nav(page).getByRole('link', { name: 'Page 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Click on "+ Add New Question" for starting.').waitFor();
  await add.focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Short answer',
    'Long answer',
    'Multiple choice',
    'Single choice',
    'Dropdown',
    'Date',
    'Number',
    'Photo',
    'Person',
    'Product',
    'Case',
  ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => questionTitles(page)).toEqual(['Question 1']);
  await page.keyboard.type('Lot number');
  await page.keyboard.press('Enter');
  await add.click();
  await page.getByRole('menuitem', { name: 'Single choice' }).click();
  await page.getByRole('button', { name: '+ Add option' }).click();
  for (const option of ['Yes', '  ', ' No ']) {
    await page.keyboard.type(option);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  const options = page.getByRole('textbox', { name: /^Option \d of question 2/ });
  const optionLabels = () => options.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await expect.poll(optionLabels).toEqual(['Yes', 'No']);
  await page.getByRole('button', { name: 'Move option No up' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(optionLabels).toEqual(['No', 'Yes']);
  await page.keyboard.press('Control+z');
  await expect.poll(optionLabels).toEqual(['Yes', 'No']);
  await page.getByRole('button', { name: 'Delete option No' }).click();
  await expect.poll(optionLabels).toEqual(['Yes']);
  const undoOffered = page.locator('.toasts').getByRole('button', { name: 'Undo' });
  await undoOffered.click();
  await expect.poll(optionLabels).toEqual(['Yes', 'No']);
  await undoOffered.waitFor({ state: 'detached' });

  const first = page.getByRole('textbox', { name: 'Title of question 1' });
  await first.fill('   ');
  await first.press('Enter');
  expect(await first.inputValue()).toBe('Lot number');
  await page.getByRole('button', { name: 'Move question 1 down' }).click();
  await expect.poll(() => questionTitles(page)).toEqual(['Question 1', 'Lot number']);
  await page.getByRole('button', { name: 'Delete question 2' }).click();
  await expect.poll(() => questionTitles(page)).toEqual(['Question 1']);
  await undoOffered.click();
  await expect.poll(() => questionTitles(page)).toEqual(['Question 1', 'Lot number']);
  await page.getByRole('heading', { name: 'Form Builder' }).click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => questionTitles(page)).toEqual(['Lot number', 'Question 2']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => questionTitles(page)).toEqual(['Question 1', 'Lot number']);

  const pageTitle = page.getByRole('textbox', { name: 'Page title' });
  await pageTitle.fill('Gone');
  await pageTitle.press('Escape');
  expect(await pageTitle.inputValue()).toBe('Page 1');
  await pageTitle.fill('Line');
  await pageTitle.press('Enter');
  await nav(page).getByRole('link', { name: 'Line' }).waitFor();
  await page.getByRole('button', { name: '+ Add section' }).click();
  await page.getByRole('button', { name: '+ Add page' }).click();
  await nav(page).getByRole('link', { name: 'Section 2' }).waitFor();
  await isKept(page);
  await page.reload();
  await nav(page).getByRole('link', { name: 'Line' }).click();
  await expect.poll(() => questionTitles(page)).toEqual(['Question 1', 'Lot number']);
  expect(await options.count()).toBe(0);
  expect(await page.getByRole('textbox', { name: /^Option \d of question 1/ }).count()).toBe(2);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Vigie, accueil' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await nav(page).getByRole('link', { name: 'Line' }).waitFor();
  // By the browser's own button, past the pages of the template.
  await page.evaluate(() => window.history.go(-5));
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Template saved').waitFor();
  await page.getByRole('link', { name: 'Vigie, accueil' }).click();
  await page.waitForURL('**/home');
});

it('without a section there is nowhere for a page, and Cancel goes back to what was saved', async () => {
  const { id } = await newTemplate('Sans section');
  const page = await openSignedIn('designer', `/template/${id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Template saved').waitFor();
  for (const title of ['First', 'Second']) {
    await page.getByRole('button', { name: `Section ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  }
  await page.getByRole('button', { name: '+ Add page' }).click();
  await page.getByText('No section available').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await nav(page).getByRole('link', { name: 'Second' }).waitFor();
  await nav(page).getByRole('link', { name: 'Delta' }).waitFor();
});

const centre = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};
const order = (page: Page) => nav(page).getByRole('link').allTextContents();

it('sections, pages and questions are dragged by mouse, by finger and by keyboard', async () => {
  const { id } = await newTemplate('Glisser');
  const page = await openSignedIn('designer', `/template/${id}?at=${id}-Alpha`, { hasTouch: true });
  const link = (name: string) => nav(page).getByRole('link', { name, exact: true });
  await link('Alpha').waitFor();

  const dragBy = async (from: Locator, distance: number) => {
    const { x, y } = await centre(from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + distance);
  };
  await dragBy(link('Alpha'), 4);
  expect(await page.locator('.builder-carried').count()).toBe(0);
  await page.mouse.up();
  await dragBy(link('Second'), 7);
  expect(await page.locator('.builder-carried').count()).toBe(0);
  await page.mouse.up();
  await dragBy(link('Alpha'), 6);
  await page.locator('.builder-carried').waitFor();
  const gamma = await centre(link('Gamma'));
  await page.mouse.move(gamma.x, gamma.y, { steps: 4 });
  await page.locator('[data-over]').getByText('Gamma').waitFor();
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['First', 'Beta', 'Second', 'Alpha', 'Gamma', 'Delta']);
  await dragBy(link('Second'), 9);
  const head = await centre(link('First'));
  await page.mouse.move(head.x, head.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['Second', 'Alpha', 'Gamma', 'Delta', 'First', 'Beta']);

  await link('Delta').focus();
  await page.keyboard.press('Space');
  await page.getByText('“Delta” is picked up.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual(['Second', 'Delta', 'Alpha', 'Gamma', 'First', 'Beta']);
  await expect.poll(() => link('Delta').evaluate((one) => one === document.activeElement)).toBe(true);
  await link('Alpha').click();
  await page.getByRole('button', { name: 'Move question 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => questionTitles(page)).toEqual(['Two', 'One', 'Three']);

  const grips = page.getByRole('button', { name: /^Move question \d$/ });
  const [from, target] = [await centre(grips.nth(2)), await centre(grips.nth(0))];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await page.locator('.builder-carried').waitFor();
  await touch('touchMove', [{ x: from.x, y: (from.y + target.y) / 2 }]);
  await touch('touchMove', [target]);
  await page.locator('[data-over]').waitFor();
  await touch('touchEnd', []);
  await expect.poll(() => questionTitles(page)).toEqual(['Three', 'Two', 'One']);
  await isKept(page);
  await page.reload();
  await expect.poll(() => questionTitles(page)).toEqual(['Three', 'Two', 'One']);
  expect(await order(page)).toEqual(['Second', 'Delta', 'Alpha', 'Gamma', 'First', 'Beta']);
});

it('two designers lose nothing, and decide what both have changed', async () => {
  const { id } = await newTemplate('À deux');
  const place = `/template/${id}?at=${id}-Alpha`;
  const one = await openSignedIn('designer', place, {
    expectedConsole: /ERR_INTERNET_DISCONNECTED|fetching the script|NetworkError|TypeError|timeout/,
  });
  const other = await openSignedIn('company.admin', place);
  const title = (page: Page, n: number) => page.getByRole('textbox', { name: `Title of question ${n}` });
  await title(one, 1).waitFor();
  await title(other, 1).waitFor();

  await one.context().setOffline(true);
  for (const [n, words] of [
    [1, 'Mine'],
    [2, 'Both, mine'],
  ] as const) {
    await title(one, n).fill(words);
    await title(one, n).press('Enter');
  }
  await one.getByText('Offline: kept on this device').waitFor();
  for (const [n, words] of [
    [2, 'Both, theirs'],
    [3, 'Theirs'],
  ] as const) {
    await title(other, n).fill(words);
    await title(other, n).press('Enter');
  }
  await isKept(other);
  await one.context().setOffline(false);
  await expect.poll(() => questionTitles(one)).toEqual(['Mine', 'Both, theirs', 'Theirs']);
  await expect.poll(() => questionTitles(other)).toEqual(['Mine', 'Both, theirs', 'Theirs']);
  await one.getByText('Both, mine').first().waitFor();
  await one
    .getByRole('button', { name: /Both, mine|Take|Keep/ })
    .last()
    .click();
  await expect.poll(() => questionTitles(one)).toEqual(['Mine', 'Both, mine', 'Theirs']);
  await expect.poll(() => questionTitles(other)).toEqual(['Mine', 'Both, mine', 'Theirs']);
});
