import { expect, it } from 'vitest';
import { accessibilityFindings, openSignedIn, pressOn } from './support/browser';
import { newCase } from './support/cases';
import { newPerson } from './support/people';

it('the lead writer makes a case confidential, and a colleague’s open page and list have it no longer', async () => {
  const { id, lead, qa } = await newCase('Confident', 'Malaise au vestiaire du bâtiment D.', 'hse');
  const stranger = await newPerson('Sacha', 'Dehors');
  const named = await newPerson('Nadia', 'Dedans');
  const address = `/apps/hse/${id}/peopleEnvironment`;
  const list = `/apps/hse?assigned=everyone&search=${id}`;
  const theirPage = await openSignedIn(stranger, address, { expectedConsole: /404/ });
  const theirList = await openSignedIn(stranger, list, { expectedConsole: /404/ });
  await theirPage.getByRole('heading', { level: 1, name: /Malaise au vestiaire/ }).waitFor();
  await theirList.getByRole('link', { name: /Malaise au vestiaire/ }).waitFor();

  const page = await openSignedIn(lead, address);
  const access = page.getByRole('button', { name: 'Change access' });
  await page.getByText('Every colleague can read this case.').waitFor();
  await pressOn(access);
  const dialog = page.getByRole('dialog', { name: `Who can read ${id}?` });
  await pressOn(dialog.getByRole('switch', { name: 'Confidential case' }), 'Space');
  expect(await dialog.getByRole('checkbox', { name: 'Quality assurance' }).isChecked()).toBe(true);
  await dialog.getByRole('combobox', { name: /People with access/ }).fill('Nadia');
  await page.getByRole('option', { name: /Nadia Dedans/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This field is required').waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Données de santé.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.case-head').getByText('Confidential', { exact: true }).waitFor();
  await page.getByText('Access limited to:').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Nadia Dedans' }).getByText('named').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await theirPage.getByText(`${id} not found`).waitFor();
  expect(await theirPage.getByText('Malaise au vestiaire').count()).toBe(0);
  await theirList.getByText('No case matches').first().waitFor();
  await theirPage.reload();
  await theirPage.getByText(`${id} not found`).waitFor();

  const reader = await openSignedIn(named, list);
  const row = reader.getByRole('row', { name: /Malaise au vestiaire/ });
  await row.getByText('Confidential', { exact: true }).waitFor();
  const review = await openSignedIn(qa, address);
  await review.locator('.case-head').getByText('Confidential', { exact: true }).waitFor();
});
