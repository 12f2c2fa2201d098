import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, demoPassword, openSignedIn, pressOn } from './support/browser';
import { newPerson } from './support/people';
import { everyAnswer, lineClearance, publishNext, publishTemplate, questionnaireBy } from './support/questionnaires';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const saved = (page: Page) => page.getByText('Answers saved').waitFor();
const toPage = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('R31: begun on a computer, gone on with on a phone, signed, and kept with its version; its finding becomes a report', async () => {
  const filler = await newPerson('Fatou', 'Ligne');
  const title = 'Clearance for Fatou';
  const templateId = await publishTemplate(lineClearance(title), true);
  const here = await openSignedIn(filler, '/apps/questionnaires', { expectedConsole: /412/ });
  await pressOn(here.getByRole('link', { name: 'Fill in a questionnaire' }).first());
  const offered = here.getByRole('dialog', { name: 'Which questionnaire do you want to fill in?' });
  await offered.getByRole('button', { name: new RegExp(title) }).click();
  await here.waitForURL('**/apps/questionnaires/QU_*');
  const path = new URL(here.url()).pathname;

  expect(await here.getByLabel('What was found').count()).toBe(0);
  await here.getByLabel('Dirty').click();
  await here.getByText('Critical failure: one answer fails the whole questionnaire.').waitFor();
  await here.getByLabel('What was found').fill('A label of the batch before.');
  await here.getByLabel(/^Temperature/).fill('12');
  await here.keyboard.press('Tab');
  await here.getByText('At most 8.').waitFor();
  await saved(here);
  expect(await accessibilityFindings(here)).toEqual([]);

  const there = await openSignedIn(filler, path, { ...phone, expectedConsole: /412/ });
  await expect.poll(() => there.getByLabel('What was found').inputValue()).toBe('A label of the batch before.');
  await there.getByRole('button', { name: /^Page 1 of/ }).click();
  await toPage(there, 'Details');
  await there.getByLabel('Product').fill('Vaccine');
  await there.getByLabel('Labels').click();
  const photo = { name: 'line.png', mimeType: 'image/png', buffer: png };
  await there.locator('input[type=file]').first().setInputFiles(photo);
  await there.getByText('line.png').first().waitFor();
  await saved(there);
  await here.getByLabel(/^Temperature/).fill('4,5');
  await toPage(here, 'Details');
  await expect.poll(() => here.getByLabel('Product').inputValue()).toBe('Vaccine');
  await here.getByText('line.png').first().waitFor();

  await toPage(here, 'Batch 1 to complete');
  await pressOn(here.getByRole('button', { name: 'Sign and submit' }));
  await here.getByText('1 answer to complete or correct before submitting.').waitFor();
  await here.getByRole('button', { name: 'Batch: Fill in this section at least 1 time.' }).click();
  await here.getByRole('button', { name: 'Add: Batch' }).click();
  await here.getByLabel('Lot').fill('L-001');
  await saved(here);
  await publishNext(templateId, 'How is the line');
  await pressOn(here.getByRole('button', { name: 'Sign and submit' }));
  const signing = here.getByRole('dialog');
  await signing.getByLabel('Password', { exact: true }).fill(demoPassword);
  await signing.getByRole('button', { name: 'Sign and submit' }).click();

  await here.getByText('Filled in and checked').waitFor();
  await there.getByText('Filled in and checked').waitFor();
  expect(await here.getByText('Version 1 of the template').count()).toBe(1);
  expect(await here.getByText('State of the line').first().isVisible()).toBe(true);
  expect(await here.getByText('How is the line').count()).toBe(0);

  await here.getByRole('button', { name: 'Report this finding' }).first().click();
  await here
    .getByRole('link', { name: /^Open report IN_/ })
    .first()
    .click();
  await here.waitForURL('**/apps/inbox/entry/IN_*');
  await here.getByRole('link', { name: /^QU_/ }).click();
  await here.waitForURL(`**${path}`);
  const download = here.waitForEvent('download');
  await pressOn(here.getByRole('button', { name: 'PDF' }));
  expect((await download).suggestedFilename()).toMatch(/^QU_\d+\.pdf$/);
});

