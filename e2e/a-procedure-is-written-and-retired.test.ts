import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  accessibilityFindings,
  address,
  demoPassword,
  openPage,
  openSignedIn,
  pressOn,
  tokenOf,
  typeInto,
} from './support/browser';
import { newPerson } from './support/people';
import {
  approveVersion,
  nextVersion,
  procedureInForce,
  versionNow,
  wordDocument,
} from './support/procedures/procedures';
import { dayIn, written } from './support/programmes';
import { ask } from './support/reports';

const refused = /status of 4\d\d/;
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const closed = (page: Page) => expect.poll(() => page.getByRole('dialog').count()).toBe(0);

/** Takes a step that is signed, on the page that is open. */
async function sign(page: Page, step: string, reason?: string): Promise<void> {
  await button(page, step).click();
  const dialog = page.getByRole('dialog');
  if (reason !== undefined) {
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.locator('button[type=submit]').click();
  }
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.locator('button[type=submit]').click();
  await closed(page);
}

async function chosenIn(dialog: Locator, field: string, person: string): Promise<void> {
  await typeInto(dialog.getByRole('combobox', { name: field }), person);
  await dialog.getByRole('listbox').getByRole('option').first().click();
}

it('R11 R22 a procedure is written on its page, reviewed by one, signed by another, and in force', async () => {
  const code = `E2E-${Date.now().toString(36)}`;
  const author = await openSignedIn('designer', '/apps/procedures', { expectedConsole: refused });
  const dialog = author.getByRole('dialog');
  await pressOn(author.getByRole('link', { name: 'New procedure' }));
  await pressOn(button(dialog, 'Create'));
  await dialog.getByText('Give the procedure a code.').waitFor();
  await typeInto(dialog.getByLabel('Code'), code);
  await typeInto(dialog.getByLabel('Title'), 'Nettoyage du mélangeur');
  await typeInto(dialog.getByRole('combobox', { name: 'Department' }), 'Production');
  expect(await accessibilityFindings(author, 'everything, colours by style')).toEqual([]);
  await pressOn(button(dialog, 'Create'));
  await author.getByRole('heading', { level: 1, name: /Nettoyage du mélangeur/ }).waitFor();
  await author.getByText('No version is in force yet.').first().waitFor();

  await author.getByRole('tab', { name: /Versions/ }).click();
  await author.getByRole('link', { name: 'Version 1' }).click();
  await author.getByRole('link', { name: 'Write the text' }).click();
  const editor = author.getByRole('textbox', { name: 'Nettoyage du mélangeur' });
  await editor.click();
  await author.keyboard.type('Coupez l’énergie et posez votre cadenas.');
  await author.getByText('Saved', { exact: true }).waitFor();
  expect(await accessibilityFindings(author, 'everything, colours by style')).toEqual([]);
  await author.getByRole('link', { name: 'Back to the version' }).click();

  await author.getByText('Coupez l’énergie et posez votre cadenas.').waitFor();
  await button(author, 'Change').click();
  await dialog.getByLabel('What must be read anew').selectOption({ label: 'The whole text' });
  await typeInto(dialog.getByLabel('Day on which it comes into force'), written(dayIn(0)));
  await chosenIn(dialog, 'Reviewers', 'lead');
  await chosenIn(dialog, 'Approvers', 'qa');
  await button(dialog, 'Save').click();
  await closed(author);
  await button(author, 'Submit').click();
  await author.getByText('In review').first().waitFor();
  const version = new URL(author.url()).pathname;

  const reviewer = await openSignedIn('lead', version);
  await button(reviewer, 'Mark reviewed').click();
  await reviewer.getByText('In approval').first().waitFor();
  const approver = await openSignedIn('qa', version);
  await sign(approver, 'Approve');
  await approver
    .getByText(/In force since/)
    .first()
    .waitFor();
  expect(await accessibilityFindings(approver, 'everything, colours by style')).toEqual([]);
}, 180_000);

it('a text comes from Word, and what of it is lost is counted and accepted', async () => {
  const { id } = await procedureInForce('Contrôle du scellage');
  const draft = await nextVersion(id);
  const page = await openSignedIn('designer', `/apps/procedures/versions/${draft}`, { expectedConsole: refused });
  await button(page, 'Bring from Word').click();
  const dialog = page.getByRole('dialog');
  const content = await wordDocument(['Réglez la température.', 'Contrôlez dix soudures.']);
  await dialog.getByLabel('Word document').setInputFiles({
    name: 'scellage.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: content,
  });
  await dialog.getByText('2 blocks of text').waitFor();
  await dialog.getByText('1 page header').waitFor();
  await button(dialog, 'Replace the text').click();
  await dialog.getByText('Accept the losses, or keep the present text.').waitFor();
  await dialog.getByRole('checkbox', { name: 'I accept these losses' }).check();
  await button(dialog, 'Replace the text').click();
  await closed(page);
  await page.getByText('Contrôlez dix soudures.').first().waitFor();
}, 120_000);

it('R45 a copy is printed, the next version replaces the text, and the paper says so to anybody', async () => {
  const { id, versionId } = await procedureInForce('Pesée des matières');
  const page = await openSignedIn('qa', `/apps/procedures/${id}`);
  await page.getByRole('tab', { name: /Copies/ }).click();
  await button(page, 'Make a copy').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Use', { exact: true }).selectOption({ label: 'Controlled' });
  await typeInto(dialog.getByLabel('Place'), 'Au poste de pesée');
  await button(dialog, 'Create').click();
  await page.getByRole('heading', { level: 1, name: /-v1-C01/ }).waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Print').click();
  expect((await download).suggestedFilename()).toMatch(/-v1-C01\.pdf$/);

  const next = await nextVersion(id);
  await approveVersion(next, 'Vérifiez la balance, puis que la ligne est vide.');
  const { status } = await versionNow('qa', versionId);
  expect(status).toBe('superseded');
  await page.goto(`${address}/apps/procedures/versions/${next}/compare?former=${versionId}`);
  await page.getByText('Vérifiez la balance', { exact: false }).first().waitFor();

  const stranger = await openPage(`/q/${'0'.repeat(40)}`, { expectedConsole: refused });
  await stranger.getByText(/Ce code n’est celui d’aucune copie|No copy has this code/).waitFor();
}, 120_000);

it('R03 R22 the owner reviews a procedure, somebody else of QA confirms, and QA retires it', async () => {
  const second = await newPerson('Enora', 'Confirme', ['qa']);
  const { id } = await procedureInForce('Réglage de l’étiqueteuse');
  const owner = await openSignedIn('lead', `/apps/procedures/${id}`);
  await sign(owner, 'Keep');
  await owner.getByText(/waits for QA to confirm it/).waitFor();
  const confirming = await openSignedIn(second, `/apps/procedures/${id}`);
  await sign(confirming, 'Confirm the review');
  await confirming.getByText(/confirmed by Enora/).waitFor();
  await sign(confirming, 'Retire', 'La machine est démontée.');
  await confirming.getByText('This procedure is retired.').waitFor();
  const { status } = await ask<{ status: string }>(await tokenOf('qa'), 'GET', `/api/v1/procedures/${id}`);
  expect(status).toBe('retired');
}, 120_000);
