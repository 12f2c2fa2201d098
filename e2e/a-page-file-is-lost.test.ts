import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, openSignedIn } from './support/browser';
import { newCase } from './support/cases';

const asNew = { expectedConsole: /Failed to load resource|FileLost|cannot be had/, hasEmptyCache: true };
const failure = 'Cette page n’a pas pu s’afficher';

interface LostFile {
  /** How often the browser asked for it. */
  asked: () => number;
  giveBack: () => void;
}

/** The file of a page is not to be had so many times, or until it is given back. */
async function loseFile(page: Page, name: string, times = Number.POSITIVE_INFINITY): Promise<LostFile> {
  let asked = 0;
  let isLost = true;
  await page.context().route(`**/assets/${name}-*.js`, (route) => {
    asked += 1;
    if (!isLost || asked > times) return route.continue();
    return asked % 2 ? route.fulfill({ status: 404, body: '' }) : route.abort();
  });
  return {
    asked: () => asked,
    giveBack: () => {
      isLost = false;
    },
  };
}

/** The server answers with the page of a version that this browser does not run; a full load finds the file. */
async function deployNewVersion(page: Page, file?: LostFile): Promise<void> {
  await page.context().route(`${address}/`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js');
    await route.fulfill({ response: answer, body });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) file?.giveBack();
  });
}

/** The addresses that the browser has loaded in full since. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

async function watchForFailure(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate((words) => {
    const watched = window as unknown as { sawFailure: boolean };
    watched.sawFailure = false;
    new MutationObserver(() => {
      watched.sawFailure ||= document.body.innerText.includes(words);
    }).observe(document.body, { childList: true, subtree: true });
  }, failure);
  return () => page.evaluate(() => (window as unknown as { sawFailure: boolean }).sawFailure);
}

async function goToNotifications(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('body').press('g');
  await page.locator('body').press('n');
}

const notifications = (page: Page) => page.getByRole('heading', { name: 'Notifications', level: 1 });

it('a page whose file is lost on the way is asked for again and opens', async () => {
  const page = await openSignedIn('lead', '/home', asNew);
  const file = await loseFile(page, 'notifications-page', 2);
  const loads = watchLoads(page);
  const sawFailure = await watchForFailure(page);
  await goToNotifications(page);
  await notifications(page).waitFor();
  expect(file.asked()).toBeGreaterThan(2);
  expect(await sawFailure()).toBe(false);
  expect(loads).toEqual([]);
});

it('a page that was lost while a user pointed at its link is asked for again when they follow it', async () => {
  const page = await openSignedIn('lead', '/home', asNew);
  const file = await loseFile(page, 'notifications-page');
  const link = page.getByRole('main').getByRole('link', { name: 'Notifications' });
  await link.hover();
  await expect.poll(file.asked).toBeGreaterThan(3);
  await page.waitForTimeout(500);
  file.giveBack();
  const loads = watchLoads(page);
  const sawFailure = await watchForFailure(page);
  await link.click();
  await notifications(page).waitFor();
  expect(await sawFailure()).toBe(false);
  expect(loads).toEqual([]);
});

it('a page that only a newer version has is loaded with it, and what was typed is still there', async () => {
  const page = await openSignedIn('qa', '/profile', asNew);
  const email = page.getByLabel('Adresse e-mail');
  await email.fill('jeanne-marie@demo.example');
  await email.blur();
  const file = await loseFile(page, 'notifications-page');
  await deployNewVersion(page, file);
  const loads = watchLoads(page);
  await goToNotifications(page);
  await notifications(page).waitFor();
  expect(loads).toEqual(['/apps/notifications']);
  await page.goto(`${address}/profile`);
  expect(await email.inputValue()).toBe('jeanne-marie@demo.example');
  await page.getByRole('button', { name: 'Annuler' }).click();
});

it('what could not be saved before a newer version is loaded is saved after it', async () => {
  const { id, lead } = await newCase('Version', 'Une étiquette illisible sur la ligne 2');
  const step = `/apps/non-conformity/${id}/productBatch`;
  const page = await openSignedIn(lead, step, asNew);
  const justification = page.getByLabel('Justification');
  const saves = '**/api/v1/cases/*/steps/productBatch';
  await page.context().route(saves, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await justification.fill('Aucun lot libéré');
  await justification.blur();
  const file = await loseFile(page, 'notifications-page');
  await deployNewVersion(page, file);
  await goToNotifications(page);
  await notifications(page).waitFor();
  await page.context().unroute(saves);
  await page.goto(address + step);
  await page.getByText('Saved').first().waitFor();
  expect(await justification.inputValue()).toBe('Aucun lot libéré');
});

it('a newer version is loaded once: a page that it lacks as well says so', async () => {
  const page = await openSignedIn('lead', '/home', asNew);
  await loseFile(page, 'notifications-page');
  await deployNewVersion(page);
  const loads = watchLoads(page);
  await goToNotifications(page);
  await page.getByText(failure).waitFor();
  expect(loads).toEqual(['/apps/notifications']);
  await page.waitForTimeout(1000);
  expect(loads).toEqual(['/apps/notifications']);
});

it('a page whose file is gone says so, and opens from there when it is back', async () => {
  const page = await openSignedIn('lead', '/home', asNew);
  const file = await loseFile(page, 'notifications-page');
  const loads = watchLoads(page);
  await goToNotifications(page);
  await page.getByText(failure).waitFor();
  expect(new URL(page.url()).pathname).toBe('/apps/notifications');
  file.giveBack();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await notifications(page).waitFor();
  expect(loads).toEqual([]);
});

it('asking by hand for a file that stays gone ends with a full load', async () => {
  const page = await openSignedIn('lead', '/home', asNew);
  await loseFile(page, 'notifications-page');
  const loads = watchLoads(page);
  await goToNotifications(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => loads).toEqual(['/apps/notifications']);
  await page.getByText(failure).waitFor();
  expect(loads).toEqual(['/apps/notifications']);
});

it('a dialog that only a newer version has opens with it where nothing is typed', async () => {
  const page = await openSignedIn('lead', '/home', asNew);
  const file = await loseFile(page, 'feedback-dialog');
  await deployNewVersion(page, file);
  const loads = watchLoads(page);
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect.poll(() => loads).toEqual(['/home']);
  await page.getByRole('dialog').getByLabel('Message').waitFor();
});

it('a dialog that only a newer version has leaves the page as it is where something is typed', async () => {
  const page = await openSignedIn('lead', '/profile', asNew);
  const current = page.getByLabel('Mot de passe actuel', { exact: true });
  await current.fill('à moitié');
  const file = await loseFile(page, 'feedback-dialog');
  await deployNewVersion(page);
  const loads = watchLoads(page);
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByText('Une nouvelle version de Vigie est disponible.').waitFor();
  expect(await current.inputValue()).toBe('à moitié');
  expect(loads).toEqual([]);
  file.giveBack();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect.poll(() => loads).toEqual(['/profile']);
});

it('a dialog whose file is gone leaves the page as it is, says so, and opens later', async () => {
  const page = await openSignedIn('lead', '/home', asNew);
  const file = await loseFile(page, 'feedback-dialog');
  const loads = watchLoads(page);
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByText('Erreur de chargement').waitFor();
  await page.getByRole('heading', { name: 'Bonjour' }).waitFor();
  file.giveBack();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByRole('dialog').getByLabel('Message').waitFor();
  expect(loads).toEqual([]);
});
