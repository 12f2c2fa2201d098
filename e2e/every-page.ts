import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, demoPassword, openPage, openSignedIn, sidewaysOverflow } from './browser';

export const publicPages = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password#token=x',
  '/accept-invitation#token=x',
  '/api/docs',
];
export const protectedPages = [
  '/home',
  '/profile',
  '/settings',
  '/audit-trail',
  '/apps/parameters',
  '/apps/parameters?tab=teams',
  '/apps/parameters?tab=rules',
  '/apps/notifications?tab=choices',
  '/apps/notifications?tab=snoozed',
];
const withRows = ['/audit-trail', '/apps/parameters', '/apps/parameters?tab=teams'];
/** What each page shows once its data is there. */
export const reportPages: Readonly<Record<string, string>> = {
  '/apps/new-issue': 'What do you want to report?',
  '/apps/new-issue/categories': 'Next',
  '/apps/new-issue/form?category=hse': 'Send',
  '/apps/new-issue/approval/send?report=IN_00010': 'Ready for QA',
  '/apps/new-issue/approval/review?report=IN_00008': 'IN_00008',
  '/apps/new-issue/approval/validate?report=IN_00008': 'Approve and sign',
  '/apps/new-issue/approval/confirmation?report=IN_00001': 'Open case NC_0001',
  '/apps/new-issue/approval/rejection?report=IN_00005': 'Report IN_00005 is archived',
  '/apps/inbox?assigned=everyone&search=IN_0000': 'IN_00001',
  '/apps/inbox/entry/IN_00001': 'Signed by',
  '/apps/inbox/entry/IN_00006': 'Send again',
  '/apps/notifications?tab=all': 'a approuvé votre signalement',
  '/apps/non-conformity/NC_0001/definition': 'Arrêt de la presse',
  '/apps/non-conformity/NC_0001/productBatch': 'Products and batches',
  '/apps/non-conformity/NC_0001/process?panel=history': 'The case as it stood',
  '/apps/non-conformity?assigned=everyone&search=NC_0001': 'NC_0001',
  '/apps/equipment-failure?assigned=everyone&view=kanban': 'EF_0001',
};
export const actionPages: Readonly<Record<string, string>> = {
  '/apps/actions?assigned=everyone&search=BAL-118': 'ACT_0005',
  '/apps/actions?assigned=everyone&view=kanban&search=ligne': 'ACT_0006',
  '/apps/actions/new': 'To-Do list',
  '/apps/actions/ACT_0003': `CAPA-${new Date().getUTCFullYear()}-126`,
  '/apps/actions/ACT_0005': 'Étalonner à cinq points',
  '/apps/actions/ACT_0006': 'Sophie Marchand',
  '/apps/alertes': 'Boîte de réception',
  '/apps/alertes?box=outbox': "Boîte d'envoi",
};
/** As the lead writer sees them, with all that can be written. */
export const investigationPages: Readonly<Record<string, string>> = {
  '/apps/non-conformity/NC_0001/recurrence': 'Analysis complete',
  '/apps/non-conformity/NC_0001/rootCause': 'GM-L4-07',
  '/apps/non-conformity/NC_0001/rootCause?view=ishikawa': 'Ishikawa',
  '/apps/non-conformity/NC_0001/capaPlan': 'No CAPA yet',
  '/apps/non-conformity/NC_0001/risk-analysis': 'Risk analysis',
  '/apps/non-conformity/NC_0001/customer-notification': 'Customer notification',
  '/apps/non-conformity/NC_0001/final-criticality': 'Final criticality',
};
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** At both sizes, from the one that it has: a page is loaded once and then grows or shrinks. */
async function expectFit(page: Page, what: string): Promise<void> {
  const { wide, phone } = sizes;
  const isWide = page.viewportSize()?.width === wide.width;
  for (const size of isWide ? [wide, phone] : [phone, wide]) {
    await page.setViewportSize(size);
    expect(await accessibilityFindings(page), `${what}, ${size.width} px`).toEqual([]);
    expect(await sidewaysOverflow(page), `${what}, ${size.width} px`).toBe(0);
  }
}

/** Two files, one for each theme, so that they run side by side. */
export function everyPageIsFit(colorScheme: 'light' | 'dark'): void {
  const look = { colorScheme, viewport: sizes.wide };

  it('the public pages have no axe finding and do not scroll sideways', async () => {
    const page = await openPage('/login', look);
    for (const path of publicPages) {
      await page.goto(address + path);
      await settled(page);
      await expectFit(page, path);
    }
  });

  it('the protected pages have no axe finding and do not scroll sideways', async () => {
    const page = await openSignedIn('company.admin', '/home', look);
    for (const path of protectedPages) {
      await page.goto(address + path);
      await page.locator('h1').first().waitFor();
      if (withRows.includes(path)) await page.getByRole('row').nth(1).waitFor();
      await expectFit(page, path);
    }
  });

  it.each([
    ['of reports and cases', 'reporter', reportPages],
    ['of actions and alerts', 'lead', actionPages],
    ['of an investigation', 'lead', investigationPages],
  ] as const)('the pages %s have no axe finding and do not scroll sideways', async (_what, who, pages) => {
    const page = await openSignedIn(who, '/home', look);
    for (const [path, shown] of Object.entries(pages)) {
      await page.goto(address + path);
      await page.getByText(shown).first().waitFor();
      await settled(page);
      await expectFit(page, path);
    }
  });

  it('the administration has no axe finding and does not scroll sideways', async () => {
    const page = await openSignedIn('platform.admin', '/admin', look);
    await page.getByRole('heading', { name: 'Accès protégé' }).waitFor();
    await expectFit(page, 'gate');
    await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.locator('li.company').first().waitFor();
    await page.getByRole('button', { name: 'Déplier Laboratoires Orvaline' }).click();
    await page.getByText('company.admin@demo.example').waitFor();
    await expectFit(page, 'companies');
    await page.getByRole('button', { name: 'Modifier Laboratoires Orvaline' }).click();
    await page.getByRole('dialog').getByLabel('Ville').waitFor();
    await expectFit(page, 'a company');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Feedback utilisateurs' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await expectFit(page, 'feedback');
  });

  it.each(Object.entries(sizes))(
    'what opens over a page on a %s screen has no axe finding either',
    async (_, viewport) => {
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
    },
  );
}
