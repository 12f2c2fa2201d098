import { expect, it } from 'vitest';
import { accessibilityFindings, address, openSignedIn } from './support/browser';

const offline =
  /ERR_INTERNET_DISCONNECTED|fetching the script|Failed to fetch|ERR_FAILED|Failed to load|A file of the application/;

it('an unknown address leads to the launcher, as the sources say, which names it', async () => {
  const page = await openSignedIn('reporter', '/apps/nowhere');
  await page.getByRole('heading', { name: 'Bonjour' }).waitFor();
  await page.getByText('Il n’y a pas de page à l’adresse /apps/nowhere.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/home');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  expect(await page.getByText('Il n’y a pas de page').count()).toBe(0);
});

it('a page for others says whom it is for', async () => {
  const page = await openSignedIn('reporter', '/apps/parameters');
  await page.getByRole('heading', { name: 'Cette page ne vous est pas destinée' }).waitFor();
  await page.getByText("Administrateur de l'entreprise").waitFor();
  expect(new URL(page.url()).pathname).toBe('/apps/parameters');
  expect(await accessibilityFindings(page)).toEqual([]);
});

it('the approval of no report leads to its first view, which offers the categories', async () => {
  const page = await openSignedIn('reporter', '/apps/new-issue/approval');
  await page.getByText('No report chosen').waitFor();
  expect(new URL(page.url()).pathname).toBe('/apps/new-issue/approval/send');
  await page.getByRole('link', { name: 'Start a new report' }).click();
  await page.getByRole('heading', { name: 'What do you want to report?' }).waitFor();
});

it('without a network the page in view stays, and another one says that the network is gone', async () => {
  const page = await openSignedIn('reporter', '/apps/inbox', { expectedConsole: offline });
  await page.locator('tbody .row-link').first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('Connection lost.').waitFor();
  await page.locator('tbody .row-link').first().waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/apps/kpi');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { name: 'No network' }).waitFor();
  await page.goBack();
  await page.locator('tbody .row-link').first().waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'No network' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Opened and closed').first().waitFor();
});

it('says that the session loads until the application is there', async () => {
  const html = await (await fetch(`${address}/home`)).text();
  expect(html).toMatch(/role="status">\s*<span lang="fr">Chargement\.\.\.<\/span>/);
});
