import { expect, it } from 'vitest';
import { address, openSignedIn } from './browser';
import { newPerson } from './people';

it('R01 R09 feedback really arrives, and the administrator finds it in the trail', async () => {
  const text = `Merci pour la recherche ${Date.now()}`;
  const reporter = await openSignedIn('reporter', '/settings');
  await reporter.getByRole('button', { name: 'Feedback' }).click();
  await reporter.getByRole('dialog').getByLabel('Message').fill(text);
  await reporter.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await reporter.getByText('Merci, votre avis est envoyé.').waitFor();

  const admin = await openSignedIn('company.admin', '/audit-trail?action=feedback.sent');
  await admin.getByText(text).waitFor();
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
});

it('R19 R20 the trail is closed to a reporter, and to another company it shows nothing of this one', async () => {
  const reporter = await openSignedIn('reporter', '/audit-trail');
  await reporter.waitForURL('**/home');
  const other = await openSignedIn('other.admin', '/audit-trail?actor=company.admin');
  await other.getByText('Aucun événement', { exact: true }).waitFor();
});

it('the profile keeps what was changed, and two pages that change it at once do not overwrite each other', async () => {
  const stale = /status of 412/;
  const username = await newPerson('Hugo', 'Double');
  const first = await openSignedIn(username, '/profile', { expectedConsole: stale });
  const second = await openSignedIn(username, '/profile', { expectedConsole: stale });
  await second.getByLabel('Nom', { exact: true }).fill('Simple');
  await first.getByLabel('Prénom').fill('Hugues');
  await first.getByRole('button', { name: 'Enregistrer' }).click();
  await first.getByText('Profil enregistré.').waitFor();
  await expect.poll(() => second.evaluate(() => localStorage.getItem('current_user'))).toContain('Hugues');
  await second.getByRole('button', { name: 'Enregistrer' }).click();
  await second.getByText('Profil enregistré.').waitFor();
  await first.reload();
  expect(await first.getByLabel('Nom', { exact: true }).inputValue()).toBe('Simple');
  expect(await first.getByLabel('Prénom').inputValue()).toBe('Hugues');
  await first.goto(`${address}/home`);
  await first.getByRole('heading', { name: 'Bonjour Hugues' }).waitFor();
});
