import { expect, it } from 'vitest';
import { accessibilityFindings, address, openSignedIn, pressOn, tokenOf, typeInto } from './support/browser';
import { idOf } from './support/cases';
import { newPerson } from './support/people';
import { ask } from './support/reports';

it('an alert arrives without a reload, is answered and ticked off, by keyboard alone', async () => {
  const author = await newPerson('Aline', 'Ecrit');
  const reader = await newPerson('Ludovic', 'Lit');
  const there = await openSignedIn(reader, '/apps/alertes');
  await there.getByText('Aucun message').waitFor();
  const here = await openSignedIn(author, '/apps/alertes');
  const send = here.getByRole('button', { name: 'Envoyer' });
  expect(await send.isDisabled()).toBe(true);
  await here.getByText('Part à tous les utilisateurs', { exact: true }).waitFor();
  await typeInto(here.getByRole('combobox', { name: 'Destinataires' }), 'ludovic');
  const readerId = await idOf(reader);
  await here.getByRole('option', { name: new RegExp(`ludovic\\.lit \\(${readerId}\\)`) }).waitFor();
  await here.keyboard.press('ArrowDown');
  await here.keyboard.press('Enter');
  await here.getByText('Part à 1 destinataire').waitFor();
  await typeInto(here.getByRole('textbox', { name: 'Message' }), 'Le sas 3 est fermé jusqu’à midi.');
  await pressOn(here.getByRole('button', { name: 'Joindre un lien' }));
  await here.getByRole('combobox', { name: 'Liens' }).fill('NC_0001');
  await here.getByRole('option', { name: /NC_0001/ }).click();
  await pressOn(send);
  await here.getByText('Notification envoyée aux destinataires sélectionnés.').waitFor();
  expect(await here.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');

  const row = there.getByRole('row', { name: /Le sas 3 est fermé/ });
  await row.waitFor();
  await there.getByRole('link', { name: 'Notifications, 1 non lue' }).waitFor();
  await there.getByText('1 non lue', { exact: true }).first().waitFor();
  await pressOn(row.getByRole('link'));
  await there.waitForURL(/open=\d+/);
  const message = there.getByRole('dialog');
  await message.getByRole('link', { name: /NC_0001/ }).waitFor();
  expect(await accessibilityFindings(there)).toEqual([]);
  await there
    .getByRole('link', { name: 'Notifications, 0 non lues' })
    .or(there.getByRole('link', { name: 'Notifications, 0 non lue' }))
    .waitFor();
  await pressOn(message.getByRole('button', { name: 'Répondre' }));
  await there.getByText('En réponse à Aline Ecrit').waitFor();
  await there.locator('textarea:focus').waitFor();
  await there.keyboard.type('Merci, nous passons par le sas 4.');
  await there.keyboard.press('ControlOrMeta+Enter');
  const answer = here.getByRole('row', { name: /nous passons par le sas 4/ });
  await answer.waitFor();

  const tick = row.getByRole('checkbox');
  await pressOn(tick, 'Space');
  await expect.poll(() => tick.isChecked()).toBe(true);
  await there.reload();
  await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(true);
  await here.getByRole('tab', { name: /Boîte d'envoi/ }).click();
  await here.waitForURL('**box=outbox*');
  await here.getByRole('row', { name: /ludovic\.lit/ }).waitFor();
});

it('what is ticked off goes below the rest, and without a recipient everyone is written to', async () => {
  const writer = await tokenOf('other.admin');
  const recipientIds = [await idOf('other.reporter')];
  for (const text of ['Premier message', 'Second message']) {
    await ask(writer, 'POST', '/api/v1/alerts', { text, recipientIds });
  }
  const page = await openSignedIn('other.reporter', '/apps/alertes');
  const rows = page.getByRole('row', { name: /message$/ });
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.first().textContent()).toContain('Second message');
  await rows.first().getByRole('checkbox').click();
  await expect.poll(() => rows.first().textContent()).toContain('Premier message');
  await page.getByRole('textbox', { name: 'Message' }).fill('Exercice d’évacuation à 15 h.');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Notification envoyée à tous les utilisateurs.').waitFor();
});

it('what is written between the first answer and the first news of a page is not lost', async () => {
  const reader = await newPerson('Premiere', 'Seconde');
  const page = await openSignedIn(reader, '/home');
  let listen = () => {};
  const listening = new Promise<void>((resolve) => {
    listen = resolve;
  });
  await page.route('**/api/v1/live', async (route) => {
    await listening;
    await route.continue();
  });
  await page.goto(`${address}/apps/alertes`);
  await page.getByText('Aucun message').waitFor();
  const recipientIds = [await idOf(reader)];
  await ask(await tokenOf('qa'), 'POST', '/api/v1/alerts', { text: 'Juste entre les deux.', recipientIds });
  listen();
  await page.getByRole('row', { name: /Juste entre les deux/ }).waitFor();
});

it('what could not be sent is said and stays', async () => {
  const author = await newPerson('Reseau', 'Coupe');
  const page = await openSignedIn(author, '/apps/alertes', {
    expectedConsole: /ERR_INTERNET_DISCONNECTED|fetching the script|Failed to fetch/,
  });
  await page.getByRole('textbox', { name: 'Message' }).fill('Écrit sans réseau');
  await page.getByRole('combobox', { name: 'Destinataires' }).fill('qa');
  await page.getByRole('option', { name: /^qa \(/ }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText("Erreur lors de l'envoi de la notification.").first().waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Écrit sans réseau');
});
