import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, demoPassword, openPage, openSignedIn } from './browser';
import {
  actionPages,
  casePages,
  investigationPages,
  protectedPages,
  publicPages,
  reportPages,
  settled,
} from './every-page';
import { heardData, shownTexts, strayFinder, withoutData } from './stray-language';

const findStray = await strayFinder();
/** As the requirements show them: lists, cases, actions, new issues, approval and inbox in English. */
const languageAt = (path: string) => (/^\/apps\/(?!alertes|notifications|parameters)/.test(path) ? 'en' : 'fr');

/** Goes to pages and judges them as they stand. */
function visitor(page: Page) {
  const data = heardData(page);
  const judge = async (path: string, what = path): Promise<void> => {
    await expect.poll(() => page.locator('.skeletons').count(), { message: what }).toBe(0);
    const { page: said, frame } = await shownTexts(page);
    const written = await data();
    expect(findStray(withoutData(said, written), languageAt(path)), what).toEqual([]);
    expect(findStray(withoutData(frame, written), 'fr'), `the frame of ${what}`).toEqual([]);
    expect(await page.locator('html').getAttribute('lang'), what).toBe(languageAt(path));
  };
  const visit = async (path: string, shown?: string): Promise<void> => {
    await page.goto(address + path);
    if (shown) await page.getByText(shown).first().waitFor();
    await settled(page);
    await judge(path);
  };
  return { judge, visit };
}

it('the public pages speak French', async () => {
  const { visit } = visitor(await openPage('/login'));
  const { '/api/docs': _english, ...french } = publicPages;
  for (const [path, shown] of Object.entries(french)) await visit(path, shown);
});

it('the pages of a person and of a company speak French', async () => {
  const { visit } = visitor(await openSignedIn('company.admin'));
  for (const [path, shown] of Object.entries(protectedPages)) await visit(path, shown);
});

it('the administration speaks French', async () => {
  const page = await openSignedIn('platform.admin');
  const { judge, visit } = visitor(page);
  await visit('/admin', 'Accès protégé');
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Modifier Laboratoires Orvaline' }).click();
  await page.getByRole('dialog').waitFor();
  await judge('/admin', 'a company');
});

it.each([
  ['of reports', 'reporter', reportPages],
  ['of cases', 'reporter', casePages],
  ['of actions and alerts', 'lead', actionPages],
  ['of an investigation', 'lead', investigationPages],
] as const)('the pages %s speak one language each', async (_what, who, pages) => {
  const { visit } = visitor(await openSignedIn(who));
  for (const [path, shown] of Object.entries(pages)) await visit(path, shown);
});

it('what opens on an English page speaks English', async () => {
  const page = await openSignedIn('lead');
  const { judge, visit } = visitor(page);
  const list = '/apps/actions?assigned=everyone&search=BAL-118';
  await visit(list, 'ACT_0005');
  await page.getByRole('checkbox', { name: 'Select ACT_0005' }).click();
  await judge(list, 'a selection');
  await page.getByRole('button', { name: 'Filters' }).click();
  await judge(list, 'the filters');
  await page.getByRole('button', { name: 'Sort & Filter' }).click();
  await page.getByRole('button', { name: 'Save the view' }).first().waitFor();
  await judge(list, 'order and views');
  const place = '/apps/non-conformity/NC_0001/capaPlan';
  await visit(place, 'No CAPA yet');
  await page.getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('menu').waitFor();
  await judge(place, 'the menu of a case');
});

it('what the frame opens over an English page speaks French', async () => {
  const page = await openSignedIn('lead', '/apps/inbox');
  const expectFrench = async (role: 'dialog' | 'menu') => {
    const opened = page.getByRole(role);
    await opened.waitFor();
    const said = (await opened.locator(':scope, *').allTextContents()).map((text) => text.trim());
    expect(said.length).toBeGreaterThan(0);
    expect(findStray(said, 'fr')).toEqual([]);
    expect(await opened.locator('xpath=ancestor-or-self::*[@lang][1]').getAttribute('lang')).toBe('fr');
    await page.keyboard.press('Escape');
    await expect.poll(() => opened.count()).toBe(0);
  };
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expectFrench('dialog');
  await page.keyboard.press('Control+k');
  await expectFrench('dialog');
  await page.keyboard.press('?');
  await expectFrench('dialog');
  await page.getByRole('button', { name: 'Menu de lead' }).click();
  await expectFrench('menu');
});
