import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, openSignedIn } from './support/browser';
import { newPerson } from './support/people';

const chart = (page: Page, name: string) => page.getByRole('application', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** By its menu, as a file. */
async function savedFrom(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Walks to the first column of the chart with the keyboard, follows it, and compares what it said with what is listed. */
async function followFirstAge(page: Page): Promise<{ said: number; listed: number }> {
  await page.goto(`${address}/apps/kpi?kind=itBug`);
  await chart(page, 'Backlog by age').focus();
  await page.keyboard.press('Home');
  const heard = chart(page, 'Backlog by age').locator('[aria-live]');
  await expect.poll(() => heard.textContent()).toMatch(/^0–30 d, Cases: \d+/);
  const said = Number(/Cases: (\d+)/.exec((await heard.textContent()) ?? '')?.[1]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Backlog · 0–30 d', level: 1 }).waitFor();
  const count = await page.getByText(/^\d+ rows?$/).textContent();
  return { said, listed: Number.parseInt(count ?? '', 10) };
}

it('a user chooses a period, follows a column to its cases and takes the figures along', async () => {
  const page = await openSignedIn(await newPerson('Maëlle', 'Quentin', ['qa']));
  await page.getByRole('main').getByRole('link', { name: 'KPI' }).click();
  await chart(page, 'Opened and closed').waitFor();

  await page.getByText('This year', { exact: true }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('IT Bug');
  await expect.poll(() => page.url()).toMatch(/from=\d{4}-01-01&to=.*&kind=itBug/);
  await page.goBack();
  await expect.poll(() => page.url()).not.toContain('kind=');

  // Others open cases meanwhile.
  await expect
    .poll(async () => {
      const { said, listed } = await followFirstAge(page);
      return said > 0 && said === listed;
    })
    .toBe(true);
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/apps\/it-bug\/IT_\d+/);

  await page.goto(`${address}/apps/kpi`);
  await page.getByRole('button', { name: 'More: Opened and closed' }).click();
  const picture = await savedFrom(page, () => page.getByRole('menuitem', { name: 'Image (.png)' }).click());
  expect(picture.name).toBe('opened-and-closed.png');
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.content.length).toBeGreaterThan(5000);
  await page.getByRole('button', { name: 'More: Opened and closed' }).click();
  await page.getByRole('menuitem', { name: 'Show as a table' }).click();
  const rows = card(page, 'Opened and closed').getByRole('row');
  await expect.poll(() => rows.count()).toBe(13);
  await card(page, 'Opened and closed')
    .getByRole('link', { name: /Opened: \d+$/ })
    .last()
    .click();
  await page.getByRole('heading', { name: 'Cases opened', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Back to the figures' }).click();

  const sheet = await savedFrom(page, () => page.getByRole('button', { name: '.xlsx' }).click());
  expect(sheet.name).toMatch(/\.xlsx$/);
  expect(sheet.content.subarray(0, 2).toString()).toBe('PK');
});

it('a figure says what it is made of, nothing is no data, and the past can be asked', async () => {
  const page = await openSignedIn(await newPerson('Ewen', 'Rolland'), '/apps/kpi');
  await page.getByRole('button', { name: 'What "Approved on time" means' }).first().click();
  const definition = page.getByRole('dialog', { name: 'Definition: Approved on time' });
  await definition.getByText('Cases approved by their due date').waitFor();
  await definition.getByText('Denominator', { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${address}/apps/kpi?from=2001-01-01&to=2001-12-31`);
  await card(page, 'Recurrence').getByText('No data').waitFor();
  expect(await page.locator('.kpi').getByText(/\d%/).count()).toBe(0);
  expect(await page.getByRole('application').count()).toBe(0);

  await page.goto(`${address}/apps/kpi?knownOn=2001-12-31`);
  await page.getByText('Figures as known on 31/12/2001').waitFor();
  await page.getByRole('button', { name: 'Difference from today' }).click();
  const difference = page.getByRole('dialog', { name: 'What has changed since 31/12/2001' });
  await difference.getByText(/\d+ records explain the difference/).waitFor();
  await difference.getByText('not known on that day').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect.poll(() => page.url()).toBe(`${address}/apps/kpi`);

  await page.getByRole('tab', { name: 'Control charts' }).click();
  await page.getByRole('application').first().waitFor();
  await page.getByLabel('Indicator', { exact: true }).selectOption('closed');
  await expect.poll(() => page.url()).toContain('/apps/kpi/control?indicator=closed');
  await page.getByText('No owner: no one is notified of signals.').waitFor();
  await page.goto(`${address}/apps/kpi/control?indicator=closed&site=Nowhere`);
  await page.getByText('Not enough data: a chart needs at least 12 periods with data.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Change the owner' }).count()).toBe(0);
  const subscription = page.getByRole('switch', { name: 'Receive the monthly figures by email' });
  await subscription.check();
  await page.getByText('You will receive the monthly figures.').waitFor();
  await page.reload();
  await expect.poll(() => subscription.isChecked()).toBe(true);
});
