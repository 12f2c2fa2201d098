import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, openSignedIn, pressOn, sidewaysOverflow, typeInto } from './support/browser';
import { newPerson } from './support/people';
import { reportNow } from './support/reports';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const offline = /ERR_INTERNET_DISCONNECTED|fetching the script|Failed to fetch|ERR_FAILED/;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function tapper() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    count: () => taps,
  };
}

async function saved(page: Page): Promise<string> {
  await page.getByText('Draft saved').waitFor();
  await page.waitForURL(/[?&]report=IN_\d+/);
  return new URL(page.url()).searchParams.get('report') ?? '';
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });

it('files a report with the form on a phone in at most 5 taps besides typing', async () => {
  const username = await newPerson('Nadia', 'Formulaire');
  const page = await openSignedIn(username, '/home', phone);
  const { tap, count } = tapper();
  await tap(page.getByRole('link', { name: 'New Issue' }));
  await tap(page.getByRole('link', { name: /^Non-Conformity/ }));
  await tap(page.getByText('Problem', { exact: true }));
  await tap(page.getByRole('textbox', { name: 'What', exact: true }));
  await page.keyboard.type('Bidon percé dans le local solvants. Odeur forte.');
  await tap(page.getByRole('button', { name: 'Send' }));
  await page.waitForURL('**/apps/new-issue/approval/review?report=IN_*');
  await page.getByText('waiting for validation').first().waitFor();
  expect(count()).toBeLessThanOrEqual(5);
  expect(await sidewaysOverflow(page)).toBe(0);
  const id = new URL(page.url()).searchParams.get('report') ?? '';
  expect(await reportNow(username, id)).toMatchObject({
    status: 'waiting_approval',
    summary: 'Bidon percé dans le local solvants',
    answers: { category: 'nonConformity', type: 'problem', who: 'Nadia Formulaire' },
  });
});

it('the form on a phone begins with the photo, folds what is rarely needed, and counts what is missing', async () => {
  const page = await openSignedIn(await newPerson('Nadia', 'Photo'), '/apps/new-issue/form?category=itBug', phone);
  await page.getByText('Only fields marked * are required.').waitFor();
  const controls = page.getByRole('main').locator('button:visible, input:visible, textarea:visible');
  expect(await controls.first().innerText()).toContain('Take a photo');
  expect(await page.getByText(/optional/).count()).toBe(0);
  const action = page.getByRole('textbox', { name: 'What action' });
  expect(await action.count()).toBe(0);
  await page.getByRole('button', { name: 'Send' }).tap();
  await page.getByText('2 answers to complete or correct: see the marked fields.').waitFor();
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(2);
  await page.getByRole('switch', { name: 'Immediate action(s) have been taken?' }).tap();
  await action.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
});

it('files a report with the wizard on a phone in at most 12 taps besides typing', async () => {
  const username = await newPerson('Nadia', 'Guidee');
  const page = await openSignedIn(username, '/home', phone);
  const { tap, count } = tapper();
  await tap(page.getByRole('link', { name: 'New Issue' }));
  await tap(page.getByRole('link', { name: 'Guide me step by step' }));
  await tap(page.getByRole('radio', { name: 'HSE' }));
  await tap(next(page));
  await tap(page.getByRole('radio', { name: 'Risk' }));
  await page.waitForURL('**/apps/new-issue/audit*');
  await tap(page.getByRole('radio', { name: 'Gemba' }));
  await page.waitForURL('**/apps/new-issue/description*');
  await tap(page.getByRole('textbox', { name: 'What', exact: true }));
  await page.keyboard.type('Garde-corps desserré sur la passerelle.');
  await tap(next(page));
  await page.waitForURL('**/apps/new-issue/documentation*');
  await tap(next(page));
  await page.waitForURL('**/apps/new-issue/immediateActions*');
  await tap(next(page));
  await page.waitForURL(/apps\/new-issue\/approval/);
  if (new URL(page.url()).pathname === '/apps/new-issue/approval') await tap(next(page));
  await page.waitForURL('**/apps/new-issue/approval/send?report=IN_*');
  await tap(page.getByRole('button', { name: 'Ready for QA' }));
  await page.waitForURL('**/apps/new-issue/approval/review?report=IN_*');
  expect(count()).toBeLessThanOrEqual(12);
  const id = new URL(page.url()).searchParams.get('report') ?? '';
  expect(await reportNow(username, id)).toMatchObject({
    status: 'waiting_approval',
    answers: { category: 'hse', type: 'risk', detectionMethod: 'gemba' },
  });
});

