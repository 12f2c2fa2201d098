import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, demoPassword, openPage, openSignedIn, signIn, tokenOf } from './support/browser';
import { newPerson } from './support/people';

it('the sign-in page speaks three styles without a reload', async () => {
  const page = await openPage('/login');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByText('Français', { exact: true }).click();
  await page.getByRole('heading', { name: 'Connexion' }).waitFor();
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.getByText('English', { exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByRole('button', { name: 'Show the password' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

it('a choice in the settings follows the person to another device', async () => {
  const username = await newPerson('Claire', 'Appareils');
  const here = await openSignedIn(username, '/settings');
  await here.getByRole('heading', { name: 'Paramètres' }).waitFor();
  const saved = here.waitForResponse((response) => response.url().endsWith('/users/me') && response.status() === 200);
  await here.getByText('English', { exact: true }).click();
  await here.getByRole('heading', { name: 'Settings' }).waitFor();
  await saved;
  const savedTheme = here.waitForResponse(
    (response) => response.url().endsWith('/users/me') && response.status() === 200,
  );
  await here.getByText('Dark', { exact: true }).click();
  await savedTheme;
  const there = await openPage('/login');
  await signIn(there, username);
  await there.getByRole('heading', { name: 'Hello Claire' }).waitFor();
  expect(await there.locator('html').getAttribute('data-theme')).toBe('dark');
});

/** What the account itself remembers, whatever this browser shows. */
async function rememberedStyle(username: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(username)}` };
  const answer = await fetch(`${address}/v1/users/current-user`, { headers });
  return ((await answer.json()) as { preferences: { languageStyle: string } }).preferences.languageStyle;
}

async function chooseEnglishAndSignIn(page: Page, username: string): Promise<void> {
  await page.getByText('English', { exact: true }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}

it('a style chosen at sign-in survives a reload that comes at once', async () => {
  const username = await newPerson('Lise', 'Prompt', ['reporter']);
  // The saving of the page before may be answered after this page has read the account.
  const page = await openPage('/login', { expectedConsole: /412/ });
  await chooseEnglishAndSignIn(page, username);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.reload();
  await page.getByRole('heading', { name: 'Hello Lise' }).waitFor();
  await expect.poll(() => rememberedStyle(username)).toBe('en');
  await page.reload();
  await page.getByRole('heading', { name: 'Hello Lise' }).waitFor();
});

it('a style chosen at sign-in is saved after a reload that lost the saving', async () => {
  const username = await newPerson('Lise', 'Perdue', ['reporter']);
  const page = await openPage('/login');
  const held = page.waitForRequest((request) => request.url().endsWith('/users/me'));
  // Held until the page is left: to stop holding it would send it on its way.
  let isHeld = true;
  await page.route('**/users/me', (route) => (isHeld ? undefined : route.continue()));
  await chooseEnglishAndSignIn(page, username);
  // Also before the first sign-in.
  await page.reload();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await held;
  isHeld = false;
  await page.reload();
  await page.getByRole('heading', { name: 'Hello Lise' }).waitFor();
  await expect.poll(() => rememberedStyle(username)).toBe('en');
});
