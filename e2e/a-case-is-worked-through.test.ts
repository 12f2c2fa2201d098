import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  accessibilityFindings,
  address,
  demoPassword,
  openSignedIn,
  pressOn,
  sidewaysOverflow,
  tabTo,
  tokenOf,
  typeInto,
} from './support/browser';
import { attachBy, markSteps, moveCaseBy, newCase, statusOf } from './support/cases';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const refused = /40[139]|412|429/;

const stepOf = async (page: Page, name: string, title: string | RegExp) => {
  await page.goto(`${page.url().split(/\/(?:productBatch|process|SQIPP|regulatory)/)[0]}/${name}`);
  await page.getByRole('heading', { name: title, level: 2 }).waitFor();
};
const savedNow = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/steps/') && answer.ok(),
  );

async function choose(page: Page, group: string | RegExp, option: string): Promise<void> {
  const radios = page
    .getByRole('radiogroup', { name: group })
    .or(page.getByRole('group', { name: group }))
    .first();
  const wanted = radios.getByRole('radio', { name: option, exact: true });
  const first = radios.getByRole('radio').first();
  await tabTo(first.or(wanted).first());
  for (let n = 0; n < 6 && !(await wanted.isChecked()); n += 1) {
    await page.keyboard.press(n === 0 ? 'Space' : 'ArrowRight');
  }
  expect(await wanted.isChecked()).toBe(true);
}

/** A step in which nothing is written asks why before it is ready. */
async function explainEmpty(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Step that does not apply' });
  await typeInto(dialog.getByRole('textbox', { name: /Reason/ }), reason);
  await pressOn(dialog.getByRole('button', { name: 'Ready for QA' }));
}

it('a lead writer fills the four impact steps and QA reviews them, by keyboard alone', async () => {
  const { id, lead, qa } = await newCase('Clavier', 'Cuve 7 hors température.');
  const page = await openSignedIn(lead, `/apps/non-conformity/${id}`, { expectedConsole: refused });
  await page.waitForURL(`**/apps/non-conformity/${id}/productBatch`);
  await page.getByRole('heading', { name: 'Product / Batch', level: 2 }).waitFor();
  const saved = savedNow(page);
  await choose(page, 'Impact level', 'Major impact');
  await typeInto(page.getByRole('textbox', { name: 'Justification' }), 'Un lot concerné.');
  await saved;
  await page.getByText(/Saved at/).waitFor();
  for (const [step, title] of [
    ['productBatch', 'Product / Batch'],
    ['process', 'Processus'],
    ['SQIPP', 'SQIPP'],
    ['regulatory', 'Regulatory'],
  ] as const) {
    await stepOf(page, step, title);
    const marked = page.waitForResponse((answer) => answer.url().endsWith('/mark') && answer.ok());
    await pressOn(page.getByRole('switch', { name: 'Ready for QA' }), 'Space');
    if (step !== 'productBatch') await explainEmpty(page, 'Seul le lot est en cause.');
    await marked;
  }
  await page.getByText('Impact analysis (4/4)').first().waitFor();
  const review = await openSignedIn(qa, `/apps/non-conformity/${id}/productBatch`, { expectedConsole: refused });
  await review.getByText('Un lot concerné.').waitFor();
  for (const [step, title] of [
    ['productBatch', 'Product / Batch'],
    ['process', 'Processus'],
    ['SQIPP', 'SQIPP'],
    ['regulatory', 'Regulatory'],
  ] as const) {
    await stepOf(review, step, title);
    if (step !== 'productBatch') {
      await review.getByText('Not applicable, because: Seul le lot est en cause.').waitFor();
    }
    const marked = review.waitForResponse((answer) => answer.url().endsWith('/mark') && answer.ok());
    await pressOn(review.getByRole('button', { name: 'QA Reviewed' }));
    await marked;
  }
  expect(await accessibilityFindings(review)).toEqual([]);
  await review.getByText('QA Reviewed').first().waitFor();
});

