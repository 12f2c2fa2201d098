import { expect, it } from 'vitest';
import { newTask, type StoredTask } from './actions';
import { address, openSignedIn, pressOn, tokenOf } from './browser';
import { idOf } from './cases';
import { newPerson } from './people';
import { ask } from './reports';

const refused = /40[39]|412/;

it('the list is narrowed down, sorted, kept as a view and exported; several are changed at once', async () => {
  const { id, doer, approver } = await newTask('Listee', 'Zinc : contrôler la cuve', { priority: 'low' });
  const assignTo = await idOf(doer);
  const other = await ask<StoredTask>(await tokenOf(doer), 'POST', '/api/v1/actions', {
    ...{ title: 'Zinc : vider la cuve', assignTo, priority: 'medium' },
  });
  const page = await openSignedIn(approver, '/apps/actions?assigned=everyone', { expectedConsole: refused });
  await page.getByPlaceholder('Search by ID, name...').fill('zinc');
  await page.waitForURL('**search=zinc*');
  const rows = page.getByRole('row', { name: /Zinc/ });
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: /^Priority/ }).click();
  await page.waitForURL('**sort=priority*');
  await expect.poll(async () => (await rows.first().textContent())?.includes('vider')).toBe(true);

  await page.getByRole('checkbox', { name: `Sélectionner ${id}` }).click();
  await page.getByRole('checkbox', { name: `Sélectionner ${other.id}` }).click();
  await page.getByRole('button', { name: 'Changer la priorité' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nouvelle priorité').selectOption('high');
  await dialog.getByLabel('Raison').fill('Audit de la semaine prochaine');
  await dialog.getByRole('button', { name: 'Changer', exact: true }).click();
  await dialog.getByText('1 action n’a pas changé').waitFor();
  await dialog.getByText(other.id).first().waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('row', { name: /contrôler la cuve/ })
    .getByText('High')
    .waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .xls' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^actions-.*\.xlsx$/);

  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await page.getByRole('button', { name: 'Enregistrer la vue' }).first().click();
  await page.getByLabel('Nom de la vue').fill('Zinc');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Vue « Zinc » enregistrée').waitFor();
  await page.goto(`${address}/apps/actions`);
  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await page
    .getByRole('link', { name: 'Zinc', exact: true })
    .or(page.getByRole('button', { name: 'Zinc', exact: true }))
    .click();
  await page.waitForURL('**search=zinc*');
  await expect.poll(() => rows.count()).toBe(2);
});

it('a card of the board is moved with the keyboard, and what is not possible says why', async () => {
  const { id, doer, approver } = await newTask('Carte', 'Cadmium : relever les cuves');
  const page = await openSignedIn(doer, '/apps/actions?assigned=everyone&view=kanban&search=cadmium', {
    expectedConsole: refused,
  });
  const move = page.getByRole('button', { name: `Déplacer ${id} vers…` });
  await pressOn(move);
  await page.getByRole('menuitem', { name: /Ready for QA/ }).waitFor();
  expect(await page.getByRole('menuitem', { name: /Cancelled/ }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('menuitem', { name: /Ready for QA/ }).focus();
  await page.keyboard.press('Enter');
  const lane = (name: string) =>
    page.getByRole('list', { name }).or(page.getByRole('region', { name })).or(page.getByRole('group', { name }));
  await lane('Ready for QA').first().getByText('Cadmium').waitFor();
  const review = await openSignedIn(approver, `/apps/actions/${id}`, { expectedConsole: refused });
  await pressOn(review.getByRole('button', { name: 'QA Reviewed' }));
  await lane('Approved').first().getByText('Cadmium').waitFor();
});

it('whoever has nothing to do with an action reads it, and is told why not to each control', async () => {
  const { id } = await newTask('Lue', 'Bronze : polir les vannes', { todos: [{ text: 'Polir', completed: false }] });
  const stranger = await newPerson('Passante', 'Lue');
  const page = await openSignedIn(stranger, `/apps/actions/${id}`, { expectedConsole: /404/ });
  await page.getByText('Bronze : polir les vannes').first().waitFor();
  expect(await page.getByRole('switch', { name: 'Ready for QA' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Seul le responsable de l’action peut faire cela.').first().waitFor();
  await page.goto(`${address}/apps/actions/ACT_9999999`);
  await page.getByText('Action ACT_9999999 introuvable.').waitFor();
});
