import { expect, it } from 'vitest';
import { accessibilityFindings, openSignedIn } from './support/browser';

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
  await page.getByRole('dialog', { name: /^Aide/ }).waitFor();
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

it('the palette finds records of every kind, by number or by words, and opens them', async () => {
  const page = await openSignedIn('qa');
  const palette = page.getByRole('dialog');
  const open = async () => {
    await page.locator('h1').first().waitFor();
    await page.keyboard.press('Control+k');
    await palette.waitFor();
  };
  await open();
  await page.keyboard.type('NC_0001');
  await palette.getByRole('option', { name: /^NC_0001/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/non-conformity/NC_0001**');
  await open();
  await page.keyboard.type('balance');
  await palette.getByRole('option', { name: /^ACT_/ }).first().waitFor();
  await palette.getByRole('option', { name: /^IN_/ }).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('presse');
  await palette.getByRole('option', { name: /^NC_0001/ }).waitFor();
  expect(await palette.getByRole('option').first().textContent()).toMatch(/^[A-Z]+_\d/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('zzzz');
  await palette.getByText('Rien ne correspond.').or(palette.getByText('Nothing matches.')).waitFor();
  expect(await palette.getByRole('option').count()).toBe(0);
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
