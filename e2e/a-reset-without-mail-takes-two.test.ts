import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openPage, signIn } from './support/browser';
import { freePort } from './support/free-port';
import { linkMailedTo } from './support/mails';
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

async function openAs(username: string, expectedConsole?: RegExp): Promise<Page> {
  const page = await openPage('/login', { origin, ...(expectedConsole && { expectedConsole }) });
  await signIn(page, username, own);
  await page.goto(`${origin}/apps/parameters`);
  return page;
}

it('R15 two administrators vouch for somebody who lost the password: one has a code, the other a link', async () => {
  await start();
  const company = { companyName: 'Sans courrier', username: 'anne', email: 'anne@site.example', password: own };
  expect((await send('/signups', { ...company, firstName: 'Anne', lastName: 'Roux' })).status).toBe(202);
  // Somebody carries the mail over by hand.
  const [, signUpToken] = (await linkMailedTo('anne@site.example', folder)).split('token=');
  expect((await send('/signups/redeem', { token: signUpToken, password: own })).status).toBe(201);
  const admin = await tokenFor('anne', own);
  await addColleague(admin, 'bruno', ['company_admin']);
  await addColleague(admin, 'chloe', []);

  const first = await openAs('anne');
  await first.getByRole('button', { name: 'Actions pour Yves chloe' }).click();
  await first.getByRole('menuitem', { name: 'Réinitialiser le mot de passe' }).click();
  await first.getByLabel('Raison').fill('A perdu son téléphone');
  await first.getByRole('button', { name: 'Demander' }).click();
  const code = await first.getByRole('textbox', { name: 'Code' }).inputValue();
  await first.getByRole('button', { name: 'C’est noté' }).click();
  const waits = first.getByRole('button', { name: 'Confirmer pour Yves chloe' });
  expect(await waits.getAttribute('aria-disabled')).toBe('true');
  await first.getByText('Vous l’avez demandé : un autre administrateur doit confirmer.').first().waitFor();

  const second = await openAs('bruno');
  await second.getByText('A perdu son téléphone').waitFor();
  await second.getByRole('button', { name: 'Confirmer pour Yves chloe' }).click();
  await second.getByLabel('Votre propre mot de passe').fill(own);
  await second.getByRole('dialog').getByRole('button', { name: 'Confirmer', exact: true }).click();
  const link = await second.getByRole('textbox', { name: 'Lien' }).inputValue();
  await second.getByRole('button', { name: 'C’est noté' }).click();
  await second.getByText('A perdu son téléphone').waitFor({ state: 'detached' });

  const person = await openPage(link.slice(origin.length), { origin, expectedConsole: /status of 422/ });
  const choose = async (typed: string) => {
    await person.getByLabel('Code').fill(typed);
    await person.getByLabel('Nouveau mot de passe', { exact: true }).fill('du beurre sur un vélo');
    await person.getByLabel('Répétez le nouveau mot de passe').fill('du beurre sur un vélo');
    await person.getByRole('button', { name: 'Changer le mot de passe' }).click();
  };
  await choose('abcde-abcde-abcde');
  await person.getByText('Ce code ne va pas avec ce lien.').waitFor();
  await choose(code);
  await person.waitForURL('**/login');
  await signIn(person, 'chloe', 'du beurre sur un vélo');
  await person.getByText(/à la demande de Anne Roux, avec la confirmation de Yves bruno/).waitFor();
});
