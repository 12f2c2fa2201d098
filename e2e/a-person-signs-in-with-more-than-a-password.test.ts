import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, demoPassword, openPage, sidewaysOverflow, signIn } from './support/browser';
import { codeOf } from './support/one-time-codes';
import { newPerson } from './support/people';
import { reportBy } from './support/reports';

/** Passkeys know hosts by name: the same server, by the name that every machine gives itself. */
const byName = address.replace('127.0.0.1', 'localhost');

async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

const leave = async (page: Page) => {
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.waitForURL(/\/login$/);
};
const arrived = (page: Page) => page.waitForURL(/\/home$/);
const fits = async (page: Page, what: string) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    // Half under the bar at the top, a control is too near to its buttons: the page is looked at from its beginning.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await accessibilityFindings(page), `${what}, ${width} px`).toEqual([]);
    expect(await sidewaysOverflow(page), `${what}, ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

it('R12 a person adds a passkey and an application for codes, signs in with each, and signs a decision with the passkey', async () => {
  const validator = await newPerson('Decideuse', 'Facteur', ['validator']);
  const { id } = await reportBy(await newPerson('Auteur', 'Facteur'), 'Étiquette décollée sur le fût 12.');
  // A right password that is not enough, and a signature that is not there yet, are refusals to the browser.
  const page = await openPage('/login', { origin: byName, expectedConsole: /403/ });
  await withAuthenticator(page);
  await signIn(page, validator);
  await arrived(page);

  await page.goto(`${byName}/settings`);
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByLabel('Nom de la clé').fill('Poste de travail');
  await page.getByLabel('Votre mot de passe').fill(demoPassword);
  await fits(page, 'adding a passkey');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('heading', { name: 'Vos codes de secours' }).waitFor();
  await fits(page, 'the recovery codes');
  expect(await page.locator('.recovery-codes li').count()).toBe(10);
  await page.getByRole('button', { name: 'C’est noté' }).click();
  await page.getByText('Poste de travail').waitFor();

  await page.getByRole('button', { name: 'Mettre en place' }).click();
  await page.getByLabel('Votre mot de passe').fill(demoPassword);
  await page.keyboard.press('Enter');
  // The password alone puts no other factor beside the one that is there.
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).waitFor();
  await fits(page, 'the factor that is asked for');
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await page.locator('.qr-code path').waitFor();
  await fits(page, 'the picture for the application');
  const secret = await page.getByLabel('Secret').inputValue();
  await page.getByLabel('Code à six chiffres').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByText('En place depuis le').waitFor();
  await fits(page, 'settings');

  await leave(page);
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await arrived(page);

  await leave(page);
  await page.getByLabel('Username').fill(validator);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/second-factor$/);
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).waitFor();
  await fits(page, 'the second step');
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await arrived(page);

  await leave(page);
  await page.getByLabel('Username').fill(validator);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/second-factor$/);
  // The code that set it up is used up: the next one is taken already.
  await page.getByLabel('Code de votre application').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await arrived(page);

  await page.goto(`${byName}/apps/new-issue/approval/validate?report=${id}`);
  await page.getByRole('heading', { name: 'Étiquette décollée sur le fût 12' }).waitFor();
  await page.keyboard.press('r');
  await page.getByLabel('Comments').fill('Déjà signalée hier.');
  await page.getByRole('button', { name: 'Reject and sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Validator Authentication' });
  await dialog.getByRole('button', { name: 'Sign with a passkey' }).waitFor();
  await fits(page, 'signing');
  await dialog.getByRole('button', { name: 'Sign with a passkey' }).click();
  await page.waitForURL('**/apps/new-issue/approval/rejection?report=*');
  await page.goto(`${byName}/apps/inbox/entry/${id}`);
  await page.getByText('signed with a passkey').waitFor();
});

it('says where passkeys work when the address is a number', async () => {
  const page = await openPage('/login', { expectedConsole: /403/ });
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await page.getByText(`ouvrez Vigie à l’adresse ${byName}`).waitFor();
});
