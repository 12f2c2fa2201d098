import { expect, it } from 'vitest';
import { openPage, openSignedIn, signIn } from './browser';

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
  const here = await openSignedIn('qa', '/settings');
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
  await signIn(there, 'qa');
  await there.getByRole('heading', { name: 'Hello Claire' }).waitFor();
  expect(await there.locator('html').getAttribute('data-theme')).toBe('dark');
  const back = here.waitForResponse((response) => response.url().endsWith('/users/me') && response.status() === 200);
  await here.getByText('Mixed', { exact: true }).click();
  await back;
});
