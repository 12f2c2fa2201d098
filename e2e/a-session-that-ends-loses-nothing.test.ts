import { expect, it } from 'vitest';
import { address, openPage, openSignedIn, signIn } from './browser';

const refused = /status of 401|ERR_|Erreur lors de la déconnexion/;

it('R24 a session that is revoked while somebody types brings them back with what they typed', async () => {
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

it('the 60-second check signs out when the stored expiry has passed', async () => {
  const page = await openPage('/login', { expectedConsole: refused });
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
  const here = await openSignedIn('designer', '/settings', { expectedConsole: refused });
  const there = await openSignedIn('designer', '/home', { expectedConsole: refused });
  await there.getByRole('heading', { name: 'Bonjour Inès' }).waitFor();
  await here.reload();
  await here.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await there.waitForURL('**/login');
  expect(new URL(here.url()).pathname).toBe('/settings');
});

it('what is typed survives a lost network and can be sent later', async () => {
  const page = await openSignedIn('lead', '/home', { expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
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
