import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { address, openSignedIn, type PageOptions } from './browser';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const deviceCode = '190583';
/** The browser says of each request without a network that it failed. */
const offlineConsole =
  /ERR_INTERNET_DISCONNECTED|fetching the script|ERR_FAILED|Failed to (?:fetch|load)|TypeError|status of 401/;

/** Chooses the code of the device, and waits until the worker opens its pages. */
async function prepareDevice(page: Page): Promise<void> {
  await page.getByLabel('Code à 6 chiffres').fill(deviceCode);
  await page.getByLabel('Le même code').fill(deviceCode);
  await page.getByRole('button', { name: 'Choisir le code' }).click();
  await page.getByText('Prêt à travailler sans réseau').waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** A page that works without a network from now on. */
export async function preparedPage(username: string, options: PageOptions = {}): Promise<Page> {
  const page = await openSignedIn(username, '/offline', { ...phone, expectedConsole: offlineConsole, ...options });
  await prepareDevice(page);
  return page;
}

export async function unlockDevice(page: Page, passcode = deviceCode): Promise<void> {
  await page.getByLabel('Code à 6 chiffres').or(page.getByLabel('6-digit code')).fill(passcode);
  await page.getByRole('button', { name: /^(Déverrouiller|Unlock)$/ }).click();
}

/** What a store of the device holds, sealed as it is. */
export const rowsOf = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open('vigie-offline');
      // There is none yet: it is the application that makes it.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => resolve(opening.result);
    });
    if (!database) return [];
    const rows = await new Promise<unknown[]>((resolve) => {
      const asked = database.transaction(name).objectStore(name).getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
    database.close();
    return rows;
  }, store);

/** The browser was closed: nothing is left but what the device keeps. */
export async function coldStart(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(address + path);
  return next;
}

/** A picture of its own for each number up to 60, as large as those of a camera unless said otherwise. */
export const pictureOf = async (page: Page, n: number, width = 3000) =>
  Buffer.from(
    await page.evaluate(
      ([filled = 0, wide = 0]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: wide / 2 });
        canvas.getContext('2d')?.fillRect(0, 0, filled, wide / 2);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      },
      [(width / 60) * n, width],
    ),
    'base64',
  );
