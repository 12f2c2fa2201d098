import { expect, it } from 'vitest';
import { openSignedIn } from './support/browser';

it('Ctrl+K goes to a page, ? lists the shortcuts, g h goes home', async () => {
  const page = await openSignedIn('company.admin');
  await page.getByRole('heading', { name: 'Bonjour Marc' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('profil');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await page.keyboard.press('Escape');
  await page
    .locator('h1')
    .focus()
    .catch(() => {});
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.waitForURL('**/home');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

it('single keys can be switched off, and Ctrl+K stays', async () => {
  const page = await openSignedIn('designer', '/settings');
  const toggle = page.getByRole('switch', { name: "Raccourcis d'une seule touche" });
  await toggle.waitFor();
  const saved = () =>
    page.waitForResponse((response) => response.url().endsWith('/users/me') && response.status() === 200);
  const off = saved();
  await toggle.focus();
  await page.keyboard.press('Space');
  await off;
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const on = saved();
  await toggle.focus();
  await page.keyboard.press('Space');
  await on;
});

it('a menu and a dialog give the focus back', async () => {
  const page = await openSignedIn('designer');
  const feedback = page.getByRole('button', { name: 'Feedback' });
  await feedback.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => feedback.evaluate((button) => button === document.activeElement)).toBe(true);
  const avatar = page.getByRole('button', { name: 'Menu de designer' });
  await avatar.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Mon profil' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => avatar.evaluate((button) => button === document.activeElement)).toBe(true);
});
