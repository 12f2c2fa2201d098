import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, chunk, says, startProvider } from '../server/src/modules/assistant/testing/provider';
import { accessibilityFindings, openSignedIn, pressOn, tabTo, tokenOf, typeInto } from './support/browser';
import { newCase } from './support/cases';
import { newPerson } from './support/people';
import { startCopy } from './support/processes';
import { ask } from './support/reports';

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

let copy: ReturnType<typeof startCopy> | undefined;
/** A copy of the program that has a provider; the one of all journeys has none. */
async function withProvider(): Promise<string> {
  copy ??= startCopy({
    VIGIE_AI_URL: provider.config.url,
    VIGIE_AI_MODEL: provider.config.model,
    VIGIE_AI_REQUESTS_PER_MINUTE: '1000',
  });
  return `http://127.0.0.1:${(await copy).port}`;
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'AI Assistance' });
const openButton = (page: Page) => page.getByRole('button', { name: 'AI Assistance' });
const quick = (page: Page, name: string) => panelOf(page).getByRole('button', { name });
const hasFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

async function openPanel(page: Page): Promise<void> {
  await pressOn(openButton(page));
  await panelOf(page).waitFor();
  await hasFocus(page, '.assistant h2');
}

it('without a provider, rules answer and lead to the fields, by keyboard alone', async () => {
  const { id, lead } = await newCase('Regles', 'Plusieurs flacons cassés.');
  const page = await openSignedIn(lead, `/apps/non-conformity/${id}/productBatch`);
  await page.getByRole('heading', { name: 'Product / Batch', level: 2 }).waitFor();
  const level = page.getByRole('radiogroup', { name: 'Impact level' }).getByRole('radio', { name: 'Major impact' });
  await tabTo(page.getByRole('radiogroup', { name: 'Impact level' }).getByRole('radio').first());
  for (let n = 0; n < 6 && !(await level.isChecked()); n += 1) {
    await page.keyboard.press(n === 0 ? 'Space' : 'ArrowRight');
  }

  await openPanel(page);
  // What was chosen a moment ago counts already.
  await pressOn(quick(page, 'Challenge content'));
  const missing = panelOf(page).getByRole('link', { name: /Product \/ Batch, justification/ });
  await missing.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(missing);
  await hasFocus(page, 'textarea[name="justification"]');
  expect(await panelOf(page).isVisible()).toBe(true);

  await pressOn(panelOf(page).getByText(/On the other steps/));
  await pressOn(
    panelOf(page)
      .getByRole('link', { name: /Definition \(5W2H\), (where|how)/i })
      .first(),
  );
  await page.waitForURL(`**/${id}/definition`);
  await hasFocus(page, '[data-field]');

  await pressOn(quick(page, 'Translate'));
  await panelOf(page)
    .getByText(/No provider is configured.*VIGIE_AI_URL/)
    .waitFor();
  await pressOn(quick(page, 'Improve Style'));
  await panelOf(page).getByText('Similar closed cases').waitFor();

  await typeInto(
    panelOf(page).getByPlaceholder('Type your question here...'),
    'les réclamations majeures en retard de la ligne 4',
  );
  await page.keyboard.press('Enter');
  const list = panelOf(page).getByRole('link', { name: 'Open the list' });
  await list.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'detached' });
  await hasFocus(page, '.assistant-button');
});

it('a question is shown as a filter before the list is opened', async () => {
  const page = await openSignedIn(await newPerson('Question', 'Liste'), '/apps/non-conformity/NC_0001/definition');
  await openPanel(page);
  await typeInto(
    panelOf(page).getByPlaceholder('Type your question here...'),
    'open major complaints that are overdue',
  );
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('listitem').filter({ hasText: 'Major' }).waitFor();
  expect(page.url()).toContain('/NC_0001/definition');
  await pressOn(panelOf(page).getByRole('link', { name: 'Open the list' }));
  await page.waitForURL('**/apps/complaint?**');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('criticality')).toBe('Major');
  expect(searchParams.get('urgency')).toBe('overdue');
});

