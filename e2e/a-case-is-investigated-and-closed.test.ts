import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, demoPassword, openSignedIn, pressOn, tokenOf } from './support/browser';
import { idOf, markSteps, moveCaseBy, newCase, statusOf } from './support/cases';
import { newPerson } from './support/people';
import { ask, decisionBy, reportBy } from './support/reports';

const refused = /40[139]|412|429/;
const saved = (page: Page, step: string) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith(step) && answer.ok());
const marked = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/mark') && answer.ok());
const moved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/transition') && answer.ok());
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const typed = (day: string) => day.split('-').reverse().join('/');

it('finds what resembles a case, links one and dismisses another', async () => {
  const { id, lead } = await newCase('Recurrence', 'Serveur de licences injoignable depuis le labo 14.', 'itBug');
  const [leadWriterId, author] = [await idOf(lead), await newPerson('Encore', 'Recurrence')];
  for (const what of [
    'Le serveur de licence est injoignable au labo 14.',
    'Licences du labo 14 : serveur injoignable ce matin.',
  ]) {
    const report = await reportBy(author, what, 'itBug');
    await decisionBy('validator', report, { decision: 'approve', criticality: 'Minor', leadWriterId });
  }
  const page = await openSignedIn(lead, `/apps/it-bug/${id}/recurrence`);
  await page.getByText('Ready to analyze').waitFor();
  await page.getByText('No data available. Run analysis to find similar non-conformities.').waitFor();
  await pressOn(page.getByRole('button', { name: 'Run analysis' }));
  await page.getByText('Analysis complete').waitFor();
  const rows = page.getByRole('row').filter({ hasText: 'IT_' });
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(2);
  await page
    .getByText(/Words in common/)
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Link to this case/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: /^Link/ }).click();
  await page.getByText('Linked', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
  const dismissing = page.getByRole('dialog');
  await dismissing.getByRole('textbox').fill('Autre serveur.');
  await dismissing.getByRole('button', { name: 'Dismiss' }).click();
  await page
    .getByText(/Autre serveur\./)
    .first()
    .waitFor();
  await pressOn(page.getByRole('button', { name: 'Run analysis again' }));
  const dismissed = page.getByRole('region', { name: 'Dismissed cases' });
  await dismissed.getByText(/Autre serveur\./).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(dismissed.getByRole('button', { name: /^Restore/ }));
  await dismissed.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Run analysis again');
});

