import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings, address, openPage, openSignedIn, sidewaysOverflow } from './browser';

const publicPages = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password#token=x',
  '/accept-invitation#token=x',
  '/api/docs',
];
const protectedPages = ['/home', '/profile', '/settings', '/audit-trail'];
const themes = ['light', 'dark'] as const;
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

describe.each(themes)('in the %s theme', (colorScheme) => {
  describe.each(Object.entries(sizes))('on a %s screen', (_, viewport) => {
    it('the public pages have no axe finding and do not scroll sideways', async () => {
      const page = await openPage('/login', { colorScheme, viewport });
      for (const path of publicPages) {
        await page.goto(address + path);
        await settled(page);
        expect(await accessibilityFindings(page), path).toEqual([]);
        expect(await sidewaysOverflow(page), path).toBe(0);
      }
    });

    it('the protected pages have no axe finding and do not scroll sideways', async () => {
      const page = await openSignedIn('company.admin', '/home', { colorScheme, viewport });
      for (const path of protectedPages) {
        await page.goto(address + path);
        await page.locator('h1').first().waitFor();
        if (path === '/audit-trail') await page.getByRole('row').nth(1).waitFor();
        expect(await accessibilityFindings(page), path).toEqual([]);
        expect(await sidewaysOverflow(page), path).toBe(0);
      }
    });

    it('what opens over a page has no axe finding either', async () => {
      const page = await openSignedIn('company.admin', '/home', { colorScheme, viewport });
      await page.locator('h1').first().waitFor();
      await page.getByRole('button', { name: 'Feedback' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu de company.admin' }).click();
      await page.getByRole('menu').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  });
});

it('the layout does not jump while the first pages load', async () => {
  const page = await openPage('/login');
  await page.evaluate(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
    0.05,
  );
});
