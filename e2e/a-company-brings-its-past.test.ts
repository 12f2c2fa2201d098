import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type Cell, spreadsheet } from '../server/src/platform/documents/spreadsheet';
import { accessibilityFindings, openSignedIn, pressOn } from './support/browser';
import { newPerson } from './support/people';

const importPage = '/apps/parameters/import';
const refused = /status of 4\d\d|Erreur/;

/** A sheet as a company kept it: the date stands in a column that nobody would guess. */
async function oldSheet(marker: string, ...days: readonly string[]): Promise<Buffer> {
  const headers = [
    'Référence',
    'Type',
    'Titre',
    'Criticité',
    'Statut',
    'Date',
    'Vu le',
    'Date de clôture',
    'Responsable',
  ];
  const lines = days.map((day, at): Cell[] => [
    ...[`${marker}-${at + 1}`, 'Non-conformité', `Palan ${marker} numéro ${at + 1} rouillé`, 'Mineure', 'Clos', day],
    ...['12/03/2024', '02/04/2024', 'lead'],
  ]);
  const rows = async function* () {
    yield lines;
  };
  const columns = headers.map((title) => ({ title, width: 20 }));
  return buffer(spreadsheet({ name: 'Suivi', columns, rows: rows() }));
}
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it('a designer brings old cases: a line is mended by another column, and all of them are found', async () => {
  const marker = 'VIRELOCHE';
  const person = await newPerson('Soizic', 'Passé', ['designer']);
  const page = await openSignedIn(person, '/apps/parameters/glossary', { expectedConsole: refused });
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  await page.waitForURL(`**${importPage}`);
  await page
    .getByText('Aucun import')
    .or(page.getByRole('table', { name: 'Imports précédents' }))
    .first()
    .waitFor();

  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'note.xlsx', mimeType: xlsx, buffer: Buffer.from('%PDF-1.7 rien') });
  await page.getByRole('alert').filter({ hasText: 'Ce fichier n’est pas un classeur' }).waitFor();

  const file = await oldSheet(marker, '13/03/2024', 'avant Noël');
  await chooser.setInputFiles({ name: 'suivi.xlsx', mimeType: xlsx, buffer: file });
  await page.getByRole('heading', { name: 'Quelle colonne donne quelle valeur ?' }).waitFor();
  const detection = page.getByLabel('Date de détection', { exact: true });
  expect(await detection.inputValue()).toBe('5');
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(page.getByRole('button', { name: 'Vérifier les lignes' }));
  await page.getByText('1 ligne sur 2 à corriger (1 erreur)').waitFor();
  const wrong = page.getByRole('table', { name: 'Erreurs par ligne' }).getByRole('row').nth(1);
  expect(await wrong.innerText()).toMatch(/3[\s\S]*Date[\s\S]*« avant Noël » n’est pas une date/);
  expect(await accessibilityFindings(page)).toEqual([]);

  await pressOn(page.getByRole('link', { name: 'Changer les colonnes' }));
  await detection.selectOption({ label: 'Vu le' });
  await pressOn(page.getByRole('button', { name: 'Vérifier les lignes' }));
  await page.getByText('2 lignes sont justes').waitFor();
  await pressOn(page.getByRole('button', { name: 'Importer 2 dossiers' }));
  await page.getByRole('heading', { name: '2 dossiers importés' }).waitFor({ timeout: 60_000 });

  await pressOn(page.getByRole('link', { name: /^Non-Conformity : 2/ }));
  await page.getByRole('link', { name: new RegExp(`${marker} numéro 2`) }).waitFor();
  await page.goto(new URL(`/apps/non-conformity?assigned=everyone&search=${marker}-1`, page.url()).href);
  await pressOn(page.getByRole('link', { name: new RegExp(`${marker} numéro 1`) }).first());
  await pressOn(page.getByRole('link', { name: /^Definition/ }));
  await page.getByText('Imported on').waitFor();
  await page.getByText(`Original number ${marker}-1`).waitFor();
});
