import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, openPage, openSignedIn } from './support/browser';
import { linkMailedTo } from './support/mails';
import { newPerson } from './support/people';

it('R01 R09 feedback really arrives, and the administrator finds it in the trail', async () => {
  const text = `Merci pour la recherche ${Date.now()}`;
  const reporter = await openSignedIn('reporter', '/settings');
  await reporter.getByRole('button', { name: 'Feedback' }).click();
  await reporter.getByRole('dialog').getByLabel('Message').fill(text);
  await reporter.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await reporter.getByText('Merci, votre avis est envoyé.').waitFor();

  const admin = await openSignedIn('company.admin', '/audit-trail?action=feedback.sent');
  await admin.getByText(`a envoyé un retour : ${text}.`).waitFor();
  await admin.getByText('Événement brut').first().click();
  await admin.getByText('feedback.sent · feedback').first().waitFor();
  const row = admin.getByRole('row', { name: new RegExp(text) });
  expect(await row.textContent()).toContain('/settings');
  expect(await row.textContent()).toContain('reporter');

  await admin
    .getByRole('button', { name: /^Qui/ })
    .or(admin.getByRole('link', { name: /^Qui/ }))
    .first()
    .click();
  await expect.poll(() => new URL(admin.url()).searchParams.get('sort')).toBe('actor');
  await admin.goBack();
  await expect.poll(() => new URL(admin.url()).searchParams.get('sort')).not.toBe('actor');

  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Exporter en CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^vigie-audit-.*\.csv$/);

  await admin.getByText('Vérifier sans Vigie').click();
  await admin.getByText('-----BEGIN PUBLIC KEY-----').waitFor();
  const script = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Télécharger le script' }).click();
  expect((await script).suggestedFilename()).toBe('verify-trail.mjs');
  const copy = join(await mkdtemp(join(tmpdir(), 'vigie-trail-')), 'verify-trail.mjs');
  await (await script).saveAs(copy);
  const { stdout, status } = spawnSync(process.execPath, [copy, await (await download).path()], { encoding: 'utf8' });
  expect(stdout).toContain('each says what its hash was made of');
  expect(status).toBe(0);
});

it('R19 R20 the trail is closed to a reporter, and to another company it shows nothing of this one', async () => {
  const reporter = await openSignedIn('reporter', '/audit-trail');
  await reporter.getByRole('heading', { name: 'Cette page ne vous est pas destinée' }).waitFor();
  expect(await reporter.getByRole('row').count()).toBe(0);
  const other = await openSignedIn('other.admin', '/audit-trail?actor=company.admin');
  await other.getByText('Aucun événement', { exact: true }).waitFor();
});

it('R15 a new address takes the password, counts once its link is used, and two pages do not overwrite each other', async () => {
  const username = await newPerson('Hugo', 'Double');
  const present = `${username}@orvaline.example`;
  const first = await openSignedIn(username, '/profile', { expectedConsole: /status of 422/ });
  const second = await openSignedIn(username, '/profile');
  const emailOn = (page: Page) => page.getByLabel('Adresse e-mail');
  const save = async (page: Page, password: string) => {
    await page.getByLabel('Votre mot de passe').fill(password);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
  };
  await first.getByText('Adresse confirmée : vous pouvez signer.').waitFor();
  await emailOn(second).fill('hugo@autre.example');
  await emailOn(first).fill('hugo@ailleurs.example');
  await save(first, 'pas le bon');
  await first.getByText('Mot de passe incorrect.').waitFor();
  await save(first, demoPassword);
  await first.getByText('Lien envoyé à hugo@ailleurs.example.').waitFor();
  expect(await emailOn(first).inputValue()).toBe(present);
  await second.getByText(/Nouvelle adresse hugo@ailleurs\.example, pas encore confirmée/).waitFor();
  expect(await emailOn(second).inputValue()).toBe('hugo@autre.example');
  await save(second, demoPassword);
  await first.getByText(/Nouvelle adresse hugo@autre\.example, pas encore confirmée/).waitFor();
  const link = new URL(await linkMailedTo('hugo@autre.example'));
  const elsewhere = await openPage(link.pathname + link.hash);
  await elsewhere.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await elsewhere.getByRole('button', { name: 'Confirmer' }).click();
  await elsewhere.waitForURL('**/login');
  await expect.poll(() => emailOn(first).inputValue()).toBe('hugo@autre.example');
});
