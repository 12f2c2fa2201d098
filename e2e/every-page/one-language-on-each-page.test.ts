import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, openSignedIn } from '../support/browser';
import { settled } from '../support/every-page';
import { findStray, languageJudge } from '../support/page-language';

/** The pages themselves are judged where they are looked at one by one; here is what opens over them. */
function visitor(page: Page) {
  const judge = languageJudge(page);
  const visit = async (path: string, shown: string): Promise<void> => {
    await page.goto(address + path);
    await page.getByText(shown).first().waitFor();
    await settled(page);
    await judge(path);
  };
  return { judge, visit };
}

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