it('the wizard leads to the first step that is missing, marks what is done, and toggles its cards', async () => {
  const page = await openSignedIn(await newPerson('Paul', 'Etapes'), '/apps/new-issue/documentation');
  await page.waitForURL('**/apps/new-issue/categories*');
  await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  const bug = page.getByRole('radio', { name: 'IT Bug' });
  await bug.click();
  await expect.poll(() => next(page).isDisabled()).toBe(false);
  await bug.click();
  await expect.poll(() => next(page).isDisabled()).toBe(true);
  await bug.click();
  await next(page).click();
  await page.waitForURL('**/apps/new-issue/problem*');
  expect(await page.evaluate(() => localStorage.getItem('completedSteps'))).toContain('categories');
  await page.getByRole('radio', { name: 'Problem' }).click();
  await page.waitForURL('**/apps/new-issue/audit*');
  await page
    .getByRole('button', { name: 'Previous' })
    .or(page.getByRole('link', { name: 'Previous' }))
    .click();
  await page.waitForURL('**/apps/new-issue/problem*');
  await page.goto(`${address}/apps/new-issue/nothing-of-the-kind`);
  await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
  await page.goto(`${address}/home`);
  await page.getByRole('main').getByRole('link', { name: 'New Issue' }).click();
  await page.waitForURL('**/apps/new-issue*');
  expect(await page.evaluate(() => localStorage.getItem('completedSteps'))).toBeNull();
});

it('a draft follows the person to another device', async () => {
  const username = await newPerson('Lucie', 'Voyage');
  const desk = await openSignedIn(username, '/apps/new-issue/form?category=itBug', { expectedConsole: /412/ });
  await desk.getByRole('textbox', { name: 'What', exact: true }).fill('Écran noir au poste 3');
  const id = await saved(desk);
  const there = await openSignedIn(username, '/apps/new-issue', { ...phone, expectedConsole: /412/ });
  await there.getByText('Écran noir au poste 3').waitFor();
  await there.getByRole('link', { name: 'Continue' }).tap();
  const what = there.getByRole('textbox', { name: 'What', exact: true });
  await expect.poll(() => what.inputValue()).toBe('Écran noir au poste 3');
  await there.getByRole('textbox', { name: 'Where', exact: true }).fill('Poste 3');
  await expect
    .poll(async () => (await reportNow(username, id)) as unknown)
    .toMatchObject({ answers: { where: 'Poste 3' } });
  await desk.getByRole('textbox', { name: 'How detected', exact: true }).fill('À l’usage');
  await expect
    .poll(async () => (await reportNow(username, id)) as unknown)
    .toMatchObject({ answers: { where: 'Poste 3', how: 'À l’usage', what: 'Écran noir au poste 3' } });
});

it('R24 typing survives a lost network and a closed tab', async () => {
  const username = await newPerson('Yves', 'Tunnel');
  const page = await openSignedIn(username, '/apps/new-issue/form?category=hse', { expectedConsole: offline });
  const what = page.getByRole('textbox', { name: 'What', exact: true });
  await what.fill('Fumée');
  const id = await saved(page);
  await page.context().setOffline(true);
  await what.fill('Fumée dans le local batteries');
  await page.getByText('Offline: kept on this device').waitFor();
  const again = await page.context().newPage();
  await page.close();
  await again.context().setOffline(false);
  await again.goto(`${address}/apps/new-issue/form?report=${id}`);
  const kept = again.getByRole('textbox', { name: 'What', exact: true });
  await expect.poll(() => kept.inputValue()).toBe('Fumée dans le local batteries');
  await expect
    .poll(async () => (await reportNow(username, id)) as unknown)
    .toMatchObject({ answers: { what: 'Fumée dans le local batteries' } });
});