it('two who write the same step see both versions, and nothing is overwritten', async () => {
  const { id, lead } = await newCase('Conflit', 'Deux mains sur une page.');
  const here = await openSignedIn(lead, `/apps/non-conformity/${id}/regulatory`, { expectedConsole: refused });
  const there = await openSignedIn(lead, `/apps/non-conformity/${id}/regulatory`, { expectedConsole: refused });
  const field = (page: Page) => page.getByRole('textbox', { name: 'Description' });
  await field(there).waitFor();
  const first = savedNow(here);
  await field(here).fill('Version du bureau');
  await first;
  await field(there).fill('Version de l’atelier');
  await there.getByText('Version du bureau').first().waitFor();
  await there.getByText('Version de l’atelier').first().waitFor();
});

it('typing survives a lost network and is saved when it is back', async () => {
  const { id, lead } = await newCase('Reseau', 'Réseau coupé pendant l’analyse.');
  const page = await openSignedIn(lead, `/apps/non-conformity/${id}/regulatory`, {
    expectedConsole: /ERR_INTERNET_DISCONNECTED|fetching the script|Failed to fetch|ERR_FAILED/,
  });
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.waitFor();
  await page.context().setOffline(true);
  await field.fill('Écrit dans le sous-sol');
  await page
    .getByText(/[Oo]ffline/)
    .first()
    .waitFor();
  const saved = savedNow(page);
  await page.context().setOffline(false);
  await saved;
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Écrit dans le sous-sol');
});

it('the list is narrowed down, sorted, kept as a view and exported; rows that wait open the decision', async () => {
  const qa = await newPerson('Liste', 'Qualite', ['qa']);
  const page = await openSignedIn(qa, '/apps/non-conformity?assigned=everyone&search=NC_0001');
  await page.getByRole('row', { name: /NC_0001/ }).waitFor();
  await page.getByPlaceholder('Search by ID, name...').fill('comprimes');
  await page.waitForURL('**search=comprimes*');
  await expect.poll(() => page.getByRole('row', { name: /NC_/ }).count()).toBe(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .xls' }).click();
  expect((await download).suggestedFilename()).toMatch(/^non-conformity-.*\.xlsx$/);
  await page
    .getByRole('row', { name: /NC_0001/ })
    .getByText(/poids/i)
    .click();
  await page.waitForURL('**/apps/non-conformity/NC_0001/productBatch');
  await page.goto(`${address}/apps/non-conformity?assigned=everyone&search=IN_00008`);
  await page
    .getByRole('row', { name: /IN_00008/ })
    .getByText(/chambre froide/i)
    .click();
  await page.waitForURL('**/apps/new-issue/approval/validate?report=IN_00008');
});

it('the board shows the same cases by status', async () => {
  const qa = await newPerson('Tableau', 'Qualite', ['qa']);
  const page = await openSignedIn(qa, '/apps/equipment-failure?assigned=everyone&view=kanban');
  await page.getByText('EF_0001').waitFor();
  await page.goto(`${address}/apps/hse`);
  await page.getByRole('heading', { name: 'Dashboard HSE' }).waitFor();
});

it('the dossier comes as PDF, and what stands in the way of closing is listed', async () => {
  const page = await openSignedIn('lead', '/apps/non-conformity/NC_0001/productBatch');
  await page
    .getByText(/SQIPP: to finish/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Other actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /PDF/ }).click();
  expect((await download).suggestedFilename()).toBe('NC_0001.pdf');
});

