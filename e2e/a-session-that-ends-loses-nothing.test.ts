import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, openPage, openSignedIn, signIn } from './support/browser';
import { newPerson } from './support/people';

const refused = /status of 401|ERR_|Erreur lors de la déconnexion/;

it('R24 a session that is revoked while a user types brings them back with what they typed', async () => {
  const page = await openSignedIn('lead', '/profile', { expectedConsole: refused });
  await page.getByRole('button', { name: 'Feedback' }).click();
  const message = page.getByRole('dialog').getByLabel('Message');
  await message.fill('Le bouton est trop petit avec des gants');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const revoked = await fetch(`${address}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(revoked.status).toBe(204);
  await page.waitForURL('**/login');
  await page.getByText('Votre session est terminée. Connectez-vous à nouveau.').waitFor();
  await signIn(page, 'lead');
  await page.waitForURL('**/profile');
  await message.waitFor();
  expect(await message.inputValue()).toBe('Le bouton est trop petit avec des gants');
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Merci, votre avis est envoyé.').waitFor();
});

/** Everything that this browser keeps for the site. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases]);
  });

it('R05 R24 what is typed is unreadable on the device, for the next person too, and back for its own', async () => {
  const page = await openSignedIn('lead', '/profile', { expectedConsole: refused });
  const message = page.getByRole('dialog').getByLabel('Message');
  const openFeedback = async () => {
    await page.getByRole('button', { name: 'Feedback' }).click();
    await message.waitFor();
    return message.inputValue();
  };
  await openFeedback();
  await message.fill('Le cadenas de la cuve sept');
  await expect.poll(() => keptBy(page)).toMatch(/vigie-draft\.\d+\.feedback":"sealed1/);
  expect(await keptBy(page)).not.toContain('cadenas');

  await page.reload();
  await message.waitFor({ timeout: 2_000 }).catch(openFeedback);
  expect(await message.inputValue()).toBe('Le cadenas de la cuve sept');

  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${address}/api/v1/auth/logout`, { method: 'POST', headers });
  await page.waitForURL('**/login');
  expect(await keptBy(page)).not.toContain('cadenas');

  await signIn(page, 'qa');
  await page.goto(`${address}/home`);
  expect(await openFeedback()).toBe('');
  expect(await keptBy(page)).not.toContain('cadenas');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu de qa' }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'lead');
  await page.goto(`${address}/home`);
  expect(await openFeedback()).toBe('Le cadenas de la cuve sept');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu de lead' }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/login');
  expect(await keptBy(page)).not.toContain('cadenas');
});

it('R24 what is typed before a busy browser has asked for the key of the device is kept as well', async () => {
  const page = await openSignedIn('validator', '/home');
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) => window.setTimeout(run, 1500);
  });
  // The page asks who is there, and a change of that opens the drafts as well.
  await page.route('**/users/current-user', () => undefined);
  await page.goto(`${address}/profile`);
  const email = page.getByLabel('Adresse e-mail');
  await email.fill('jeanne@demo.example');
  await expect.poll(() => keptBy(page)).toMatch(/vigie-draft\.\d+\.own-email":"sealed1/);
  await page.reload();
  await email.waitFor();
  expect(await email.inputValue()).toBe('jeanne@demo.example');
  await page.getByRole('button', { name: 'Annuler' }).click();
});

it('the 60-second check signs out when the stored expiry has passed', async () => {
  const page = await openPage('/login', { expectedConsole: refused });
  // The last answer of the page: one that is on its way while the clock is replaced takes a time before it began.
  await page.getByRole('link', { name: 'Free registration' }).waitFor();
  await page.clock.install();
  await page.goto(`${address}/login`);
  await signIn(page, 'lead');
  await page.evaluate(() => localStorage.setItem('token_expiration', '1'));
  await page.clock.fastForward(30_000);
  expect(new URL(page.url()).pathname).toBe('/home');
  await page.clock.fastForward(31_000);
  await page.waitForURL('**/login');
});

it('signing out everywhere on one device ends the other without a reload', async () => {
  const username = await newPerson('Inès', 'Partout');
  const here = await openSignedIn(username, '/settings', { expectedConsole: refused });
  const there = await openSignedIn(username, '/home', { expectedConsole: refused });
  await there.getByRole('heading', { name: 'Bonjour Inès' }).waitFor();
  await here.reload();
  await here.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await there.waitForURL('**/login');
  expect(new URL(here.url()).pathname).toBe('/settings');
});

it('what is typed survives a lost network and can be sent later', async () => {
  const page = await openSignedIn('lead', '/home', {
    expectedConsole: /ERR_INTERNET_DISCONNECTED|fetching the script|Failed to fetch/,
  });
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('Écrit hors ligne');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await dialog.getByText('Le serveur est injoignable').waitFor();
  expect(await dialog.getByLabel('Message').inputValue()).toBe('Écrit hors ligne');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Merci, votre avis est envoyé.').waitFor();
});
