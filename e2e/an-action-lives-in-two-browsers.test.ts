import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, openSignedIn, pressOn, typeInto } from './support/browser';
import { newPerson } from './support/people';

const inAWhile = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const later = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
const typed = (day: string) => day.split('-').reverse().join('/');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The state that the card of the action shows. */
const state = (page: Page, word: string) => page.locator('.action-state', { hasText: word }).first().waitFor();

it('from the task that one sends to the work that the other completes, each sees what the other does', async () => {
  const chief = await newPerson('Chantal', 'Donneuse');
  const worker = await newPerson('Walid', 'Faiseur');
  const there = await openSignedIn(worker, '/apps/actions?assigned=me', { expectedConsole: /409|412/ });
  await there.getByText('No action', { exact: true }).waitFor();

  const here = await openSignedIn(chief, '/apps/actions?assigned=everyone', { expectedConsole: /409|412/ });
  await pressOn(here.getByRole('link', { name: 'New Task' }));
  await here.waitForURL('**/apps/actions/new*');
  const popup = here.getByRole('dialog', { name: 'New task' });
  await popup.getByLabel('Title').fill('Remplacer le joint du sas 3');
  await popup.getByLabel('Assign to').fill('Walid');
  await here.getByRole('option', { name: /Walid Faiseur/ }).click();
  await popup.getByLabel('Due date').fill(typed(inAWhile));
  await popup.getByLabel('Priority').selectOption('high');
  await popup.getByPlaceholder('What? Why? How?').fill('Joint en EPDM, référence 40-118.');
  await pressOn(popup.getByRole('button', { name: 'Add an item' }));
  await here.keyboard.type('Commander le joint');
  await here.keyboard.press('Enter');
  await here.keyboard.type('Poser le joint');
  await here.keyboard.press('Enter');
  await popup.getByRole('button', { name: 'Attach a file' }).click();
  const chooser = here.waitForEvent('filechooser');
  await here.getByRole('menuitem', { name: 'Image' }).click();
  await (await chooser).setFiles({ name: 'joint.png', mimeType: 'image/png', buffer: png });
  await popup.getByText('joint.png').waitFor();
  await popup.getByText('70 B').waitFor();
  expect(await accessibilityFindings(here)).toEqual([]);
  await popup.getByRole('button', { name: 'Send' }).click();
  await here.waitForURL(/\/apps\/actions(\?|$)/);
  await here.getByRole('row', { name: /Remplacer le joint du sas 3/ }).waitFor();

  const row = there.getByRole('row', { name: /Remplacer le joint du sas 3/ });
  await row.waitFor();
  await row.getByText('High').waitFor();
  await there.getByRole('link', { name: /Notifications, 1/ }).waitFor();
  await row.getByRole('link', { name: 'Remplacer le joint du sas 3' }).click();
  await there.waitForURL('**/apps/actions/ACT_*');
  await here.getByRole('link', { name: 'Remplacer le joint du sas 3' }).click();
  await here.waitForURL('**/apps/actions/ACT_*');
  for (const page of [here, there]) await page.getByText('Joint en EPDM, référence 40-118.').first().waitFor();
  expect(await there.getByRole('checkbox', { name: 'Commander le joint' }).isEnabled()).toBe(true);

  const ready = there.getByRole('switch', { name: 'Ready for QA' });
  await there.getByText('2 items of the to-do list are still to be done.').first().waitFor();
  for (const item of ['Commander le joint', 'Poser le joint']) {
    await there.getByRole('checkbox', { name: item }).click();
    await expect.poll(() => here.getByRole('checkbox', { name: item }).isChecked()).toBe(true);
  }

  await pressOn(there.getByRole('button', { name: 'Request an extension' }));
  const asking = there.getByRole('dialog', { name: 'Request an extension' });
  await asking.getByRole('textbox', { name: 'Extend until' }).fill(typed(later));
  await asking.getByLabel(/Reason/).fill('Le fournisseur est en rupture.');
  await asking.getByRole('button', { name: 'Request', exact: true }).click();
  await here.getByText(/Walid Faiseur asks to move the due date/).waitFor();
  await here.getByRole('button', { name: 'Grant the extension' }).click();
  await there.locator('main').getByText(typed(later)).first().waitFor();

  const comments = here.getByRole('textbox', { name: /comment/ });
  await typeInto(comments, 'Bien reçu, @walid.faiseur ?');
  await here.keyboard.press('ControlOrMeta+Enter');
  await there.getByText('Bien reçu').first().waitFor();

  await pressOn(ready, 'Space');
  await state(here, 'Ready for QA');
  await here.getByRole('button', { name: 'Send back' }).click();
  await here.getByRole('dialog').getByRole('textbox').fill('La photo manque.');
  await here.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await state(there, 'In Progress');
  await pressOn(ready, 'Space');
  await state(here, 'Ready for QA');
  await pressOn(here.getByRole('button', { name: 'QA Reviewed' }));
  await state(there, 'Approved');
  await there.getByRole('region', { name: 'Your action' }).getByRole('button', { name: 'Complete' }).click();
  await state(here, 'Completed');
  await here.getByRole('listitem').filter({ hasText: 'completed the action' }).first().waitFor();
  await here.getByText('La photo manque.').first().waitFor();
});