it('R24 typing survives a session that ends, and is sent after signing in again', async () => {
  const username = await newPerson('Rose', 'Minuit');
  const refused = /401/;
  const page = await openSignedIn(username, '/apps/new-issue/form?category=hse', { expectedConsole: refused });
  await page.getByRole('textbox', { name: 'What', exact: true }).fill('Flaque');
  const id = await saved(page);
  const other = await openSignedIn(username, '/settings');
  await other.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Vigie-demo-1');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/apps/new-issue/form?**report=${id}**`);
  const what = page.getByRole('textbox', { name: 'What', exact: true });
  await expect.poll(() => what.inputValue()).toBe('Flaque');
  await what.fill('Flaque d’acide');
  await expect
    .poll(async () => (await reportNow(username, id)) as unknown)
    .toMatchObject({ answers: { what: 'Flaque d’acide' } });
});

it('files come by picker, by drop and by paste, show themselves, are refused with a sentence and can be taken off', async () => {
  const username = await newPerson('Iris', 'Photo');
  const page = await openSignedIn(username, '/apps/new-issue/form?category=hse', { expectedConsole: /415/ });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([
    { name: 'fuite.png', mimeType: 'image/png', buffer: png },
    { name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
  ]);
  await page.getByRole('button', { name: 'Download fuite.png' }).waitFor();
  await page.getByText('This file is neither an image nor a PDF, Word or Excel document.').waitFor();
  const give = (kind: 'drop' | 'paste', name: string) =>
    page.evaluate(
      ({ kind, name, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], name, { type: 'image/png' }));
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
        if (kind === 'drop') {
          for (const type of ['dragenter', 'dragover']) {
            document.body.dispatchEvent(
              new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
            );
          }
        }
        document.body.dispatchEvent(event);
      },
      { kind, name, base64: png.toString('base64') },
    );
  await give('drop', 'posee.png');
  await page.getByRole('button', { name: 'Download posee.png' }).waitFor();
  await give('paste', 'collee.png');
  await page.getByRole('button', { name: 'Download collee.png' }).waitFor();
  await page.getByRole('button', { name: 'Remove posee.png' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Download posee.png' }).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  const id = new URL(page.url()).searchParams.get('report') ?? '';
  const { attachments } = (await reportNow(username, id)) as unknown as { attachments: { name: string }[] };
  expect(attachments.map(({ name }) => name).sort()).toEqual(['collee.png', 'fuite.png']);
});

it('what was already reported is shown while it is typed', async () => {
  const page = await openSignedIn(await newPerson('Remi', 'Doublon'), '/apps/new-issue/form?category=nonConformity');
  await page
    .getByRole('textbox', { name: 'What', exact: true })
    .fill('Encore un poids moyen des comprimés hors limite');
  const link = page.getByRole('link', { name: /NC_0001/ });
  await link.waitFor();
  expect(await link.getAttribute('href')).toContain('/apps/non-conformity/NC_0001');
});

it('the form is filled and sent by keyboard alone, immediate action included', async () => {
  const username = await newPerson('Odile', 'Clavier');
  const page = await openSignedIn(username, '/apps/new-issue/form?category=equipmentFailure');
  await pressOn(page.getByRole('radio', { name: 'Problem' }), 'Space');
  await typeInto(page.getByRole('textbox', { name: 'What', exact: true }), 'Courroie cassée sur la ligne 2');
  const toggle = page.getByRole('switch', { name: 'Immediate action(s) have been taken?' });
  await pressOn(toggle, 'Space');
  await pressOn(page.getByRole('button', { name: 'Send' }));
  await page.getByText('Describe what was done.').waitFor();
  await typeInto(page.getByRole('textbox', { name: 'What action' }), 'Ligne arrêtée');
  await typeInto(page.getByRole('textbox', { name: 'Why necessary' }), 'Éviter une blessure');
  const actions = page.getByRole('region', { name: 'Immediate Actions' });
  const day = new Date();
  const shown = [day.getDate(), day.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/');
  await typeInto(actions.getByRole('textbox', { name: 'Date' }), `${shown}/${day.getFullYear()}`);
  await typeInto(actions.getByRole('textbox', { name: 'Hour' }), '00:05');
  await typeInto(actions.getByRole('textbox', { name: 'How long' }), 'Une heure');
  await pressOn(page.getByRole('button', { name: 'Send' }));
  await page.waitForURL('**/apps/new-issue/approval/review?report=IN_*');
  await page.getByText('DONE').waitFor();
  await page.getByText(/^IA_\d+$/).waitFor();
});
