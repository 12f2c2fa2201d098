import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, openSignedIn, pressOn, typeInto } from './support/browser';
import { newPerson } from './support/people';

const refused = /status of 4\d\d/;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** As a suggestion is taken: what is written stays what is written. */
async function fillPlacement(page: Page, department: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByRole('combobox', { name: 'Service' }), department);
  await typeInto(dialog.getByRole('combobox', { name: 'Site' }), 'Usine de Rennes');
}

it('an administrator places a person from the people page, and changes the placement for a reason', async () => {
  const username = await newPerson('Maëlle', 'Affectée');
  const page = await openSignedIn('company.admin', `/apps/parameters?search=${username}`, { expectedConsole: refused });
  const open = async () => {
    await page.getByRole('button', { name: 'Actions pour Maëlle Affectée' }).click();
    await page.getByRole('menuitem', { name: 'Affectations' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Aucune affectation connue.').waitFor();
  await pressOn(dialog.getByRole('button', { name: 'Ajouter une affectation' }));
  await pressOn(dialog.getByRole('button', { name: 'Affecter' }));
  await dialog.getByText('Indiquez le service.').waitFor();
  await fillPlacement(page, 'Production');
  await typeInto(dialog.getByLabel('Premier jour'), '01/02/2026');
  await typeInto(dialog.getByLabel('Raison'), 'Arrivée');
  expect(await accessibilityFindings(page, 'everything, colours by style')).toEqual([]);
  await pressOn(dialog.getByRole('button', { name: 'Affecter' }));
  await dialog.getByText('depuis le 01/02/2026').waitFor();

  // The same department for the same days says nothing new.
  await pressOn(dialog.getByRole('button', { name: 'Ajouter une affectation' }));
  await fillPlacement(page, 'production');
  await typeInto(dialog.getByLabel('Raison'), 'Encore');
  await pressOn(dialog.getByRole('button', { name: 'Affecter' }));
  await dialog.getByText(/est déjà affecté à Production/).waitFor();
  await pressOn(dialog.getByRole('button', { name: 'Annuler' }));

  await pressOn(dialog.getByRole('link', { name: 'Production' }));
  await page.getByRole('heading', { level: 1, name: /Maëlle Affectée, Production/ }).waitFor();
  await pressOn(button(page, 'Modifier'));
  await typeInto(dialog.getByLabel('Dernier jour'), '01/01/2026');
  await pressOn(dialog.getByRole('button', { name: 'Enregistrer' }));
  await dialog.getByText('Indiquez la raison.').waitFor();
  await typeInto(dialog.getByLabel('Raison'), 'Change d’atelier');
  await pressOn(dialog.getByRole('button', { name: 'Enregistrer' }));
  await dialog.getByText('Choisissez un dernier jour à partir du premier jour.').waitFor();
  await typeInto(dialog.getByLabel('Dernier jour'), '31/08/2026');
  await pressOn(dialog.getByRole('button', { name: 'Enregistrer' }));
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByText('31/08/2026').waitFor();
  await page.goto(`${address}/apps/parameters?search=${username}`);
  await open();
  await dialog.getByText('du 01/02/2026 au 31/08/2026').waitFor();
});

it('several people change department at once, and what they had ends the day before', async () => {
  const people = [await newPerson('Ronan', 'Muté'), await newPerson('Rozenn', 'Mutée')];
  const page = await openSignedIn('company.admin', '/apps/placements');
  const place = async (department: string, from: string, endsEarlier: boolean) => {
    await page.getByRole('link', { name: 'Affecter des personnes', exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const username of people) {
      await typeInto(dialog.getByRole('combobox', { name: 'Personnes' }), username);
      await dialog.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    }
    await fillPlacement(page, department);
    await typeInto(dialog.getByLabel('Premier jour'), from);
    if (endsEarlier) await dialog.getByLabel('Terminer la veille').check();
    await typeInto(dialog.getByLabel('Raison'), 'Réorganisation');
    await pressOn(dialog.getByRole('button', { name: 'Affecter' }));
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  };
  await place('Logistique', '01/03/2025', false);
  await page.getByText('2 affectations ajoutées, 0 terminée.').waitFor();
  await place('Conditionnement', '01/09/2026', true);
  await page.getByText('2 affectations ajoutées, 2 terminées.').waitFor();
  await page.goto(`${address}/apps/placements?assigned=everyone&search=${people[0]}`);
  await page.getByRole('row', { name: /Logistique.*31\/08\/2026/ }).waitFor();
  await page.getByRole('row', { name: /Conditionnement.*01\/09\/2026/ }).waitFor();
});

it('colleagues read placements, and only an administrator changes them', async () => {
  const page = await openSignedIn('reporter', '/apps/placements?assigned=everyone&search=benali', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page
    .getByRole('link', { name: /Karim Benali/ })
    .first()
    .waitFor();
  const add = button(page, 'Affecter des personnes');
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Réservé aux administrateurs de l’entreprise.').first().waitFor();
  await add.tap({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page
    .getByRole('link', { name: /Karim Benali/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Modifier' }).waitFor();
  expect(await page.getByRole('button', { name: 'Modifier' }).getAttribute('aria-disabled')).toBe('true');
});
