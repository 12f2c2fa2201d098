import { expect, it } from 'vitest';
import { newTask } from './support/actions';
import { accessibilityFindings, openSignedIn, pressOn, tokenOf } from './support/browser';
import { newPerson } from './support/people';
import { ask } from './support/reports';

it('a notification is put off, comes back when it is wanted, and is read', async () => {
  const { doer } = await newTask('Sommeil', 'Argent : contrôler le bain');
  const page = await openSignedIn(doer, '/apps/notifications');
  const news = page.getByRole('listitem').filter({ hasText: 'Argent : contrôler le bain' });
  await news.waitFor();
  const bell = (n: number) =>
    page
      .getByRole('link', { name: new RegExp(`^Notifications, ${n} non`) })
      .first()
      .waitFor();
  await bell(1);
  await pressOn(news.getByRole('button', { name: 'Reporter', exact: true }));
  await page.getByRole('menuitem', { name: 'Demain matin' }).click();
  await bell(0);
  await page.getByRole('tab', { name: /Reportées/ }).click();
  await page.waitForURL('**tab=snoozed*');
  await news.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(news.getByRole('button', { name: 'Afficher maintenant' }));
  await bell(1);
  await page.getByRole('tab', { name: /Non lues/ }).click();
  await pressOn(news.getByRole('link'));
  await page.waitForURL('**/apps/actions/ACT_*');
  await bell(0);
});

it('what is muted is not told any more, and each choice is kept', async () => {
  const { id, doer, approver } = await newTask('Muet', 'Cuivre : changer les filtres');
  const page = await openSignedIn(doer, '/apps/notifications?tab=choices');
  const box = page.getByRole('checkbox', { name: /^Dans Vigie : Un commentaire a été ajouté/ });
  const digest = page.getByRole('checkbox', { name: /^Résumé quotidien : Un commentaire a été ajouté/ });
  await expect.poll(() => box.isChecked()).toBe(true);
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  const first = saved();
  await pressOn(box, 'Space');
  await first;
  const second = saved();
  await digest.click();
  await second;
  await ask(await tokenOf(approver), 'POST', `/api/v1/actions/${id}/comments`, { text: 'À faire avant jeudi.' });
  await ask(await tokenOf(approver), 'POST', `/api/v1/actions/${id}/comments`, { text: `@${doer}, d’accord ?` });
  await page.reload();
  await expect.poll(() => box.isChecked()).toBe(false);
  await expect.poll(() => digest.isChecked()).toBe(true);
  await page.getByRole('tab', { name: /Toutes/ }).click();
  await page.getByText(/vous a mentionné dans : Cuivre/).waitFor();
  expect(await page.getByText(/a commenté : Cuivre/).count()).toBe(0);
});

it('the rules of reminders are the company’s own', async () => {
  const designer = await newPerson('Regle', 'Rappel', ['designer']);
  const page = await openSignedIn(designer, '/apps/parameters?tab=rules');
  const days = page.getByRole('textbox', { name: /[Rr]appel/ }).first();
  await days.fill('sept');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => days.getAttribute('aria-invalid')).toBe('true');
  await days.fill('10, 3, 1');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/10, 3/).waitFor();
  await dialog.getByRole('textbox').fill('Un rappel de plus');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Règles enregistrées.').waitFor();
  await page.reload();
  await expect.poll(() => days.inputValue()).toBe('10, 3, 1');
});
