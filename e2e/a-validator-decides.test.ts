import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, demoPassword, openSignedIn, pressOn, typeInto } from './support/browser';
import { linkMailedTo } from './support/mails';
import { newPerson, unconfirmedPerson } from './support/people';
import { decisionBy, reportBy, reportNow } from './support/reports';

const refused = /40[139]|412|429/;
const validateAt = (id: string) => `/apps/new-issue/approval/validate?report=${id}`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Validator Authentication' });

/** An author and a validator of the demo company, both of this journey alone. */
async function twoPeople(name: string): Promise<{ author: string; validator: string }> {
  return { author: await newPerson('Auteur', name), validator: await newPerson('Decideur', name, ['validator']) };
}

async function chooseLeadWriter(page: Page): Promise<void> {
  const person = page.getByRole('combobox', { name: /Lead Writer|Select a person/ });
  await typeInto(person, 'Lefèvre');
  await page.getByRole('option', { name: /Julien Lefèvre/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

it('approves by keyboard alone: the form first, then the signature, then confetti and the case', async () => {
  const { author, validator } = await twoPeople('Approuve');
  const report = await reportBy(author, 'Joint fissuré sur la presse 5.');
  const page = await openSignedIn(validator, validateAt(report.id), { expectedConsole: refused });
  await page.getByRole('heading', { name: 'Joint fissuré sur la presse 5' }).waitFor();
  await page.getByText('waiting for validation').first().waitFor();
  await page.keyboard.press('a');
  const sign = page.getByRole('button', { name: 'Approve and sign' });
  await pressOn(sign);
  await page.getByText('Choose a criticality.').waitFor();
  expect(await dialogOf(page).count()).toBe(0);
  await pressOn(page.getByRole('radio', { name: 'Critical' }), 'Space');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Major' }).isChecked()).toBe(true);
  await chooseLeadWriter(page);
  await pressOn(sign);
  await dialogOf(page).waitFor();
  const password = dialogOf(page).getByLabel('Password', { exact: true });
  const submit = dialogOf(page).getByRole('button', { name: /sign/i });
  await pressOn(submit);
  await page.getByText('Veuillez entrer des identifiants valides').waitFor();
  await typeInto(password, 'pas le bon');
  await page.keyboard.press('Enter');
  await dialogOf(page).getByText('Wrong username or password.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await typeInto(password, demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/new-issue/approval/confirmation?report=*');
  await page.getByText(`Thank you, ${validator}`).waitFor();
  await page.getByText(/waiting for approval/).waitFor();
  expect(await page.locator('.confetti > *').count()).toBe(20);
  const { caseId } = await reportNow(author, report.id);
  await page.getByRole('link', { name: `Open case ${caseId}` }).click();
  await page.waitForURL(`**/apps/non-conformity/${caseId}**`);
  await page.getByText('Julien Lefèvre').first().waitFor();
  await page.getByRole('heading', { name: /Joint fissuré sur la presse 5/ }).waitFor();
});

it('rejects with a reason, and the author is notified at once', async () => {
  const { author, validator } = await twoPeople('Rejette');
  const report = await reportBy(author, 'Poignée de porte grinçante.');
  const there = await openSignedIn(author, '/home');
  await there.getByRole('link', { name: 'Notifications, 0 non lue' }).waitFor();
  const page = await openSignedIn(validator, validateAt(report.id), { expectedConsole: refused });
  await page.getByRole('heading', { name: 'Poignée de porte grinçante' }).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Reject and sign' }).click();
  await page.getByText('A comment is required').waitFor();
  await page.getByRole('textbox', { name: 'Comments' }).fill('Relève de la maintenance courante.');
  await page.getByRole('button', { name: 'Reject and sign' }).click();
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/new-issue/approval/rejection?report=*');
  await page.getByText('Relève de la maintenance courante.').waitFor();
  expect(await reportNow(author, report.id)).toMatchObject({ status: 'rejected', caseId: null });
  await there.getByRole('link', { name: 'Notifications, 1 non lue' }).click();
  await there.getByText(/a rejeté votre signalement/).click();
  await there.waitForURL(`**/apps/inbox/entry/${report.id}`);
  await there.getByText('Relève de la maintenance courante.').first().waitFor();
});

it('asks for more; the author completes the report and sends it again; the signature shows void', async () => {
  const { author, validator } = await twoPeople('Demande');
  const report = await reportBy(author, 'Étiquette illisible sur un fût.');
  const page = await openSignedIn(validator, validateAt(report.id), { expectedConsole: refused });
  await page.getByRole('heading', { name: 'Étiquette illisible sur un fût' }).waitFor();
  await page.keyboard.press('i');
  await page.getByRole('textbox', { name: 'Comments' }).fill('Quel fût ?');
  await page.getByRole('button', { name: 'Request and sign' }).click();
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText("Demande d'informations supplémentaires envoyée").waitFor();
  const home = await openSignedIn(author, `/inbox/entry/${report.id}`, { expectedConsole: refused });
  await home.waitForURL(`**/apps/inbox/entry/${report.id}`);
  await home.getByText('Quel fût ?').first().waitFor();
  await home.getByRole('textbox', { name: 'How much impact' }).fill('Fût EX-2291');
  await home.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(async () => (await reportNow(author, report.id)).status).toBe('waiting_approval');
  await page.goto(new URL(`/apps/inbox/entry/${report.id}`, page.url()).href);
  await page.getByText('Fût EX-2291').first().waitFor();
  await page.getByText('Signature void').waitFor();
});

it('R15 signs only once a link to their address has shown that the account is theirs', async () => {
  const author = await newPerson('Auteur', 'Inconnu');
  const validator = await unconfirmedPerson('Decideur', 'Inconnu', ['validator']);
  const report = await reportBy(author, 'Étiquette illisible au poste 9.');
  const page = await openSignedIn(validator, validateAt(report.id), { expectedConsole: refused });
  await page.getByRole('heading', { name: 'Étiquette illisible au poste 9' }).waitFor();
  const sign = async () => {
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: 'Comments' }).fill('Déjà connu');
    await page.getByRole('button', { name: 'Reject and sign' }).click();
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
  };
  await sign();
  await dialogOf(page).getByText('Before you sign, confirm your address').waitFor();
  expect(await dialogOf(page).getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goto(`${address}/profile`);
  await page.getByText('Adresse non confirmée : vous ne pouvez pas encore signer.').waitFor();
  await page.getByRole('button', { name: 'M’envoyer le lien de confirmation' }).click();
  await page.getByText(`Lien envoyé à ${validator}@orvaline.example.`).waitFor();
  await page.goto(await linkMailedTo(`${validator}@orvaline.example`));
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.getByText('Adresse confirmée : vous pouvez signer.').waitFor();
  await page.goto(address + validateAt(report.id));
  await page.getByRole('heading', { name: 'Étiquette illisible au poste 9' }).waitFor();
  await sign();
  await page.waitForURL('**/apps/new-issue/approval/rejection?report=*');
});

it('R26 learns who was first when another user has decided meanwhile', async () => {
  const { author, validator } = await twoPeople('Second');
  const first = await newPerson('Premier', 'Arrive', ['validator']);
  const report = await reportBy(author, 'Deux regards sur la même fuite.');
  const page = await openSignedIn(validator, validateAt(report.id), { expectedConsole: refused });
  await page.getByRole('heading', { name: 'Deux regards sur la même fuite' }).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Comments' }).fill('Doublon');
  await page.getByRole('button', { name: 'Reject and sign' }).click();
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  await decisionBy(first, report, { decision: 'requestInformation', comment: 'Où ?' });
  await page.keyboard.press('Enter');
  await page.getByText('Premier Arrive has already asked for more information on this report.').first().waitFor();
  expect(await reportNow(author, report.id)).toMatchObject({ status: 'waiting_for_update' });
});

it('R22 the author cannot decide, but a validator may sign on the author’s screen', async () => {
  const { author, validator } = await twoPeople('Ecran');
  const own = await reportBy(validator, 'Mon propre constat sur la ligne 3.');
  const mine = await openSignedIn(validator, validateAt(own.id), { expectedConsole: refused });
  await mine.getByText('You are the author of this report').first().waitFor();
  const report = await reportBy(author, 'Constat montré au validateur.');
  const page = await openSignedIn(author, `/apps/new-issue/approval/review?report=${report.id}`, {
    expectedConsole: refused,
  });
  await page.getByText(/^Thank you, .+ Your report IN_\d+ was sent\.$/).waitFor();
  await page.getByText(/Decided by: \S+/).waitFor();
  expect(await page.getByRole('link', { name: 'Go to validation' }).count()).toBe(0);
  await page.getByRole('link', { name: 'A validator signs here' }).click();
  await page.getByText('A validator can sign here').waitFor();
  await page.getByRole('radio', { name: 'Reject' }).click();
  await page.getByRole('textbox', { name: 'Comments' }).fill('Vu ensemble, sans suite.');
  await page.getByRole('button', { name: 'Reject and sign' }).click();
  await dialogOf(page).getByLabel('Username').fill(validator);
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apps/new-issue/approval/rejection?report=*');
  expect(await reportNow(author, report.id)).toMatchObject({
    status: 'rejected',
    decisions: [{ decidedBy: { username: validator } }],
  });
});

it('R03 the author changes a sent report only with a reason', async () => {
  const author = await newPerson('Auteur', 'Corrige');
  const report = await reportBy(author, 'Fuite au joint 4.');
  const page = await openSignedIn(author, `/apps/new-issue/approval/review?report=${report.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Where', exact: true }).fill('Atelier nord');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Lieu oublié');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Report saved.').waitFor();
  await page.goto(new URL(`/apps/inbox/entry/${report.id}`, page.url()).href);
  await page.getByText('Atelier nord').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('Reason: Lieu oublié').waitFor();
});
