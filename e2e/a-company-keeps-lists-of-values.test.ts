import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, openSignedIn, pressOn, tokenOf, typeInto } from './support/browser';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const listsPage = '/apps/parameters/lists?list=product';
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function addLines(page: Page, lines: string): Promise<void> {
  await page.getByLabel('Valeurs, une par ligne').fill(lines);
  await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }));
}

it('a product and its batches are added, chosen in a report by keyboard, and retired with a dry run', async () => {
  const designer = await openSignedIn(await newPerson('Enora', 'Listes', ['designer']), listsPage);
  await pressOn(designer.getByRole('button', { name: 'Ajouter', exact: true }));
  await addLines(designer, 'Zéphyral 5 mg, gélule;PF-Z1\nzephyral 5 mg,  gelule');
  await designer.getByText('Ligne 2 : « zephyral 5 mg, gelule » est déjà à la ligne 1.').waitFor();
  expect(await accessibilityFindings(designer)).toEqual([]);
  await addLines(designer, 'Zéphyral 5 mg, gélule;PF-Z1');
  await designer.getByText('1 valeur ajoutée.').waitFor();
  await typeInto(designer.getByRole('searchbox', { name: 'Rechercher dans la liste' }), 'zephyral');
  await row(designer, 'Zéphyral').waitFor();

  await pressOn(designer.getByRole('radio', { name: 'Produits' }), 'ArrowRight');
  await designer.waitForURL('**list=batch**');
  await pressOn(designer.getByRole('button', { name: 'Ajouter', exact: true }));
  const product = designer.getByRole('dialog').getByRole('combobox', { name: 'Produit' });
  await typeInto(product, 'zeph');
  await designer.getByRole('option', { name: /Zéphyral/ }).waitFor();
  await product.press('ArrowDown');
  await product.press('Enter');
  await addLines(designer, 'Z2601\nZ2602\nZ2603');
  await designer.getByText('3 valeurs ajoutées.').waitFor();
  await typeInto(designer.getByRole('searchbox', { name: 'Rechercher dans la liste' }), 'Z2602');
  await pressOn(row(designer, 'Z2602').getByRole('link', { name: /Zéphyral/ }));
  await designer.getByText('3 valeurs', { exact: true }).waitFor();
  await pressOn(designer.getByRole('button', { name: /^Seulement : Zéphyral/ }));
  await designer.getByRole('button', { name: /^Seulement/ }).waitFor({ state: 'detached' });

  const reporter = await openSignedIn(
    await newPerson('Malo', 'Choisit'),
    '/apps/new-issue/form?category=nonConformity',
  );
  const chooses = async (label: string, typed: string, option: RegExp) => {
    const field = reporter.getByRole('combobox', { name: new RegExp(`^${label}`) });
    await typeInto(field, typed);
    await reporter.getByRole('option', { name: option }).waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    return field;
  };
  const chosen = await chooses('Product', 'zeph', /Zéphyral/);
  expect(await chosen.inputValue()).toBe('Zéphyral 5 mg, gélule');
  const batch = await chooses('Batch', 'z26', /Z2601/);
  expect(await batch.inputValue()).toBe('Z2601');
  await batch.fill('Z9999');
  await reporter.getByText('Not in the list: kept as written.').waitFor();
  await typeInto(reporter.getByRole('textbox', { name: 'What', exact: true }), 'Gélules de Zéphyral collées.');
  expect(await accessibilityFindings(reporter)).toEqual([]);
  await reporter
    .getByText(/Draft saved|Saved/)
    .first()
    .waitFor();
  const own = await ask<{ items: { id: string }[] }>(
    await tokenOf('malo.choisit'),
    'GET',
    '/api/v1/reports?search=collees',
  );
  expect(own.items).toHaveLength(1);

  await pressOn(designer.getByRole('radio', { name: 'Lots' }), 'ArrowLeft');
  await designer.waitForURL('**list=product**');
  await typeInto(designer.getByRole('searchbox', { name: 'Rechercher dans la liste' }), 'zephyral');
  await pressOn(row(designer, 'Zéphyral').getByRole('button', { name: /^Retirer/ }));
  const dialog = designer.getByRole('dialog');
  await dialog.getByText('Aucun élément ouvert n’est concerné.').waitFor();
  await pressOn(dialog.getByRole('button', { name: 'Retirer' }));
  await designer.getByText('Valeur retirée, mais conservée.').waitFor();
  await row(designer, 'Zéphyral').getByText('Retirée').waitFor();
  await chosen.focus();
  await chosen.press('End');
  await reporter.getByText('Not offered today: kept as written.').waitFor();
  expect(await chosen.inputValue()).toBe('Zéphyral 5 mg, gélule');
});

it('a change of the rules is tried out before it is saved', async () => {
  const page = await openSignedIn(await newPerson('Katell', 'Essai', ['designer']), '/apps/parameters');
  await page
    .getByLabel(/^Major/)
    .first()
    .waitFor();
  await typeInto(page.getByLabel(/^Major/), '29');
  const mode = page.getByLabel('Autre mode');
  await typeInto(mode, 'gemba');
  await mode.press('Enter');
  await page.getByText('« gemba » est déjà parmi les modes fournis.').waitFor();
  await typeInto(mode, 'Visite de client');
  await mode.press('Enter');
  expect(await page.getByRole('checkbox', { name: 'Visite de client' }).isChecked()).toBe(true);
  await pressOn(page.getByRole('button', { name: 'Enregistrer' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/auraient une autre échéance|aurait une autre échéance/).waitFor();
  await dialog.getByText(/Visite de client/).waitFor();
  await dialog.getByText(/la règle s’applique aux dossiers à venir/).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(dialog.getByRole('button', { name: 'Annuler' }));
  await pressOn(page.getByRole('button', { name: 'Abandonner les modifications' }));
});
