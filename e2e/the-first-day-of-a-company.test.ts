import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, demoPassword, openPage, openSignedIn, tokenOf } from './support/browser';
import { idOf, statusOf } from './support/cases';
import { linkMailedTo } from './support/mails';
import { codeOf, previousCodeOf, setUpCodes } from './support/one-time-codes';
import { ask } from './support/reports';

// One company from nothing to a closed case: each journey is a role, and goes on where the one before it ended.

const refused = /40[1369]|412|422/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, expectedConsole: refused };
const mailOf = (firstName: string) => `${firstName.toLowerCase()}@tonnellerie.example`;
const company = { caseId: '', lead: 'lise.pilote', reporter: 'rosalie.signale', operator: 'octave.fait' };
/** Of a non-conformity. */
const stepCount = 7;
const colleagues = [
  'Prénom;Nom;E-mail;Rôles;Équipe',
  `Rosalie;Signale;${mailOf('Rosalie')};;Production`,
  `Lise;Pilote;${mailOf('Lise')};;Qualité`,
  `Octave;Fait;${mailOf('Octave')};;Production`,
  `Vivien;Décide;${mailOf('Vivien')};Validation;Production`,
  `Quitterie;Revoit;${mailOf('Quitterie')};Assurance qualité;Qualité`,
];

/** Counts each press of a finger or of a mouse button, on all pages that follow. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const listen = () => {
    const key = 'presses';
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    window.addEventListener('pointerdown', count, { capture: true });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

/** By the link of the mail: a password, and for those who sign a second factor. Leads to the launcher. */
async function acceptInvitation(firstName: string): Promise<{ page: Page; secret: string }> {
  const link = new URL(await linkMailedTo(mailOf(firstName)));
  const page = await openPage(link.pathname + link.hash, { expectedConsole: refused });
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(demoPassword);
  await page.getByLabel('Répétez le nouveau mot de passe').fill(demoPassword);
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click();
  const secret = await setUpCodes(page, demoPassword, previousCodeOf);
  await page.getByRole('heading', { name: `Bonjour ${firstName}` }).waitFor();
  return { page, secret };
}

