import { expect, it } from 'vitest';
import { address, openSignedIn } from './support/browser';
import { newPerson } from './support/people';
import { reportBy } from './support/reports';

it('searches, narrows down and sorts, all of it in the address', async () => {
  const qa = await newPerson('Cherche', 'Qualite', ['qa']);
  const page = await openSignedIn(qa, '/apps/inbox?assigned=everyone');
  await page.getByRole('row', { name: /IN_/ }).first().waitFor();
  await page.getByPlaceholder('Search by ID, name...').fill('reducteur');
  await page.waitForURL('**search=reducteur*');
  await page.getByRole('row', { name: /IN_00002/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /IN_/ }).count()).toBe(1);
  await page.goto(`${address}/apps/inbox?assigned=everyone&search=IN_0000`);
  await page.getByRole('row', { name: /IN_00001/ }).waitFor();
  await page.getByRole('button', { name: /Filters/ }).click();
  await page.getByRole('checkbox', { name: 'IT Bug' }).check();
  await page.waitForURL('**category=itBug*');
  await page.getByRole('row', { name: /IN_00005/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /IN_00001/ }).count()).toBe(0);
  await page
    .getByRole('button', { name: /Remove the filter/ })
    .first()
    .click();
  await page.waitForURL((url) => !url.search.includes('category'));
  await page.getByRole('columnheader', { name: 'ID' }).getByRole('button').click();
  await page.waitForURL('**sort=id*');
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('sort'));
});

it('is chosen from, exported and kept as a view like every other list', async () => {
  const qa = await newPerson('Colette', 'Choisit', ['qa']);
  const page = await openSignedIn(qa, '/apps/inbox?assigned=everyone&search=IN_0000&sort=id&direction=asc');
  await page.getByRole('checkbox', { name: 'Select IN_00001' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByText('1 selected').waitFor();
  expect(await bar.getByRole('button', { name: 'Open' }).isEnabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Select IN_00005' }).click();
  await bar.getByText('2 selected').waitFor();
  expect(await bar.getByRole('button', { name: /^Open\. Choose a single entry/ }).isDisabled()).toBe(true);
  const chosen = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export .xls' }).click();
  expect((await chosen).suggestedFilename()).toMatch(/^inbox-.*\.xlsx$/);
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect.poll(() => bar.count()).toBe(0);
  const whole = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .xls' }).click();
  expect((await whole).suggestedFilename()).toMatch(/^inbox-.*\.xlsx$/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: 'IT Bug' }).check();
  await page.getByRole('checkbox', { name: 'HSE' }).check();
  await page.waitForURL(/category=hse(,|%2C)itBug/);
  await page.getByRole('button', { name: 'Save the view' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save the view' });
  await dialog.getByRole('textbox').fill('Informatique et sécurité');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${address}/apps/inbox`);
  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await page.getByRole('link', { name: 'Informatique et sécurité' }).click();
  await page.waitForURL(/category=hse(,|%2C)itBug/);
  await page.getByRole('row', { name: /IN_00005/ }).waitFor();
});

it('is walked with j, k and Enter; waiting rows open the decision, others the entry', async () => {
  const validator = await newPerson('Jean', 'Parcourt', ['validator']);
  const page = await openSignedIn(validator, '/apps/inbox?assigned=everyone&search=IN_00001');
  await page.getByRole('row', { name: /IN_00001/ }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/inbox/entry/IN_00001');
  await page
    .getByRole('link', { name: /NC_0001/ })
    .first()
    .waitFor();
  const report = await reportBy(await newPerson('Guy', 'Attente'), 'Attente devant le sas 2.');
  await page.goto(`${address}/apps/inbox?search=${report.id}`);
  await page.getByRole('row', { name: new RegExp(report.id) }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/apps/new-issue/approval/validate?report=${report.id}`);
});

it('shows what arrives without a reload', async () => {
  const author = await newPerson('Line', 'Direct');
  const page = await openSignedIn(await newPerson('Eve', 'Regarde', ['validator']), '/apps/inbox?search=stroboscope');
  await page.getByText('No entry matches', { exact: true }).waitFor();
  await reportBy(author, 'Stroboscope du quai en panne.');
  await page.getByRole('row', { name: /Stroboscope/ }).waitFor();
});

it('a comment calls a colleague, who finds it through the bell', async () => {
  const author = await newPerson('Anouk', 'Parle');
  const colleague = await newPerson('Basile', 'Ecoute', ['qa']);
  const report = await reportBy(author, 'Bruit dans la gaine 12.');
  const there = await openSignedIn(colleague, '/home');
  await there.getByRole('link', { name: 'Notifications, 0 non lue' }).waitFor();
  const page = await openSignedIn(author, `/apps/inbox/entry/${report.id}`);
  const composer = page.getByRole('combobox', { name: 'Add a comment' }).or(page.getByLabel('Add a comment')).first();
  await composer.focus();
  await page.keyboard.type('Un avis, @Basile');
  await page.getByRole('option', { name: /Basile Ecoute/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' <b>?</b>');
  await page.keyboard.press('Control+Enter');
  await page.getByText('<b>?</b>').first().waitFor();
  await there.getByRole('link', { name: 'Notifications, 1 non lue' }).click();
  await there.getByText(/Anouk Parle vous a mentionné/).click();
  await there.waitForURL(`**/apps/inbox/entry/${report.id}`);
  await there.getByText('<b>?</b>').first().waitFor();
  await expect.poll(() => there.getByRole('link', { name: 'Notifications, 0 non lue' }).count()).toBe(1);
});

it('R20 nothing of it reaches another company', async () => {
  const page = await openSignedIn('other.admin', '/apps/inbox?assigned=everyone', { expectedConsole: /404/ });
  await page.getByRole('row', { name: /IN_00001/ }).waitFor();
  expect(await page.getByRole('row', { name: /IN_/ }).count()).toBe(1);
  await page.getByText('Bocaux mal sertis').waitFor();
  await page.goto(`${address}/apps/inbox/entry/IN_00002`);
  await page.getByText('Report IN_00002 not found.').waitFor();
  await page.goto(`${address}/apps/equipment-failure/EF_0001`);
  await page.getByText('Equipment Failure with ID EF_0001 not found.').waitFor();
});
