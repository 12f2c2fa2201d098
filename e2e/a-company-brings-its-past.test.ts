import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type Cell, spreadsheet } from '../server/src/platform/documents/spreadsheet';
import { accessibilityFindings, demoPassword, openSignedIn, pressOn, sidewaysOverflow } from './support/browser';
import { newPerson } from './support/people';

const importPage = '/apps/parameters/import';
const refused = /status of 4\d\d|Erreur/;

/** A sheet as a company kept it: the date stands in a column that guessing does not find. */
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
    `${marker}-${at + 1}`,
    'Non-conformité',
    `Palan ${marker} numéro ${at + 1} rouillé`,
    'Mineure',
    'Clos',
    day,
    '12/03/2024',
    '02/04/2024',
    'lead',
  ]);
  const rows = async function* () {
    yield lines;
  };
  const columns = headers.map((title) => ({ title, width: 20 }));
  return buffer(spreadsheet({ name: 'Suivi', columns, rows: rows() }));
}
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it('R43 a designer prepares old cases, QA approves them with a signature, and all of them are found and marked', async () => {
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
  await page.getByRole('heading', { name: 'Correspondance des colonnes' }).waitFor();
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
  await page.getByText('2 lignes sont valides').waitFor();
  await pressOn(page.getByRole('button', { name: 'Soumettre 2 dossiers à approbation' }));
  const approve = page.getByRole('button', { name: 'Approuver l’import' });
  await approve.waitFor();
  expect(await approve.getAttribute('aria-disabled')).toBe('true');
  expect(await accessibilityFindings(page)).toEqual([]);

  const approver = await openSignedIn(await newPerson('Maël', 'Seconde', ['qa']), '/home', {
    viewport: { width: 390, height: 844 },
  });
  await approver.goto(new URL(importPage, approver.url()).href);
  const waiting = approver.getByRole('table', { name: 'À approuver' });
  await pressOn(waiting.getByRole('link', { name: 'suivi.xlsx' }).first());
  await approver.getByText('Votre signature couvre le fichier').waitFor();
  expect(await accessibilityFindings(approver)).toEqual([]);
  expect(await sidewaysOverflow(approver)).toBe(0);
  await pressOn(approver.getByRole('button', { name: 'Approuver l’import' }));
  await approver.getByText('Import approuvé').waitFor();
  await approver.getByLabel('Password', { exact: true }).fill(demoPassword);
  await pressOn(approver.getByRole('dialog').getByRole('button', { name: 'Approuver l’import' }));
  await approver.getByRole('heading', { name: '2 dossiers importés' }).waitFor({ timeout: 60_000 });

  // The page of the one who prepared it follows by itself.
  await page.getByRole('heading', { name: '2 dossiers importés' }).waitFor({ timeout: 60_000 });
  await page.getByText('Maël Seconde').waitFor();
  await pressOn(page.getByRole('link', { name: /^Non-Conformity : 2/ }));
  const row = page.getByRole('row').filter({ hasText: `${marker} numéro 2` });
  await row.getByText('Imported', { exact: true }).waitFor();
  await page.goto(new URL(`/apps/non-conformity?assigned=everyone&search=${marker}-1`, page.url()).href);
  await pressOn(page.getByRole('link', { name: new RegExp(`${marker} numéro 1`) }).first());
  await pressOn(page.getByRole('link', { name: /^Definition/ }));
  await page.getByText('Imported on').waitFor();
  await page.getByText(`Original number ${marker}-1`).waitFor();
});
