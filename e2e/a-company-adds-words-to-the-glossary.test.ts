import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, openSignedIn, pressOn, tokenOf, typeInto } from './support/browser';
import { newCase } from './support/cases';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const glossaryPage = '/apps/parameters/glossary';
const refused = /status of 4\d\d|Erreur/;
const line = (page: Page) => page.getByLabel('Mots qui veulent dire la même chose');
const group = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Vos groupes' }).getByRole('listitem').filter({ hasText: words });

async function addGroup(page: Page, words: string): Promise<void> {
  await typeInto(line(page), words);
  await page.keyboard.press('Enter');
}

it('words that a designer adds find a case that was written in the other words, until they are retired', async () => {
  const { id } = await newCase('Motopompe', 'Groupe motopompe du local sprinkler.', 'equipmentFailure');
  const designer = await openSignedIn(await newPerson('Gwenola', 'Mots', ['designer']), '/apps/parameters');
  await pressOn(designer.getByRole('tab', { name: 'Règles' }), 'ArrowRight');
  await designer.waitForURL(`**${glossaryPage}`);
  await addGroup(designer, 'groupe motopompe = motor pump');
  await designer.getByText('Groupe ajouté. La recherche en tient compte.').waitFor();
  const added = group(designer, 'groupe motopompe');
  await added.getByText('motor pump').waitFor();

  const reporter = await openSignedIn(
    await newPerson('Ronan', 'Cherche'),
    '/apps/new-issue/form?category=equipmentFailure',
  );
  const what = reporter.getByRole('textbox', { name: 'What', exact: true });
  const found = reporter.getByRole('link', { name: new RegExp(id) });
  await what.fill('motor pump sprinkler');
  await found.waitFor();

  await pressOn(added.getByRole('button', { name: /^Retirer/ }));
  await designer.getByText('Groupe retiré, mais conservé.').waitFor();
  await expect.poll(() => added.count()).toBe(0);
  const answered = reporter.waitForResponse((response) => response.url().includes('/api/v1/cases/similar'));
  await what.fill('motor pump');
  expect(await (await answered).text()).not.toContain(id);
  await expect.poll(() => found.count()).toBe(0);

  await pressOn(designer.getByRole('switch', { name: /Montrer les groupes retirés/ }), 'Space');
  await pressOn(added.getByRole('button', { name: /^Rétablir/ }));
  await designer.getByText('Groupe rétabli.').waitFor();
  await what.fill('again the motor pump');
  await found.waitFor();
});

it('what stands in the way is said beside the words, and what another user changed is shown', async () => {
  const page = await openSignedIn(await newPerson('Tanguy', 'Deux', ['designer']), glossaryPage, {
    expectedConsole: refused,
  });
  await addGroup(page, 'seul');
  await page.getByText('Écrivez au moins 2 mots.').waitFor();
  await addGroup(page, 'zinzin, zinzins');
  await page.getByText('« zinzins » y est déjà.').waitFor();
  await typeInto(line(page), 'zinzin, pompe');
  await page.getByText('S’ajoute à : pompe, pump').waitFor();
  await addGroup(page, 'zinzin, bidule');
  const shown = group(page, 'zinzin');
  await shown.waitFor();
  await addGroup(page, 'Bidules, truc');
  await page.getByText('« bidule » est déjà dans l’un de vos groupes').waitFor();

  await pressOn(shown.getByRole('button', { name: /^Modifier/ }));
  const dialog = page.getByRole('dialog');
  const words = dialog.getByLabel('Mots qui veulent dire la même chose');
  await words.fill('zinzin, bidule, machin');
  const token = await tokenOf('designer');
  const { own } = await ask<{ own: { id: number; words: string[]; version: number }[] }>(
    ...([token, 'GET', '/api/v1/glossary'] as const),
  );
  const stored = own.find((one) => one.words.includes('zinzin'));
  const changed = { words: ['zinzin', 'bidule', 'chose'] };
  await ask(token, 'PATCH', `/api/v1/glossary/groups/${stored?.id}`, changed, stored?.version);
  await pressOn(dialog.getByRole('button', { name: 'Enregistrer' }));
  await dialog.getByText('Ce groupe est maintenant « zinzin, bidule, chose ».').waitFor();
  expect(await words.inputValue()).toBe('zinzin, bidule, machin');
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(dialog.getByRole('button', { name: 'Enregistrer' }));
  await page.getByText('Groupe enregistré. La recherche en tient compte.').waitFor();
  await shown.getByText('machin').waitFor();
});

it('a built-in group is looked for, switched off and on again, and a colleague’s open page follows', async () => {
  const page = await openSignedIn(await newPerson('Maiwenn', 'Coupe', ['designer']), glossaryPage);
  await typeInto(page.getByRole('searchbox', { name: 'Rechercher un mot' }), 'crepine');
  await page.waitForURL('**?search=crepine');
  const use = page.getByRole('switch', { name: 'Utiliser : crépine' });
  const reader = await openSignedIn(await newPerson('Loig', 'Lit'), `${glossaryPage}?search=crepine`);
  const row = reader.getByRole('row', { name: /crépine/ });
  await row.getByText('Utilisé').waitFor();
  await pressOn(use, 'Space');
  await page.getByText('Groupe désactivé : crépine.').waitFor();
  await row.getByText('Désactivé').waitFor();
  await pressOn(page.getByRole('button', { name: 'Annuler' }));
  await row.getByText('Utilisé').waitFor();
  await expect.poll(() => use.isChecked()).toBe(true);
});

it('R19 a reader without the right sees why, and finds no control', async () => {
  const page = await openSignedIn(await newPerson('Nolwenn', 'Lecture'), glossaryPage);
  await page.getByText('Lecture seule : seuls les concepteurs').waitFor();
  await page.getByRole('row', { name: /pompe à vide/ }).waitFor();
  expect(await line(page).count()).toBe(0);
  expect(await page.getByRole('switch', { name: /^Utiliser/ }).count()).toBe(0);
  expect(await page.getByRole('tab').count()).toBe(0);
});
