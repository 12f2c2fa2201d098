import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { address, demoPassword, openPage, openSignedIn, signIn, tokenOf } from './support/browser';
import { newPerson } from './support/people';

const refused = /status of (401|422|423)|ERR_/;
const minute = 60_000;

async function lockAfter(idleLockMinutes: number): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf('other.admin')}`, 'content-type': 'application/json' };
  const { version } = (await (await fetch(`${address}/api/v1/parameters`, { headers })).json()) as { version: number };
  const answer = await fetch(`${address}/api/v1/parameters`, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': `"${version}"` },
    body: JSON.stringify({ idleLockMinutes, reason: 'Postes partagés' }),
  });
  expect(answer.status).toBe(200);
}

// In the other company, whose pages no other journey leaves open.
beforeAll(() => lockAfter(5));
afterAll(() => lockAfter(0));

const cover = (page: Page) => page.getByRole('dialog', { name: 'Session verrouillée' });
const unlock = async (page: Page, password = demoPassword) => {
  await page.locator('.lock-cover input[name=password]').fill(password);
  await page.locator('.lock-cover button[type=submit]').click();
};

async function openWithClock(username: string): Promise<Page> {
  const page = await openPage('/login', { expectedConsole: refused });
  await page.clock.install();
  await page.goto(`${address}/login`);
  await signIn(page, username);
  return page;
}

it('R24 a page left alone is covered, and has what was typed once it is unlocked', async () => {
  const page = await openWithClock('other.reporter');
  await page.getByRole('button', { name: 'Feedback' }).click();
  const message = page.getByRole('dialog').getByLabel('Message');
  await message.fill('Écrit avant la pause');
  const stop = await page.evaluate(() => localStorage.getItem('access_token'));

  await page.clock.fastForward(4 * minute);
  expect(await cover(page).count()).toBe(0);
  await page.clock.fastForward(2 * minute);
  await cover(page).waitFor();
  // Neither eyes nor keyboard nor a screen reader find what is under it.
  expect(await page.getByLabel('Message').count()).toBe(1);
  expect(await page.getByText('Écrit avant la pause').isVisible()).toBe(false);
  expect(await page.locator('body > :not(.lock-cover):not([inert]):not(script)').count()).toBe(0);
  expect(await page.title()).toBe('Vigie');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => !document.activeElement?.closest('#root'));
    expect(inside).toBe(true);
  }
  const asked = await fetch(`${address}/api/v1/users`, { headers: { authorization: `Bearer ${stop}` } });
  expect(asked.status).toBe(423);

  await unlock(page, 'not this one');
  await cover(page).getByText('Mot de passe incorrect.').waitFor();
  await unlock(page);
  await cover(page).waitFor({ state: 'detached' });
  expect(await message.inputValue()).toBe('Écrit avant la pause');
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Merci, votre avis est envoyé.').waitFor();
});

it('R24 what is saved while the page is locked arrives after it is unlocked', async () => {
  const page = await openSignedIn(await newPerson('Lou', 'Verrou'), '/settings', { expectedConsole: refused });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${address}/api/v1/sessions/current/lock`, { method: 'POST', headers });
  // The server announces the lock, although the page itself has seen input a moment ago.
  await cover(page).waitFor();
  await page.evaluate(() => document.documentElement.removeAttribute('data-locked'));
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[inert]')) part.inert = false;
  });
  const isSaved = () => page.waitForResponse((answer) => answer.url().endsWith('/users/me') && answer.status() === 200);
  const saved = isSaved();
  // A user who removes the cover by hand changes a preference, and nothing is saved.
  await page.getByRole('radio', { name: 'English' }).first().dispatchEvent('click');
  await page.waitForTimeout(500);
  const before = await fetch(`${address}/api/v1/users/current-user`, { headers });
  expect(before.status).toBe(423);
  await unlock(page);
  await saved;
});

it('a second tab is covered and opened with the first, and another user can sign in instead', async () => {
  const page = await openWithClock('other.reporter');
  const second = await page.context().newPage();
  await second.goto(`${address}/profile`);
  await second.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.fastForward(6 * minute);
  await cover(second).waitFor();
  await unlock(second);
  await cover(page).waitFor({ state: 'detached' });
  await page.clock.fastForward(6 * minute);
  await cover(page).getByRole('button', { name: 'Se connecter avec un autre compte' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'other.admin');
  await page.waitForURL('**/home');
  expect(await cover(page).count()).toBe(0);
});