async function acceptQuickly(firstName: string): Promise<void> {
  const token = new URL(await linkMailedTo(mailOf(firstName))).hash.slice('#token='.length);
  const answer = await fetch(`${address}/api/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: demoPassword }),
  });
  expect(answer.ok).toBe(true);
}

/** With what a company asks of those who sign unless it says otherwise: the password and a code. */
async function sign(page: Page, secret: string, steps = 0): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^(Password|Mot de passe)$/).fill(demoPassword);
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/^Code/).fill(codeOf(secret, steps));
  await page.keyboard.press('Enter');
}

it('the platform makes an empty company, whose administrator comes by mail and invites five people in 5 clicks', async () => {
  const platform = await openSignedIn('platform.admin', '/admin');
  await platform.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await platform.keyboard.press('Enter');
  await platform.getByLabel("Nom de l'entreprise").first().fill('Tonnellerie du Jour');
  await platform.getByLabel("Email de l'admin").fill(mailOf('Nolan'));
  await platform.getByLabel("Nom de l'admin", { exact: true }).fill('Premier');
  await platform.getByLabel("Prénom de l'admin").fill('Nolan');
  await platform.getByRole('button', { name: 'Ajouter un nouveau compte' }).click();
  await platform.getByText('Entreprise créée avec succès!').waitFor();

  const { page } = await acceptInvitation('Nolan');
  await page.getByRole('region', { name: 'Mettre votre entreprise en route' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const clicks = await countPresses(page);
  await page.getByRole('link', { name: /^Inviter les utilisateurs/ }).click();
  await page.getByRole('button', { name: 'Importer' }).click();
  await page.getByLabel('Ou collez les lignes ici').fill(colleagues.join('\n'));
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Créer les équipes qui manquent : Production, Qualité/ }).click();
  await page.getByRole('button', { name: 'Inviter 5 personnes' }).click();
  await page.getByText('5 invitations envoyées.').waitFor();
  expect(await clicks()).toBe(5);
  for (const firstName of ['Rosalie', 'Lise', 'Octave']) await acceptQuickly(firstName);
});

it('a report takes 5 taps and one text on a phone, its decision 5 clicks, the password and the code', async () => {
  const { page: deciding, secret } = await acceptInvitation('Vivien');
  const reporting = await openSignedIn(company.reporter, '/home', phone);
  const taps = await countPresses(reporting);
  await reporting.getByRole('main').getByRole('link', { name: 'New Issue' }).tap();
  await reporting.getByRole('link', { name: /^Non-Conformity/ }).tap();
  await reporting.getByText('Problem', { exact: true }).tap();
  await reporting.getByRole('textbox', { name: 'What', exact: true }).tap();
  await reporting.keyboard.type('Douelle fendue sur le fût 12.');
  await reporting.getByRole('button', { name: 'Send' }).tap();
  await reporting.waitForURL('**/apps/new-issue/approval/review?report=IN_*');
  await reporting.getByText('Vivien Décide').first().waitFor();
  expect(await taps()).toBe(5);

  await deciding.goto(`${address}/apps/notifications`);
  const clicks = await countPresses(deciding);
  await deciding.getByRole('listitem').filter({ hasText: 'Douelle fendue' }).getByRole('link').first().click();
  await deciding.getByText('waiting for validation').first().waitFor();
  await deciding.getByRole('radio', { name: /^Approve/ }).click({ force: true });
  await deciding.getByRole('radio', { name: 'Major' }).click({ force: true });
  await deciding.getByRole('combobox', { name: /Lead Writer|Select a person/ }).click();
  await deciding.keyboard.type('Lise');
  await deciding.getByRole('option', { name: /Lise Pilote/ }).waitFor();
  await deciding.keyboard.press('ArrowDown');
  await deciding.keyboard.press('Enter');
  await deciding.getByRole('button', { name: 'Approve and sign' }).click();
  await sign(deciding, secret);
  await deciding.waitForURL('**/apps/new-issue/approval/confirmation?report=*');
  expect(await clicks()).toBe(5);
  const reportId = new URL(reporting.url()).searchParams.get('report') ?? '';
  const { caseId } = await ask(await tokenOf(company.reporter), 'GET', `/api/v1/reports/${reportId}`);
  company.caseId = caseId ?? '';
});

it('an operator says "done" with 2 taps from the notification', async () => {
  await ask(await tokenOf(company.lead), 'POST', '/api/v1/actions', {
    title: 'Remplacer la douelle',
    assignTo: await idOf(company.operator),
    approver: await idOf(company.lead),
  });
  const page = await openSignedIn(company.operator, '/apps/notifications', phone);
  const taps = await countPresses(page);
  await page.getByRole('listitem').filter({ hasText: 'Remplacer la douelle' }).getByRole('link').first().tap();
  await page.getByRole('button', { name: 'I’ve finished' }).tap();
  await page.getByText(/You have finished/).waitFor();
  expect(await taps()).toBe(2);
});

it('the lead writer marks seven steps ready with 3 clicks each, says why each is empty, and submits the case', async () => {
  const page = await openSignedIn(company.lead, '/apps/overview');
  const clicks = await countPresses(page);
  await page
    .getByRole('link', { name: /Douelle fendue/ })
    .first()
    .click();
  for (let left = stepCount; left > 0; left -= 1) {
    await page.getByRole('switch', { name: 'Ready for QA' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Sans objet pour une douelle');
    await page.getByRole('dialog').getByRole('button', { name: 'Ready for QA' }).click();
    await page.getByText(/^Ready for QA: Lise Pilote/).waitFor();
    if (left > 1)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Next step/ })
        .click();
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => statusOf(company.lead, company.caseId)).toBe('ready_for_qa');
  expect(await clicks()).toBe(3 * stepCount + 2);
});

it('QA reviews the seven steps of the case on one page in 9 clicks, and closes it', async () => {
  const { page, secret } = await acceptInvitation('Quitterie');
  await page.goto(`${address}/apps/overview`);
  const clicks = await countPresses(page);
  const row = page.getByRole('link', { name: new RegExp(`^${company.caseId}`) });
  await row.first().click();
  await page.getByRole('heading', { name: 'Review of the steps' }).waitFor();
  const next = page.getByRole('button', { name: /^Mark as reviewed/ });
  for (let left = stepCount; left > 0; left -= 1) {
    await expect.poll(() => next.count()).toBe(left);
    await next.first().click();
  }
  await expect.poll(() => next.count()).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Approve', exact: true }).last().click();
  await sign(page, secret);
  await expect.poll(() => statusOf(company.lead, company.caseId)).toBe('approved');
  expect(await clicks()).toBe(9);
  await page.getByRole('button', { name: 'Close the case', exact: true }).first().click();
  await page.getByRole('button', { name: 'Continue to the signature' }).click();
  await sign(page, secret, 1);
  await expect.poll(() => statusOf(company.lead, company.caseId)).toBe('closed');
});
