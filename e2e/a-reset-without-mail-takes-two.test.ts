import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openPage, signIn } from './support/browser';
import { freePort } from './support/free-port';
import { linkMailedTo } from './support/mails';
import { codeOf, previousCodeOf, setUpCodes } from './support/one-time-codes';
import { isReady, run, type Started } from './support/processes';

/** An installation of its own, which sends no mail and has no demo. */
let origin: string;
let folder: string;
let program: Started | undefined;
afterAll(async () => {
  program?.child.kill('SIGTERM');
  await program?.ended;
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'vigie-no-mail-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const settings = { VIGIE_DEMO: 'false', VIGIE_SIGN_UP: 'open', VIGIE_MAIL: '', SMTP_URL: '' };
  program = run('main.js', [], { PORT: port, VIGIE_DATA: folder, ...settings });
  await isReady(program);
}

const given = 'Premier-secret-1';
const own = 'quatre mots sans rapport';

async function send(path: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`${origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function tokenFor(username: string, password: string): Promise<string> {
  const body = new URLSearchParams({ username, password });
  const answer = await fetch(`${origin}/api/v1/auth/token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function addColleague(admin: string, username: string, roles: string[]): Promise<void> {
  const person = { username, email: `${username}@site.example`, first_name: 'Yves', last_name: username, roles };
  expect((await send('/users', { ...person, password: given }, admin)).status).toBe(201);
  const token = await tokenFor(username, given);
  expect((await send('/users/me/password', { currentPassword: given, newPassword: own }, token)).status).toBe(200);
}

async function takeCodes(token: string): Promise<string> {
  const begun = await send('/users/me/totp/begin', { currentPassword: own }, token);
  const { ticket, secret } = (await begun.json()) as { ticket: string; secret: string };
  expect((await send('/users/me/totp', { ticket, code: await previousCodeOf(secret) }, token)).status).toBe(200);
  return secret;
}

/** Made on the machine itself; the initial password is replaced at once. */
async function addPlatformAdministrator(): Promise<void> {
  const person = ['paule', 'paule@site.example', 'Paule', 'Lann'];
  const command = run('cli.js', ['create-platform-admin', ...person], { VIGIE_DATA: folder, VIGIE_DEMO: 'false' });
  expect(await command.ended, command.output()).toBe(0);
  const [, initial = ''] = /initial password (\S+),/.exec(command.output()) ?? [];
  const token = await tokenFor('paule', initial);
  expect((await send('/users/me/password', { currentPassword: initial, newPassword: own }, token)).status).toBe(200);
}

async function confirmFor(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Confirmer pour ${name}` }).click();
  await page.getByLabel('Votre propre mot de passe').fill(own);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Lien' }).inputValue();
  await page.getByRole('button', { name: 'C’est noté' }).click();
  return link;
}

it('R15 two administrators vouch for a user who lost the password: one has a code, the other a link', async () => {
  await start();
  const company = { companyName: 'Sans courrier', username: 'anne', email: 'anne@site.example', password: own };
  expect((await send('/signups', { ...company, firstName: 'Anne', lastName: 'Roux' })).status).toBe(202);
  // An administrator hands the mail over.
  const [, signUpToken] = (await linkMailedTo('anne@site.example', folder)).split('token=');
  expect((await send('/signups/redeem', { token: signUpToken, password: own })).status).toBe(201);
  const admin = await tokenFor('anne', own);
  const secret = await takeCodes(admin);
  await addColleague(admin, 'bruno', ['company_admin']);
  await addColleague(admin, 'chloe', []);
  await addPlatformAdministrator();

  const first = await openPage('/login', { origin, expectedConsole: /status of 403/ });
  await signIn(first, 'anne', own);
  await first.getByLabel('Code de votre application').fill(codeOf(secret));
  await first.keyboard.press('Enter');
  await first.waitForURL('**/home');
  await first.goto(`${origin}/apps/parameters`);
  await first.getByRole('button', { name: 'Actions pour Yves chloe' }).click();
  await first.getByRole('menuitem', { name: 'Réinitialiser le mot de passe' }).click();
  await first.getByLabel('Raison').fill('A perdu son téléphone');
  await first.getByRole('button', { name: 'Demander' }).click();
  const code = await first.getByRole('textbox', { name: 'Code' }).inputValue();
  await first.getByRole('button', { name: 'C’est noté' }).click();
  const waits = first.getByRole('button', { name: 'Confirmer pour Yves chloe' });
  expect(await waits.getAttribute('aria-disabled')).toBe('true');
  await first.getByText('Vous l’avez demandé : un autre administrateur doit confirmer.').first().waitFor();

  // Whom the first has made is no second: it could be the same person.
  const made = await openPage('/login', { origin, expectedConsole: /status of 403/ });
  await signIn(made, 'bruno', own);
  await setUpCodes(made, own);
  await made.waitForURL('**/home');
  await made.goto(`${origin}/apps/parameters`);
  await made
    .getByText(/Votre propre identité n’est pas confirmée/)
    .first()
    .waitFor();

  const second = await openPage('/login', { origin });
  await signIn(second, 'paule', own);
  await second.waitForURL('**/admin');
  await second.getByLabel('Mot de passe', { exact: true }).fill(own);
  await second.keyboard.press('Enter');
  await second.getByText('A perdu son téléphone').waitFor();
  const link = await confirmFor(second, 'Yves chloe');
  await second.getByText('A perdu son téléphone').waitFor({ state: 'detached' });

  const person = await openPage(link.slice(origin.length), { origin, expectedConsole: /status of 422/ });
  const choose = async (typed: string) => {
    await person.getByLabel('Code').fill(typed);
    await person.getByLabel('Nouveau mot de passe', { exact: true }).fill('du beurre sur un vélo');
    await person.getByLabel('Répétez le nouveau mot de passe').fill('du beurre sur un vélo');
    await person.getByRole('button', { name: 'Changer le mot de passe' }).click();
  };
  await choose('abcde-abcde-abcde');
  await person.getByText('Ce code ne correspond pas à ce lien.').waitFor();
  await choose(code);
  await person.waitForURL('**/login');
  await signIn(person, 'chloe', 'du beurre sur un vélo');
  const notice = person.getByText(/à la demande de Anne Roux, avec la confirmation de Paule Lann/);
  await notice.waitFor();
  await person.getByRole('button', { name: 'J’ai lu' }).click();
  await notice.waitFor({ state: 'detached' });
});
