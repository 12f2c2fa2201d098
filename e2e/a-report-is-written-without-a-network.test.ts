import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { accessibilityFindings, address, sidewaysOverflow, signIn, tokenOf } from './support/browser';
import { coldStart, pictureOf, preparedPage, rowsOf, unlockDevice } from './support/device';
import { newPerson } from './support/people';
import { ask, decisionBy, reportNow } from './support/reports';

interface Listed {
  readonly items: readonly { readonly id: string; readonly summary: string; readonly status: string }[];
}

async function reportsOf(username: string) {
  const token = await tokenOf(username);
  const { items } = await ask<Listed>(token, 'GET', '/api/v1/reports?assigned=me&status=waiting_approval');
  const found = items.map(({ id }) =>
    ask<{ id: string; answers: { what: string }; attachments: { mediaType: string }[] }>(
      token,
      'GET',
      `/api/v1/reports/${id}`,
    ),
  );
  return Promise.all(found);
}

const authors: string[] = [];
async function newAuthor(firstName: string, lastName: string): Promise<string> {
  const username = await newPerson(firstName, lastName);
  authors.push(username);
  return username;
}

// The overview shows a validator the oldest of the gravest alone: another journey looks for its own there.
afterEach(async () => {
  for (const username of authors.splice(0)) {
    for (const { id } of await reportsOf(username)) {
      await decisionBy('validator', await reportNow(username, id), { decision: 'reject', comment: 'Essai' });
    }
  }
});

async function fillForm(page: Page, what: string): Promise<void> {
  await page.getByText('Problem', { exact: true }).click();
  await page.getByRole('textbox', { name: 'What', exact: true }).fill(what);
}

it('a report with photos, written after a cold start without a network, arrives exactly once when it is back', async () => {
  const username = await newAuthor('Odile', 'Horsligne');
  const first = await preparedPage(username);
  const context = first.context();
  const pictures = [await pictureOf(first, 20), await pictureOf(first, 40)];
  await context.setOffline(true);

  // A phone may close the browser while its camera is open: nothing of the form is lost.
  const begun = await coldStart(first, '/apps/new-issue/form?category=nonConformity');
  await unlockDevice(begun);
  await fillForm(begun, 'Palette renversée au quai 4');
  const files = pictures.map((buffer, n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer }));
  const chooser = (page: Page) => page.locator('input[type=file]').first();
  const goAlong = (page: Page) => page.getByText('Goes along with the report').count();
  await chooser(begun).setInputFiles(files.slice(0, 1));
  await expect.poll(() => goAlong(begun)).toBe(1);
  await expect.poll(() => rowsOf(begun, 'files').then((rows) => rows.length)).toBe(1);
  const page = await coldStart(begun, '/apps/new-issue/form');
  await unlockDevice(page);
  await expect.poll(() => goAlong(page)).toBe(1);
  const what = page.getByRole('textbox', { name: 'What', exact: true });
  await expect.poll(() => what.inputValue()).toBe('Palette renversée au quai 4');
  await chooser(page).setInputFiles(files.slice(1));
  await expect.poll(() => goAlong(page)).toBe(2);
  await page.getByRole('button', { name: 'Keep and send later' }).click();
  await page.waitForURL('**/offline');
  await page.getByText('Palette renversée au quai 4').waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await reportsOf(username)).toEqual([]);

  // Nothing of it can be read on the device.
  const kept = [
    ...(await rowsOf(page, 'entries')),
    ...(await rowsOf(page, 'photos')),
    ...(await rowsOf(page, 'files')),
  ];
  expect(kept).toHaveLength(3);
  expect(JSON.stringify(kept) + (await page.evaluate(() => JSON.stringify(localStorage)))).not.toContain('Palette');

  // Killed again, and the network comes back.
  const last = await coldStart(page, '/offline');
  await last.getByLabel('Code à 6 chiffres').waitFor();
  await context.setOffline(false);
  await last.getByText('Rien n’attend sur cet appareil').waitFor();
  const [sent, ...others] = await reportsOf(username);
  expect(others).toEqual([]);
  expect(sent?.answers.what).toBe('Palette renversée au quai 4');
  expect(sent?.attachments.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg', 'image/jpeg']);
  await last.reload();
  await last.getByText('Rien n’attend sur cet appareil').waitFor();
  expect(await reportsOf(username)).toHaveLength(1);
});

