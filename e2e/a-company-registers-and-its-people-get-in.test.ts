import { expect, it } from 'vitest';
import { address, demoPassword, openPage, openSignedIn, signIn } from './support/browser';
import { linkMailedTo } from './support/mails';
import { setUpCodes } from './support/one-time-codes';
import { newPerson } from './support/people';

const refused = /status of 4\d\d|Erreur lors de la connexion/;

const api = async (token: string | null, path: string, body: object) => {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
};

it('a company registers itself; what is wrong is shown beside its field', async () => {
  const page = await openPage('/login', { expectedConsole: refused });
  await page.getByRole('link', { name: 'Free registration' }).click();
  await page.getByLabel("Nom de l'entreprise").fill('Verrerie des Abers');
  await page.getByLabel('Prénom').fill('Maël');
  await page.getByLabel('Nom', { exact: true }).fill('Riou');
  await page.getByLabel('Adresse e-mail').fill('mael@abers.example');
  await page.getByLabel("Nom d'utilisateur").fill('qa');
  await page.getByLabel('Mot de passe', { exact: true }).fill('court');
  await page.getByRole('button', { name: "Créer l'entreprise" }).click();
  await page.getByLabel('Mot de passe', { exact: true }).and(page.locator('[aria-invalid]')).waitFor();
  expect(await page.getByLabel("Nom de l'entreprise").inputValue()).toBe('Verrerie des Abers');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un mot assez long');
  await page.getByRole('button', { name: "Créer l'entreprise" }).click();
  await page.getByText('Nous venons d’envoyer un lien à mael@abers.example.').waitFor();
  await page.goto(await linkMailedTo('mael@abers.example'));
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un mot assez long');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.getByText("Ce nom d'utilisateur n'est pas disponible.").waitFor();
  await page.getByLabel("Autre nom d'utilisateur").fill('mael.riou');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'mael.riou', 'Un mot assez long');
  // A new company asks a second factor of its administrators: the first is led to it.
  await setUpCodes(page, 'Un mot assez long');
  await page.getByRole('heading', { name: 'Bonjour Maël' }).waitFor();
  await page.goto(`${address}/profile`);
  await page.getByText('Adresse confirmée : vous pouvez signer.').waitFor();
});

it('a forgotten password is replaced through the mailed link, once', async () => {
  const username = await newPerson('Odile', 'Oublie');
  const email = `${username}@orvaline.example`;
  const page = await openPage('/forgot-password', { expectedConsole: refused });
  await page.getByLabel("Nom d'utilisateur ou adresse e-mail").fill(email);
  await page.keyboard.press('Enter');
  await page.getByText('Consultez votre messagerie').waitFor();
  const link = await linkMailedTo(email, undefined, '/reset-password');
  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Une phrase nouvelle 1');
  await page.getByLabel('Répétez le nouveau mot de passe').fill('Une phrase nouvelle 1');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.waitForURL('**/login');
  await signIn(page, username, 'Une phrase nouvelle 1');
  await page.getByRole('heading', { name: 'Bonjour Odile' }).waitFor();

  const again = await openPage(new URL(link).pathname + new URL(link).hash, { expectedConsole: refused });
  await again.getByLabel('Nouveau mot de passe', { exact: true }).fill('Une autre phrase 2');
  await again.getByLabel('Répétez le nouveau mot de passe').fill('Une autre phrase 2');
  await again.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await again.getByText('Ce lien a déjà servi ou a expiré.').waitFor();
});

it('an invited person chooses a password and gets in', async () => {
  const admin = await openSignedIn('company.admin');
  const token = await admin.evaluate(() => localStorage.getItem('access_token'));
  const invited = { email: 'aziz@orvaline.example', firstName: 'Aziz', lastName: 'Haddad', roles: ['validator'] };
  expect((await api(token, '/api/v1/invitations', invited)).username).toBe('aziz.haddad');
  const link = new URL(await linkMailedTo('aziz@orvaline.example'));
  const page = await openPage(link.pathname + link.hash);
  await page.getByRole('heading', { name: 'Bienvenue dans Vigie' }).waitFor();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Ma première phrase');
  await page.getByLabel('Répétez le nouveau mot de passe').fill('Ma première phrase');
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click();
  await page.getByRole('heading', { name: 'Bonjour Aziz' }).waitFor();
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'aziz@orvaline.example', 'Ma première phrase');
  await page.getByRole('heading', { name: 'Bonjour Aziz' }).waitFor();
});

it('an initial password must be replaced before anything else', async () => {
  const admin = await openSignedIn('company.admin');
  const token = await admin.evaluate(() => localStorage.getItem('access_token'));
  const { initial_password: initial = '' } = await api(token, '/v1/users', {
    username: 'premier.jour',
    email: 'premier@orvaline.example',
    first_name: 'Léa',
    last_name: 'Jourdain',
  });
  const page = await openPage('/login', { expectedConsole: refused });
  await signIn(page, 'premier.jour', initial);
  await page.waitForURL('**/change-password');
  await page.goto(`${address}/settings`);
  await page.waitForURL('**/change-password');
  await page.getByLabel('Mot de passe actuel').fill(initial);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(demoPassword);
  await page.getByLabel('Répétez le nouveau mot de passe').fill(demoPassword);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.waitForURL((url) => url.pathname === '/home' || url.pathname === '/settings');
  await page.goto(`${address}/home`);
  await page.getByRole('heading', { name: 'Bonjour Léa' }).waitFor();
});
