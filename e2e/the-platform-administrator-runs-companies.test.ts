import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  accessibilityFindings,
  address,
  openPage,
  openSignedIn,
  pressOn,
  signIn,
  tabTo,
  typeInto,
} from './support/browser';

const refused = /status of 4\d\d|Erreur/;

/** A form of the page, by the heading of its card. */
const card = (page: Page, title: string): Locator =>
  page
    .locator('section, .card')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();

async function throughTheGate(page: Page): Promise<void> {
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), 'Vigie-demo-1');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Gestion des comptes' }).waitFor();
}

async function chooseCompany(form: Locator, name: string): Promise<void> {
  const field = form.getByRole('combobox');
  await typeInto(field, name);
  await form
    .page()
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await form.page().keyboard.press('ArrowDown');
  await form.page().keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toContain(name);
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

it('lands on the administration, where menu and palette lead too', async () => {
  const page = await openSignedIn('platform.admin', '/');
  await page.getByRole('heading', { name: 'Accès protégé' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goto(`${address}/home`);
  await page.waitForURL(/\/admin$/);
  await page.goto(`${address}/profile`);
  await pressOn(button(page, 'Menu de platform.admin'));
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.waitForURL(/\/admin$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('entreprise');
  await page.getByRole('option', { name: 'Administration', exact: true }).waitFor();
});

it('the gate stays shut to a wrong password, and the page says to everybody else that it is not for them', async () => {
  const page = await openSignedIn('platform.admin', '/admin', { expectedConsole: refused });
  await page.getByRole('heading', { name: 'Accès protégé' }).waitFor();
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), 'raté');
  await pressOn(button(page, 'Valider'));
  await page.getByText('Mot de passe incorrect').waitFor();
  await throughTheGate(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Accès protégé' }).waitFor();

  const reporter = await openSignedIn('reporter', '/admin');
  await reporter.getByRole('heading', { name: 'Cette page ne vous est pas destinée' }).waitFor();
  expect(await reporter.getByLabel('Mot de passe', { exact: true }).count()).toBe(0);
});

it('a company with an email and no names is created without an administrator, and the form says so', async () => {
  const page = await openSignedIn('platform.admin', '/admin', { expectedConsole: refused });
  await throughTheGate(page);
  const create = card(page, 'Nouvelle entreprise');
  await typeInto(create.getByLabel("Nom de l'entreprise"), 'Saline du Cap');
  await typeInto(create.getByLabel("Email de l'admin"), 'quelqu-un');
  await pressOn(button(create, 'Ajouter un nouveau compte'));
  await create.getByText('Écrivez une adresse comme').waitFor();
  await typeInto(create.getByLabel("Email de l'admin"), 'contact@saline.example');
  await create.getByText("L'entreprise sera créée sans administrateur").waitFor();
  await pressOn(button(create, 'Ajouter un nouveau compte'));
  await page.getByText("Entreprise créée avec succès! Elle n'a pas encore d'administrateur").waitFor();
  await typeInto(page.getByLabel('Rechercher une entreprise ou un admin'), 'Saline');
  await pressOn(button(page.locator('li.company').first(), 'Déplier Saline du Cap'));
  await page.getByText('Aucun administrateur').first().waitFor();
});

it('R06 the whole page works with the keyboard alone', async () => {
  const page = await openSignedIn('platform.admin', '/admin', { expectedConsole: refused });
  await throughTheGate(page);

  const create = card(page, 'Nouvelle entreprise');
  await pressOn(button(create, 'Ajouter un nouveau compte'));
  await page.getByText("Le nom de l'entreprise est obligatoire").waitFor();
  await typeInto(create.getByLabel("Nom de l'entreprise"), 'Conserverie du Cap');
  await typeInto(create.getByLabel("Email de l'admin"), 'tifenn@conserverie.example');
  await typeInto(create.getByLabel("Nom de l'admin", { exact: true }), 'Le Cap');
  await typeInto(create.getByLabel("Prénom de l'admin"), 'Tifenn');
  await pressOn(create.getByLabel("Inviter l'admin par e-mail"), ' ');
  await pressOn(button(create, 'Ajouter un nouveau compte'));
  const shownOnce = page.getByRole('dialog');
  await shownOnce.waitFor();
  expect(await shownOnce.getByLabel("Nom d'utilisateur").inputValue()).toBe('tifenn.le-cap');
  const password = await shownOnce.getByLabel('Mot de passe', { exact: true }).inputValue();
  await pressOn(button(shownOnce, "C'est noté"));
  await page.getByText('Entreprise créée avec succès!').waitFor();

  const search = page.getByLabel('Rechercher une entreprise ou un admin');
  await typeInto(search, 'tifenn');
  await expect.poll(() => page.locator('li.company').count()).toBe(1);
  const row = page.locator('li.company').first();
  expect(await row.textContent()).toContain('Conserverie du Cap');
  expect(await row.textContent()).toContain('Non lié');
  await pressOn(button(row, 'Déplier Conserverie du Cap'));
  await row.getByText('tifenn@conserverie.example').waitFor();

  await pressOn(button(row, 'Modifier Conserverie du Cap'));
  const edit = page.getByRole('dialog');
  await typeInto(edit.getByLabel('Ville'), 'Audierne');
  await pressOn(button(edit, 'Enregistrer'));
  await page.getByText('Entreprise enregistrée.').waitFor();

  await pressOn(button(row, 'Limites de Conserverie du Cap'));
  const limits = page.getByRole('dialog');
  await limits.getByText('Utilisé : 1', { exact: true }).first().waitFor();
  expect(await limits.getByLabel('Fichiers (Go)').inputValue()).toBe('50');
  await typeInto(limits.getByLabel('Utilisateurs'), 'trois');
  await pressOn(button(limits, 'Enregistrer'));
  await limits.getByText('Écrivez un nombre ou laissez vide.').waitFor();
  await typeInto(limits.getByLabel('Utilisateurs'), '3');
  await typeInto(limits.getByLabel('Invitations en 24 heures'), '');
  await pressOn(button(limits, 'Enregistrer'));
  await page.getByText('Limites enregistrées.').waitFor();

  const addAdmin = card(page, 'Admin supplémentaire');
  await pressOn(button(addAdmin, 'Ajouter un admin supplémentaire'));
  await page.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
  await chooseCompany(addAdmin, 'Conserverie');
  await typeInto(addAdmin.getByLabel('Email'), 'second@conserverie.example');
  await typeInto(
    addAdmin
      .getByLabel('Nom', { exact: true })
      .or(addAdmin.getByLabel(/^Nom\s*\*/))
      .first(),
    'Second',
  );
  await typeInto(addAdmin.getByLabel(/^Prénom/), 'Ewen');
  await typeInto(addAdmin.getByLabel(/^Mot de passe/), 'Un-premier-secret-1');
  await pressOn(button(addAdmin, 'Ajouter un admin supplémentaire'));
  await page.getByText('Admin ajouté avec succès!').waitFor();

  const link = card(page, 'Paiement');
  await chooseCompany(link, 'Conserverie');
  await typeInto(link.getByLabel('ID Stripe'), 'cus_Conserverie01');
  await pressOn(button(link, 'Relier compte Stripe'));
  await expect.poll(async () => row.textContent()).toContain('cus_Conserverie01');

  const createUser = card(page, 'Créer un nouvel utilisateur');
  await typeInto(createUser.getByLabel("Nom d'utilisateur"), 'qa');
  await typeInto(createUser.getByLabel('Email'), 'op@conserverie.example');
  await typeInto(createUser.getByLabel('Prénom'), 'Opale');
  await typeInto(createUser.getByLabel('Nom', { exact: true }), 'Rateur');
  await typeInto(createUser.getByLabel('Mot de passe', { exact: true }), 'Un-premier-secret-1');
  await chooseCompany(createUser, 'Conserverie');
  await pressOn(button(createUser, "Créer l'utilisateur"));
  await page.getByText("Erreur: Ce nom d'utilisateur n'est pas disponible.").waitFor();
  await typeInto(createUser.getByLabel("Nom d'utilisateur"), 'opale.rateur');
  await pressOn(button(createUser, "Créer l'utilisateur"));
  await page.getByText('Utilisateur créé avec succès!').waitFor();

  const theirs = await openPage('/login', { expectedConsole: refused });
  await signIn(theirs, 'tifenn.le-cap', password);
  await theirs.waitForURL('**/change-password');

  await pressOn(button(row, 'Supprimer Conserverie du Cap'));
  const ask = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  await ask.getByText('Êtes-vous sûr de vouloir supprimer cette entreprise ?').waitFor();
  await pressOn(button(ask, 'Supprimer'));
  await page.getByText('Aucune entreprise trouvée').waitFor();
  await theirs.waitForURL('**/login');

  await tabTo(
    page
      .getByRole('radio', { name: 'Actives' })
      .or(page.getByRole('radio', { name: 'Archivées' }))
      .first(),
  );
  await page.keyboard.press('ArrowRight');
  await pressOn(button(page, 'Rétablir Conserverie du Cap'));
  await page.getByText('Entreprise rétablie.').waitFor();
});

it('an administrator of a company is edited, deactivated and brought back', async () => {
  const page = await openSignedIn('platform.admin', '/admin?search=armor', { expectedConsole: refused });
  await throughTheGate(page);
  const row = page.locator('li.company').first();
  await pressOn(button(row, /^Déplier/));
  await pressOn(button(row, 'Modifier Nadia Le Goff'));
  const edit = page.getByRole('dialog');
  await typeInto(edit.getByLabel('Prénom'), 'Nadège');
  await typeInto(edit.getByLabel('Raison'), 'Faute de frappe');
  await pressOn(button(edit, 'Enregistrer'));
  await row.getByText('Nadège Le Goff', { exact: true }).waitFor();
  await pressOn(button(row, 'Supprimer Nadège Le Goff'));
  const ask = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  await typeInto(ask.getByLabel(/^Raison/), 'Essai');
  await pressOn(button(ask, 'Supprimer'));
  // The last administrator of a company stays.
  await page
    .getByText(/dernier administrateur/)
    .first()
    .waitFor();
});

it('what people said is read and marked handled', async () => {
  const page = await openSignedIn('platform.admin', '/admin?tab=feedback', { expectedConsole: refused });
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), 'Vigie-demo-1');
  await page.keyboard.press('Enter');
  const message = page.getByRole('row', { name: /Le thème sombre fatigue moins/ });
  await message.waitFor();
  expect(await message.textContent()).toContain('/settings');
  await pressOn(button(message, /Marquer comme traité/));
  await expect.poll(() => message.count()).toBe(0);
  await page.goto(`${address}/admin?tab=feedback&state=handled`);
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), 'Vigie-demo-1');
  await page.keyboard.press('Enter');
  await message.waitFor();
});