it('R14 R18 QA approves what they have seen, with a signature, closes with another and reopens with a reason', async () => {
  const { id, lead, qa } = await newCase('Signe', 'Tableau d’affichage à déplacer.', 'improvement');
  await markSteps(lead, id, 'markReady', ['risk-analysis', 'capaPlan']);
  await moveCaseBy(lead, id, 'submit');
  const page = await openSignedIn(qa, `/apps/improvement/${id}`, { expectedConsole: refused });
  await page.waitForURL(`**/apps/improvement/${id}/risk-analysis`);
  for (const step of ['risk-analysis', 'capaPlan']) {
    await page.goto(`${address}/apps/improvement/${id}/${step}`);
    const marked = page.waitForResponse((answer) => answer.url().endsWith('/mark') && answer.ok());
    await page.getByRole('button', { name: 'QA Reviewed' }).click();
    await marked;
  }
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nothing has changed since you opened it').waitFor();
  await attachBy(lead, id, 'releve.pdf', 'Relevé du jour');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await dialog.getByText('This case changed meanwhile.').waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByText('File added: releve.pdf, by pilote.signe').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Revue Signe').first().waitFor();
  await page.getByRole('button', { name: 'Close the case' }).click();
  await dialog.getByRole('button', { name: 'Continue to the signature' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Close and sign' }).click();
  await expect.poll(() => statusOf(qa, id)).toBe('closed');
  await page.getByRole('tab', { name: /Comments/ }).click();
  await page.getByText('The case is closed: reopen it to comment on it.').waitFor();
  expect(await page.getByRole('button', { name: 'Comment', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('menuitem', { name: 'Reopen', exact: true }).click();
  await dialog.getByRole('textbox').fill('Un point a été oublié.');
  await dialog.getByRole('button', { name: 'Continue to the signature' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Reopen and sign' }).click();
  await expect.poll(() => statusOf(qa, id)).toBe('in_progress');
});

it('R04 R09 a long history is loaded further on a phone, by keyboard, and a sitting unfolds to each save', async () => {
  const { id, lead } = await newCase('Long', 'Une page écrite cent fois.');
  const token = await tokenOf(lead);
  const path = `/api/v1/cases/${id}/steps/regulatory`;
  let { content, version } = await ask<{ content: object; version: number }>(token, 'GET', path);
  for (let n = 1; n <= 110; n += 1) {
    content = { ...content, description: `Mot ${n}` };
    ({ version } = await ask(token, 'PUT', path, { content }, version));
  }
  await ask(token, 'POST', `/api/v1/cases/${id}/comments`, { text: 'Relu.' });
  const page = await openSignedIn(lead, `/apps/non-conformity/${id}/regulatory?panel=history`, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByText('99 saves', { exact: false }).first().waitFor();
  expect(await page.getByText('Valide Long opened the case').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(page.getByRole('button', { name: 'Load earlier events (12 left)' }));
  await page.getByText('Valide Long opened the case').waitFor();
  await page.getByText('110 saves', { exact: false }).first().waitFor();
  expect(await page.getByRole('button', { name: /Load earlier/ }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('history-event');
  expect(await page.getByText('Mot 50', { exact: true }).count()).toBe(0);
  await pressOn(page.getByText('Show the 110 saves'));
  await page.getByText('Mot 50', { exact: true }).first().waitFor();
  // Wherever the focus has scrolled to, the bar on top may cover half of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
});

it('R03 a file onto a submitted case is asked for a reason, which the history tells', async () => {
  const { id, lead } = await newCase('Fichier', 'Un relevé qui arrive tard.', 'improvement');
  await markSteps(lead, id, 'markReady', ['risk-analysis', 'capaPlan']);
  await moveCaseBy(lead, id, 'submit');
  const page = await openSignedIn(lead, `/apps/improvement/${id}/risk-analysis?panel=documents`);
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await page
    .locator('.case-panel input[type=file]')
    .first()
    .setInputFiles({ name: 'releve.pdf', mimeType: 'application/pdf', buffer });
  const dialog = page.getByRole('dialog', { name: 'Attach files' });
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect.poll(() => dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('textbox').fill('Reçu du fournisseur ce matin');
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
  await page.getByText('releve.pdf').first().waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('Reason: Reçu du fournisseur ce matin').waitFor();
});