it('the same question answered on two devices asks which answer counts', async () => {
  const filler = await newPerson('Gilles', 'Deux');
  const id = await questionnaireBy(filler, await publishTemplate(lineClearance('Clearance for Gilles')));
  const path = `/apps/questionnaires/${id}`;
  const [here, there] = [
    await openSignedIn(filler, path, { expectedConsole: /412|Failed to load|ERR_INTERNET|fetching the script/ }),
    await openSignedIn(filler, path),
  ];
  await here.getByLabel(/^Temperature/).waitFor();
  await here.context().setOffline(true);
  await here.getByLabel(/^Temperature/).fill('3');
  await there.getByLabel(/^Temperature/).fill('5');
  await saved(there);
  await here.context().setOffline(false);
  await here.reload();
  await here.getByRole('heading', { name: 'Also answered on another device' }).waitFor();
  expect(await accessibilityFindings(here)).toEqual([]);
  await here.getByLabel('3 °C').click();
  await here.getByRole('button', { name: 'Keep these answers' }).click();
  await here.getByRole('heading', { name: 'Also answered on another device' }).waitFor({ state: 'detached' });
  await saved(here);
  // As when the user comes back to that device.
  await there.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => there.getByLabel(/^Temperature/).inputValue()).toBe('3');
});

it('QA reopens what was submitted, its author gives it up; results span the versions and can be exported', async () => {
  const filler = await newPerson('Hana', 'Rouvre');
  const qa = await newPerson('Ivo', 'Revoit', ['qa']);
  const templateId = await publishTemplate(lineClearance('Clearance for Hana'));
  const first = await questionnaireBy(filler, templateId, everyAnswer);
  await publishNext(templateId, 'How is the line');
  await questionnaireBy(filler, templateId, { ...everyAnswer, state: 'clean', why: null, temperature: 6 });

  const results = await openSignedIn('designer', `/template/${templateId}/results`);
  await results.getByRole('heading', { name: 'Results: Clearance for Hana', level: 1 }).waitFor();
  await results.getByRole('main').getByText(templateId, { exact: true }).waitFor();
  await results.getByText('2 submitted questionnaires.').waitFor();
  const state = results
    .getByRole('listitem')
    .filter({ has: results.getByRole('heading', { name: 'How is the line' }) });
  expect(await state.getByText('Versions 1, 2').count()).toBe(1);
  expect(await state.locator('.bars b').allInnerTexts()).toEqual(['1', '1']);
  await results.getByText('5.25').waitFor();
  const exported = results.waitForEvent('download');
  await pressOn(results.getByRole('button', { name: 'Export .xls' }));
  expect((await exported).suggestedFilename()).toMatch(/\.xlsx$/);
  await results.getByRole('tab', { name: 'Table' }).click();
  await results.getByRole('link', { name: first }).waitFor();

  const reviewer = await openSignedIn(qa, `/apps/questionnaires/${first}`);
  await pressOn(reviewer.getByRole('button', { name: 'Reopen' }));
  await reviewer
    .getByRole('dialog')
    .getByLabel(/Reason/)
    .fill('The lot is another one.');
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await reviewer.getByRole('dialog').getByLabel('Password', { exact: true }).fill(demoPassword);
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await reviewer.getByText('Read only: being filled in by Hana Rouvre.').waitFor();
  await results.getByRole('link', { name: first }).waitFor({ state: 'detached' });

  const page = await openSignedIn(filler, `/apps/questionnaires/${first}`);
  await pressOn(page.getByRole('button', { name: 'Discard' }));
  await page
    .getByRole('dialog')
    .getByLabel(/Reason/)
    .fill('Filled again on paper.');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText('Discarded', { exact: true }).first().waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
});