it('the wizard keeps its report too, also when the network is lost half-way', async () => {
  const username = await newAuthor('Odile', 'Assistant');
  const page = await preparedPage(username);
  await page.goto(`${address}/apps/new-issue/categories`);
  await page.getByRole('radio', { name: 'HSE' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Draft saved').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: 'Risk' }).click();
  await page.waitForURL('**/apps/new-issue/audit*');
  await page.getByRole('radio', { name: 'Gemba' }).click();
  await page.waitForURL('**/apps/new-issue/description*');
  await page.getByRole('textbox', { name: 'What', exact: true }).fill('Sol glissant devant le sas');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Keep and send later' }).click();
  await page.waitForURL('**/offline');
  await page.getByText('Sol glissant devant le sas').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Rien n’attend sur cet appareil').waitFor();
  const sent = await reportsOf(username);
  expect(sent.map(({ answers }) => answers.what)).toEqual(['Sol glissant devant le sas']);
});

it('five wrong codes drop the key; what waits stays, is no one else’s, and is sent after a sign-in with the network', async () => {
  const username = await newAuthor('Odile', 'Oubli');
  const other = await newAuthor('Odile', 'Voisine');
  const first = await preparedPage(username);
  const context = first.context();
  await context.setOffline(true);
  const form = await coldStart(first, '/apps/new-issue/form?category=hse');
  await unlockDevice(form);
  await fillForm(form, 'Garde-corps descellé');
  await form.getByRole('button', { name: 'Keep and send later' }).click();
  await form.waitForURL('**/offline');

  // The session has ended by the time of the next start.
  await form.evaluate(() => {
    for (const name of ['access_token', 'current_user', 'token_expiration']) localStorage.removeItem(name);
  });
  const page = await coldStart(form, '/apps/new-issue');
  await page.getByRole('link', { name: 'Travailler sans réseau' }).click();
  for (let left = 4; left > 0; left -= 1) {
    await unlockDevice(page, '000000');
    await page.getByText(`encore ${left}`).waitFor();
  }
  await unlockDevice(page, '000000');
  await page.getByText('connectez-vous avec le réseau').waitFor();
  await unlockDevice(page);
  await page.getByText('connectez-vous avec le réseau').waitFor();

  // A colleague signs in on the same device: a count, and nothing else.
  await context.setOffline(false);
  const colleague = await coldStart(page, '/login');
  await signIn(colleague, other);
  await colleague.goto(`${address}/offline`);
  await colleague.getByText('1 saisie d’une autre personne attend').waitFor();
  expect(await colleague.getByText('Garde-corps').count()).toBe(0);
  expect(await reportsOf(username)).toEqual([]);
  expect(await reportsOf(other)).toEqual([]);

  await colleague.evaluate(() => localStorage.removeItem('access_token'));
  const own = await coldStart(colleague, '/login');
  await signIn(own, username);
  await own.goto(`${address}/offline`);
  await own.getByText('Rien n’attend sur cet appareil').waitFor();
  expect((await reportsOf(username)).map(({ answers }) => answers.what)).toEqual(['Garde-corps descellé']);
});

it('a browser that is closed again and again while it sends loses nothing and sends nothing twice', async () => {
  const username = await newAuthor('Odile', 'Coupures');
  let page = await preparedPage(username);
  const context = page.context();
  const pictures = [await pictureOf(page, 14), await pictureOf(page, 28), await pictureOf(page, 42)];
  await context.setOffline(true);
  const texts = ['Première fuite', 'Deuxième fuite', 'Troisième fuite'];
  page = await coldStart(page, '/apps/new-issue/form?category=hse');
  await unlockDevice(page);
  for (const [n, what] of texts.entries()) {
    if (n > 0) await page.getByRole('link', { name: 'Nouveau signalement' }).click();
    if (n > 0) await page.getByRole('link', { name: /^HSE/ }).click();
    await fillForm(page, what);
    const files = pictures.map((buffer, i) => ({ name: `${n}-${i}.png`, mimeType: 'image/png', buffer }));
    await page.locator('input[type=file]').first().setInputFiles(files);
    await expect.poll(() => page.getByText('Goes along with the report').count()).toBe(files.length);
    await page.getByRole('button', { name: 'Keep and send later' }).click();
    await page.waitForURL('**/offline');
    await page.getByText(what).waitFor();
  }
  await context.setOffline(false);
  for (let kill = 0; kill < 6; kill += 1) {
    page = await coldStart(page, '/offline');
    await page.waitForTimeout(200 + Math.random() * 600);
    await context.setOffline(kill % 2 === 0);
    await page.waitForTimeout(Math.random() * 200);
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
  }
  await page.goto(`${address}/offline`);
  await page.getByText('Rien n’attend sur cet appareil').waitFor();
  const sent = await reportsOf(username);
  expect(sent.map(({ answers }) => answers.what).sort()).toEqual([...texts].sort());
  expect(sent.map(({ attachments }) => attachments.length)).toEqual([3, 3, 3]);
});
