import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, openPage, openSignedIn, pressOn, signIn, typeInto } from './support/browser';
import { linkMailedTo } from './support/mails';
import { newPerson } from './support/people';

const refused = /status of 4\d\d|Erreur/;
const forOthers = (page: Page) => page.getByRole('heading', { name: 'Cette page ne vous est pas destinée' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function actOn(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions pour ${person}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

it('R19 only an administrator of the company gets there, and the tile says so to the others', async () => {
  const reporter = await openSignedIn('reporter');
  const tile = reporter.locator('.tile').filter({ hasText: 'Parameters' });
  await tile.waitFor();
  expect(await tile.evaluate((element) => element.tagName)).not.toBe('A');
  expect(await tile.textContent()).toContain('Réservé');
  await reporter.goto(`${address}/apps/parameters`);
  await forOthers(reporter).waitFor();
  expect(await reporter.getByRole('row').count()).toBe(0);
  const admin = await openSignedIn('company.admin');
  await admin.getByRole('main').getByRole('link', { name: 'Parameters' }).click();
  await admin.waitForURL('**/apps/parameters');
  await admin.getByRole('row', { name: /Karim Benali/ }).waitFor();
  await admin.getByText(/^\d+ sur 1.?000$/).waitFor();
});

it('a user is invited, and a name that is taken is refused beside its field', async () => {
  const page = await openSignedIn('company.admin', '/apps/parameters', { expectedConsole: refused });
  await pressOn(button(page, 'Inviter'));
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByLabel('Prénom'), 'Maud');
  await typeInto(dialog.getByLabel('Nom', { exact: true }), 'Kerdoncuff');
  await typeInto(dialog.getByLabel(/^Adresse e-mail/), 'maud@orvaline.example');
  await typeInto(dialog.getByLabel(/^Nom d'utilisateur/), 'reporter');
  await pressOn(dialog.getByRole('button', { name: "Envoyer l'invitation" }));
  await dialog.getByText("Ce nom d'utilisateur n'est pas disponible.").waitFor();
  await typeInto(dialog.getByLabel(/^Nom d'utilisateur/), 'maud.kerdoncuff');
  await pressOn(dialog.getByRole('button', { name: "Envoyer l'invitation" }));
  await page.getByText('Invitation envoyée à maud@orvaline.example.').waitFor();
  await page.goto(`${address}/apps/parameters?search=maud`);
  const row = page.getByRole('row', { name: /Maud Kerdoncuff/ });
  await row.waitFor();
  expect(await row.textContent()).toContain('Invité');
});

it('R21 a role that is taken away acts on the open page without a reload', async () => {
  const username = await newPerson('Solenn', 'Audit', ['qa']);
  const admin = await openSignedIn('company.admin', `/apps/parameters?search=${username}`, {
    expectedConsole: refused,
  });
  const page = await openSignedIn(username, '/audit-trail', { expectedConsole: refused });
  await page.getByRole('row').nth(1).waitFor();
  await actOn(admin, 'Solenn Audit', 'Modifier');
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Assurance qualité' }).focus();
  await admin.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByText('Indiquez pourquoi les rôles changent.').waitFor();
  await dialog.getByLabel(/^Raison/).fill('Fin de mission');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await forOthers(page).waitFor();
  expect(await page.getByRole('row').count()).toBe(0);
});

it('what another administrator changes appears without a reload', async () => {
  const here = await openSignedIn('company.admin', '/apps/parameters?search=nouveau');
  await here.getByText('Aucun utilisateur trouvé').waitFor();
  await newPerson('Arrivée', 'Nouveau');
  await here.getByRole('row', { name: /Arrivée Nouveau/ }).waitFor();
});

it('R23 a user deactivated is out at once, and back after a reactivation with a password of their own', async () => {
  const username = await newPerson('Erwan', 'Parti');
  const admin = await openSignedIn('company.admin', `/apps/parameters?search=${username}`, {
    expectedConsole: refused,
  });
  const erwan = await openSignedIn(username, '/home', { expectedConsole: refused });
  await erwan.getByRole('heading', { name: 'Bonjour Erwan' }).waitFor();
  await actOn(admin, 'Erwan Parti', 'Désactiver');
  const dialog = admin.getByRole('dialog').or(admin.getByRole('alertdialog')).first();
  await dialog.getByLabel(/^Raison/).fill('Congé sabbatique');
  await dialog.getByRole('button', { name: 'Désactiver' }).click();
  await erwan.waitForURL('**/login');
  await admin.getByText('Utilisateur désactivé.').waitFor();
  await actOn(admin, 'Erwan Parti', 'Réactiver');
  await dialog.getByLabel(/^Raison/).fill('Retour');
  await dialog.getByRole('button', { name: 'Réactiver' }).click();
  await admin.getByText('Utilisateur réactivé.').waitFor();
  await actOn(admin, 'Erwan Parti', 'Réinitialiser le mot de passe');
  await dialog.getByLabel(/^Raison/).fill('Oublié');
  await dialog.getByRole('button', { name: 'Réinitialiser' }).click();
  await admin.getByText(`Lien envoyé à ${username}@orvaline.example.`).waitFor();
  // Not the invitation, which has a link too and came before.
  const link = new URL(await linkMailedTo(`${username}@orvaline.example`, undefined, '/reset-password'));
  const page = await openPage(link.pathname + link.hash, { expectedConsole: refused });
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('De retour au port');
  await page.getByLabel('Répétez le nouveau mot de passe').fill('De retour au port');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.waitForURL('**/login');
  await signIn(page, username, 'De retour au port');
  await page.getByRole('heading', { name: 'Bonjour Erwan' }).waitFor();
  const notice = page.getByText(/réinitialisé le .* par Marc Delorme : Oublié\./);
  await notice.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.reload();
  await notice.waitFor();
  await page.getByRole('button', { name: 'J’ai lu' }).click();
  await notice.waitFor({ state: 'detached' });
});

it('R15 a name is changed with a reason, and a new address waits for the person', async () => {
  const username = await newPerson('Awen', 'Jeune');
  const admin = await openSignedIn('company.admin', `/apps/parameters?search=${username}`, {
    expectedConsole: refused,
  });
  await actOn(admin, 'Awen Jeune', 'Modifier');
  const dialog = admin.getByRole('dialog');
  await typeInto(dialog.getByLabel('Nom', { exact: true }), 'Mariée');
  await typeInto(dialog.getByLabel('Adresse e-mail'), 'awen.mariee@orvaline.example');
  await pressOn(dialog.getByRole('button', { name: 'Enregistrer' }));
  await dialog.getByText('Indiquez pourquoi le nom ou l’adresse change.').waitFor();
  await typeInto(dialog.getByLabel(/^Raison/), 'Mariage');
  await pressOn(dialog.getByRole('button', { name: 'Enregistrer' }));
  await admin.getByRole('row', { name: /Awen Mariée/ }).waitFor();
  const awen = await openSignedIn(username, '/profile');
  await awen.getByText('Awen Mariée').waitFor();
  await awen.getByText('Adresse non confirmée').waitFor();
  await awen.getByText(/Nouvelle adresse awen\.mariee@orvaline\.example, pas encore confirmée/).waitFor();
});

it('a file of users is previewed with its mistakes and invited whole', async () => {
  const page = await openSignedIn('company.admin', '/apps/parameters', { expectedConsole: refused });
  await pressOn(button(page, /Importer/));
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox').first();
  await text.fill(
    'prénom;nom;email;rôles\nNolwenn;Riou;nolwenn@orvaline.example;chef\nTudi;Bras;tudi@orvaline.example;',
  );
  await dialog.getByRole('button', { name: /Vérifier|Aperçu|Prévisualiser/ }).click();
  await dialog.getByText('Le rôle « chef » n’existe pas.').waitFor();
  const invite = dialog.getByRole('button', { name: /^Inviter/ });
  expect((await invite.isDisabled()) || (await invite.getAttribute('aria-disabled')) === 'true').toBe(true);
});
