import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, demoPassword, openSignedIn, pressOn, typeInto } from './support/browser';
import { phone } from './support/device';
import { newPerson } from './support/people';
import { nextVersion, offerVersion, procedureInForce } from './support/procedures/procedures';
import { placeIn } from './support/training';

const refused = /status of 4\d\d/;
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const closed = (page: Page) => expect.poll(() => page.getByRole('dialog').count()).toBe(0);
const look = 'everything, colours by style';

async function chosenIn(dialog: Locator, field: string, words: string): Promise<void> {
  await typeInto(dialog.getByRole('combobox', { name: field }), words);
  await dialog.getByRole('listbox').getByRole('option').filter({ hasText: words }).first().click();
}

/** Begins a record from its list, and answers its number. */
async function created(page: Page, link: string, fill: (dialog: Locator) => Promise<void>): Promise<string> {
  const dialog = page.getByRole('dialog');
  await pressOn(page.getByRole('link', { name: link }));
  await fill(dialog);
  // The suggestions of the last field close.
  await page.keyboard.press('Tab');
  await button(dialog, 'Create').click();
  await closed(page);
  await page.waitForURL(/\/[A-Z]{3}_\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

it('R12 what a post asks is read on a phone, signed with four taps and a password, and seen in the matrix', async () => {
  const stamp = Date.now().toString(36);
  const [title, post] = [`Nettoyage de la cuve ${stamp}`, `Opératrice ${stamp}`];
  const { id: procedureId } = await procedureInForce(title);
  const person = await newPerson('Soizic', 'Lecture');

  const designer = await openSignedIn('designer', '/apps/training/requirements?assigned=everyone');
  const requirement = await created(designer, 'New training requirement', async (dialog) => {
    await button(dialog, 'Create').click();
    await dialog.getByText('Choose a procedure.').waitFor();
    await typeInto(dialog.getByLabel('Title'), title);
    await typeInto(dialog.getByLabel('Procedure'), procedureId);
    expect(await accessibilityFindings(designer, look)).toEqual([]);
  });
  await designer.getByRole('link', { name: 'Curricula', exact: true }).click();
  const curriculum = await created(designer, 'New curriculum', async (dialog) => {
    await typeInto(dialog.getByLabel('Title'), title);
    await chosenIn(dialog, 'Requirements', requirement);
  });
  await designer.getByText(title).first().waitFor();
  expect(await accessibilityFindings(designer, look)).toEqual([]);
  await designer.getByRole('link', { name: 'Posts', exact: true }).click();
  await created(designer, 'New post', async (dialog) => {
    await typeInto(dialog.getByLabel('Title'), post);
    await chosenIn(dialog, 'Curricula', curriculum);
  });
  await placeIn(person, post);

  const reader = await openSignedIn(person, '/home', phone);
  await reader.locator('a.tile', { hasText: 'Training' }).tap();
  const item = reader.getByRole('link', { name: title });
  await expect.poll(() => item.count(), { timeout: 20_000 }).toBe(1);
  expect(await accessibilityFindings(reader, look)).toEqual([]);
  await item.tap();
  await reader.getByText('Vérifiez que la ligne est vide.').waitFor();
  await reader.getByText(/Shown to its end on/).waitFor();
  expect(await accessibilityFindings(reader, look)).toEqual([]);
  await button(reader, 'Sign').tap();
  const dialog = reader.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button(dialog, 'Sign').tap();
  await closed(reader);
  await reader.getByText(/Signed on/).waitFor();

  const seen = await openSignedIn('qa', `/apps/training/matrix?search=${encodeURIComponent(title)}`);
  await seen.getByText('Soizic Lecture').first().waitFor();
  const cell = seen.getByRole('button', { name: `Soizic Lecture, ${title}: Qualified` });
  await cell.waitFor();
  expect(await accessibilityFindings(seen, look)).toEqual([]);
  await pressOn(cell);
  await seen.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();
  await seen.getByText(/Soizic Lecture, on .*: Read and understood/).waitFor();
}, 180_000);

it('R45 whoever is not qualified for a gated step is refused, with the way to what lacks', async () => {
  const title = `Approuver ${Date.now().toString(36)}`;
  const approver = await newPerson('Morgane', 'Approuve', ['qa']);
  const { id: procedureId } = await procedureInForce(title);
  const next = await nextVersion(procedureId);
  await offerVersion(next, 'Vérifiez que la ligne est vide, puis signez.', approver);

  const designer = await openSignedIn('designer', '/apps/training/requirements?assigned=everyone');
  const requirement = await created(designer, 'New training requirement', async (dialog) => {
    await typeInto(dialog.getByLabel('Title'), title);
    await typeInto(dialog.getByLabel('Procedure'), procedureId);
  });
  await designer.getByRole('link', { name: 'Gated steps', exact: true }).click();
  await button(designer, 'Gate a step').click();
  const dialog = designer.getByRole('dialog');
  // Whoever signed the version in force is qualified for it, so that the approvals of other journeys go on.
  await dialog.getByLabel('Step').selectOption('procedure_version.approve');
  await chosenIn(dialog, 'Requirements', requirement);
  await dialog.getByLabel('Reason').fill('Essai');
  await button(dialog, 'Save').click();
  await closed(designer);
  const gate = designer.locator('section', { hasText: requirement });
  await gate.waitFor();
  expect(await accessibilityFindings(designer, look)).toEqual([]);

  const page = await openSignedIn(approver, `/apps/procedures/versions/${next}`, { expectedConsole: refused });
  await button(page, 'Approve').click();
  const signing = page.getByRole('dialog');
  await signing.getByLabel('Password', { exact: true }).fill(demoPassword);
  await signing.locator('button[type=submit]').click();
  await signing.getByText(/You are not qualified to sign this/).waitFor();
  expect(await accessibilityFindings(page, look)).toEqual([]);
  await signing.getByRole('link', { name: `${title} (${requirement})` }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();

  await button(gate, 'Change the requirements').click();
  await dialog.getByLabel('No longer gate').check();
  await dialog.getByLabel('Reason').fill('Fin de l’essai');
  await button(dialog, 'Save').click();
  await closed(designer);
  await expect.poll(() => gate.count()).toBe(0);
}, 180_000);