it('a provider that changes a number is not accepted before the passage is said to be read, and then on the record', async () => {
  const { id, lead } = await newCase('Fournisseur', 'Flacons cassés sur la ligne 4.');
  const page = await openSignedIn(lead, `/apps/non-conformity/${id}/productBatch`, { origin: await withProvider() });
  const field = page.getByRole('textbox', { name: 'Justification' });
  await typeInto(field, 'Le lot 26K1043 il est bloqué, 12 flacons cassés.');
  provider.behave(says('Le lot [BATCH_1] est bloqué : ', '13 flacons cassés.'));
  await openPanel(page);
  await pressOn(quick(page, 'Improve Style'));
  await pressOn(panelOf(page).getByRole('button', { name: 'justification', exact: true }));
  const card = panelOf(page).getByRole('region', { name: /Suggestion for/ });
  await card.waitFor();
  expect(provider.requests[0]?.text).not.toContain('26K1043');
  await card
    .getByRole('listitem')
    .filter({ hasText: /^13 .*Not in the original text/ })
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const accept = card.getByRole('button', { name: 'Accept' });
  expect(await accept.getAttribute('aria-disabled')).toBe('true');
  await pressOn(card.getByRole('checkbox'), 'Space');
  await pressOn(accept);
  await panelOf(page)
    .getByText(/noted as assisted/)
    .waitFor();
  await expect.poll(() => field.inputValue()).toBe('Le lot 26K1043 est bloqué : 13 flacons cassés.');
  const history = await ask<object>(await tokenOf(lead), 'GET', `/api/v1/cases/${id}/history`);
  expect(JSON.stringify(history)).toContain('assisted.model');
});

it('an answer can be stopped, what is sent can be read, and a failure is a sentence', async () => {
  const { id, lead } = await newCase('Arret', 'Flacons cassés sur la ligne 5.');
  const page = await openSignedIn(lead, `/apps/non-conformity/${id}/definition`, { origin: await withProvider() });
  provider.behave((response) => void begin(response).write(chunk('Premier point, ')));
  await openPanel(page);
  await pressOn(quick(page, 'Challenge content'));
  await panelOf(page).getByText('Premier point').waitFor();
  const before = provider.hungUp();
  await pressOn(panelOf(page).getByRole('button', { name: 'Stop' }));
  await panelOf(page).getByText('Stopped. Nothing was changed.').waitFor();
  await expect.poll(() => provider.hungUp()).toBe(before + 1);

  await pressOn(panelOf(page).getByRole('button', { name: 'What does it see?' }));
  const seen = panelOf(page).getByRole('region', { name: 'What does it see?' });
  // A person of the company called Ligne would be sent as a stand-in, and other journeys create such people.
  await seen.getByText('Flacons cassés sur la').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  provider.behave((response) => void response.writeHead(500).end('{}'));
  await pressOn(panelOf(page).getByRole('button', { name: 'Try again' }));
  await panelOf(page).getByText('The provider had an error. Try again later.').waitFor();
});

it('a wording for the first answer of a report is suggested, accepted and part of the draft', async () => {
  const reporter = await newPerson('Formule', 'Quoi');
  const page = await openSignedIn(reporter, '/apps/new-issue/form?category=hse', { origin: await withProvider() });
  const what = page.locator('textarea[name="what"]');
  await typeInto(what, 'le sol il est glissant devant la presse 3');
  provider.behave(says('Le sol est glissant devant la presse 3.'));
  await pressOn(page.getByRole('button', { name: 'Suggest a wording' }));
  const card = page.getByRole('region', { name: /Suggestion for/ });
  await card.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(card.getByRole('button', { name: 'Accept' }));
  await expect.poll(() => what.inputValue()).toBe('Le sol est glissant devant la presse 3.');
});