it('a case is closed only after its CAPAs are completed and their effectiveness is recorded', async () => {
  const { id, lead, qa } = await newCase('Mesures', 'Sauvegarde du serveur interrompue.', 'itBug');
  const doer = await newPerson('Faire', 'Mesures');
  const page = await openSignedIn(lead, `/apps/it-bug/${id}/rootCause`, { expectedConsole: refused });
  await page.getByRole('button', { name: 'Add a cause' }).first().click();
  await page.keyboard.type('La bande n’a pas été changée');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a why under 1', exact: true }).click();
  await page.keyboard.type('Personne n’est prévenu quand elle est pleine');
  const written = saved(page, 'rootCause');
  await page.keyboard.press('Enter');
  await written;
  const why = page.getByRole('treeitem', { name: /^1\.1 / });
  await why.getByRole('button', { name: 'Mark 1.1 as root cause' }).click();
  await why.getByLabel(/^M category/).selectOption('Method');
  await why.getByLabel(/^Type/).selectOption('Principale');
  await page.getByText(/1 root cause marked/).waitFor();

  await page.goto(`${address}/apps/it-bug/${id}/capaPlan`);
  await page.getByRole('button', { name: /^Add a CAPA to the cause “Personne n’est prévenu/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Alerte automatique à 80 %');
  await page.getByRole('radio', { name: 'corrective' }).check({ force: true });
  const responsible = page.getByRole('combobox', { name: /Responsible/ });
  await responsible.fill('Faire Mesures');
  await page.getByRole('option', { name: /Faire Mesures/ }).click();
  await page.getByRole('textbox', { name: 'End date' }).fill(typed(daysFromNow(30)));
  const planned = saved(page, 'capaPlan');
  await page.getByLabel('Effectiveness criterion').fill('Aucune sauvegarde interrompue');
  await planned;
  await page
    .getByText(/^CAPA-\d{4}-\d+$/)
    .first()
    .waitFor();
  await markSteps(lead, id, 'markReady', ['process', 'recurrence', 'rootCause']);
  const ready = marked(page);
  await page.getByRole('switch', { name: 'Ready for QA' }).click();
  await ready;
  await moveCaseBy(lead, id, 'submit');

  const review = await openSignedIn(qa, `/apps/it-bug/${id}/capaPlan`, { expectedConsole: refused });
  await markSteps(qa, id, 'review', ['process', 'recurrence', 'rootCause']);
  const reviewed = marked(review);
  await review.getByRole('button', { name: 'QA Reviewed' }).click();
  await reviewed;
  await review.getByText('Action (0/1)').waitFor();
  await moveCaseBy(qa, id, 'approve');
  const capaId =
    (await review
      .getByText(/^CAPA-\d{4}-\d+$/)
      .first()
      .textContent()) ?? '';

  await review.reload();
  const closing = review.getByRole('button', { name: 'Close the case', exact: true });
  await closing.waitFor();
  expect(await closing.getAttribute('aria-disabled')).toBe('true');

  const action = await openSignedIn(doer, `/apps/it-bug/${id}/${capaId}`, { expectedConsole: refused });
  await action.getByRole('heading', { name: 'Alerte automatique à 80 %' }).waitFor();
  expect(await accessibilityFindings(action)).toEqual([]);
  await action.getByRole('switch', { name: 'Ready for QA' }).click();
  await review.goto(`${address}/apps/it-bug/${id}/${capaId}`);
  await expect.poll(() => review.getByRole('button', { name: 'QA Reviewed' }).getAttribute('aria-disabled')).toBe(null);
  const looked = moved(review);
  await review.getByRole('button', { name: 'QA Reviewed' }).click();
  await looked;
  // The responsible sees it without reloading the page.
  const done = action.getByRole('button', { name: 'Complete' });
  await expect.poll(() => done.getAttribute('aria-disabled')).toBe(null);
  const finished = moved(action);
  await done.click();
  await finished;

  await review.goto(`${address}/apps/it-bug/${id}/capaPlan`);
  await review.getByText('Action (1/1)').waitFor();
  await review.getByRole('button', { name: new RegExp(capaId) }).click();
  await review.getByRole('button', { name: 'Conclude and sign' }).first().click();
  const verdict = review.getByRole('dialog');
  await verdict.getByRole('radio', { name: 'Effective', exact: true }).check({ force: true });
  await verdict.getByRole('textbox').fill('Aucune interruption depuis trois semaines.');
  await verdict.getByRole('button', { name: 'Continue to the signature' }).click();
  const signing = review.getByRole('dialog');
  await signing.getByText('Nothing has changed since you opened it').waitFor();
  await signing.getByLabel('Password', { exact: true }).fill(demoPassword);
  await signing.getByRole('button', { name: 'Sign the verdict' }).click();
  await review.getByText('Aucune interruption depuis trois semaines.').first().waitFor();
  await expect.poll(() => closing.getAttribute('aria-disabled')).toBe(null);
  await closing.click();
  const closed = moved(review);
  await signing.getByRole('button', { name: 'Continue to the signature' }).click();
  await signing.getByLabel('Password', { exact: true }).fill(demoPassword);
  await signing.getByRole('button', { name: 'Close and sign' }).click();
  await closed;
  expect(await statusOf(qa, id)).toBe('closed');
});

it('two windows on one tree lose nothing', async () => {
  const { id, lead } = await newCase('Arbre', 'Arbre écrit à deux mains.', 'itBug');
  const windows: Page[] = [];
  for (let n = 0; n < 2; n += 1) {
    windows.push(await openSignedIn(lead, `/apps/it-bug/${id}/rootCause`, { expectedConsole: refused }));
  }
  for (const [n, page] of windows.entries()) {
    for (const part of ['a', 'b', 'c']) {
      await page.getByRole('button', { name: 'Add a cause' }).first().click();
      await page.keyboard.type(`Fenêtre ${n}${part}`);
      await page.keyboard.press('Enter');
    }
  }
  const texts = async () => {
    const { content } = await ask<{ content: Record<string, { text: string }> }>(
      await tokenOf(lead),
      'GET',
      `/api/v1/cases/${id}/steps/rootCause`,
    );
    return Object.values(content)
      .map(({ text }) => text)
      .sort();
  };
  await expect
    .poll(texts)
    .toEqual(['Fenêtre 0a', 'Fenêtre 0b', 'Fenêtre 0c', 'Fenêtre 1a', 'Fenêtre 1b', 'Fenêtre 1c']);
});
