import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFindings, address, openPage, sidewaysOverflow, signIn, tokenOf } from './support/browser';
import { coldStart, phone, pictureOf, preparedPage, rowsOf, unlockDevice } from './support/device';
import { newRoute, newStation, observationsOf, startWalkOn, walkOf } from './support/gemba';
import { newPerson } from './support/people';

/** What browsers say of headers that are for secure addresses. */
const plainConsole = /Cross-Origin-Opener-Policy|origin-keyed agent cluster/;

const countOf = (page: Page, store: string) => rowsOf(page, store).then((rows) => rows.length);

async function observe(page: Page, text: string, pictures: readonly Buffer[]): Promise<void> {
  await page.getByLabel('What you see').fill(text);
  const files = pictures.map((buffer, n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer }));
  if (files.length > 0) {
    await page.locator('input[type=file]').first().setInputFiles(files);
    await expect.poll(() => page.locator('.file-tile').count()).toBe(files.length);
  }
  await page.getByRole('radio', { name: 'To improve' }).tap();
  await page.getByRole('button', { name: 'Safety' }).tap();
  await page.getByText(`Kept: To improve · Safety · ${text}`).waitFor();
}

it('opens cold, keeps what is seen with its photos, ends, and arrives once and in order when the network is back', async () => {
  const walker = await newPerson('Sylvain', 'Cave');
  const other = await newPerson('Sylvaine', 'Voisine');
  const [cellar, lift] = [await newStation('Cave sans réseau'), await newStation('Monte-charge sans réseau')];
  const route = await newRoute('Sous-sol', [cellar, lift]);
  const walk = await startWalkOn(walker, route.id);
  const first = await preparedPage(walker);
  const context = first.context();
  const pictures = [];
  for (const n of [1, 2, 3, 4, 5]) pictures.push(await pictureOf(first, 7 * n));
  await first.goto(`${address}/apps/gemba/${walk}/walk`);
  await first.getByRole('heading', { name: cellar.label }).waitFor();
  await first.mouse.move(5, 5);
  await expect.poll(() => countOf(first, 'copies')).toBe(1);

  await context.setOffline(true);
  const page = await coldStart(first, `/apps/gemba/${walk}/walk`);
  await unlockDevice(page);
  await page.getByRole('heading', { name: cellar.label }).waitFor();
  await observe(page, 'Première flaque', pictures.slice(0, 4));
  await page.getByText('1 of 2 stations').waitFor();
  await page.getByRole('button', { name: 'Next station' }).tap();
  await page.getByRole('heading', { name: lift.label }).waitFor();
  await observe(page, 'Câble usé', pictures.slice(4));
  // Taken back with its photo, and written anew.
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => page.getByLabel('What you see').inputValue()).toBe('Câble usé');
  await expect.poll(() => page.locator('.file-tile').count()).toBe(1);
  expect([await countOf(page, 'entries'), await countOf(page, 'files')]).toEqual([1, 1]);
  await observe(page, 'Câble usé au treuil', []);
  expect([await countOf(page, 'entries'), await countOf(page, 'photos'), await countOf(page, 'files')]).toEqual([
    2, 5, 0,
  ]);

  // Closed by the phone while something is written: its photo is there again.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'x.png', mimeType: 'image/png', buffer: pictures[0] as Buffer }]);
  await expect.poll(() => countOf(page, 'files')).toBe(1);
  const full = await coldStart(page, `/apps/gemba/${walk}/walk?station=${lift.id}`);
  await unlockDevice(full);
  await expect.poll(() => full.locator('.file-tile').count()).toBe(1);
  await full.getByRole('button', { name: 'Remove photo 1' }).tap();

  // Less than 20 MB are left: no photo, but words.
  await full.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 100_000_000, usage: 81_000_000 });
  });
  await full
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'x.png', mimeType: 'image/png', buffer: pictures[0] as Buffer }]);
  await full.getByText('Not enough room left on the device for a photo. The text can go on.').waitFor();
  await observe(full, 'Lampe éteinte', []);
  expect(await sidewaysOverflow(full)).toBe(0);
  expect(await accessibilityFindings(full)).toEqual([]);

  await full.getByRole('button', { name: 'Finish' }).tap();
  await full.getByRole('dialog').getByRole('button', { name: 'Finish' }).tap();
  await full.waitForURL('**/offline');
  await full.getByText('End of the walk: Sous-sol').waitFor();
  expect(await countOf(full, 'entries')).toBe(4);
  const kept = [
    ...(await rowsOf(full, 'entries')),
    ...(await rowsOf(full, 'photos')),
    ...(await rowsOf(full, 'copies')),
  ];
  expect(JSON.stringify(kept)).not.toMatch(/flaque|Sous-sol/);
  expect(await accessibilityFindings(full)).toEqual([]);
  await full.goto(`${address}/apps/gemba/${walk}/walk`);
  await unlockDevice(full);
  await full.getByText('Walk finished on this device').waitFor();
  expect((await observationsOf(walker, walk)).length).toBe(0);

  // A colleague on the same device sees how many wait, and nothing of them.
  await full.evaluate(() => {
    for (const name of ['access_token', 'current_user', 'token_expiration']) localStorage.removeItem(name);
  });
  await context.setOffline(false);
  const colleague = await coldStart(full, '/login');
  await signIn(colleague, other);
  await colleague.goto(`${address}/offline`);
  await colleague.getByText('4 saisies d’autres personnes attendent').waitFor();
  expect(await colleague.getByText(/flaque|Sous-sol/).count()).toBe(0);
  await colleague.evaluate(() => localStorage.removeItem('access_token'));

  const own = await coldStart(colleague, '/login');
  await signIn(own, walker);
  await own.goto(`${address}/offline`);
  await own.getByText('Rien n’attend sur cet appareil').waitFor();
  await expect.poll(() => countOf(own, 'copies')).toBe(0);
  const seen = await observationsOf(walker, walk);
  expect(seen.map(({ text }) => text)).toEqual(['Première flaque', 'Câble usé au treuil', 'Lampe éteinte']);
  expect(seen.map(({ attachments }) => attachments.length)).toEqual([4, 1, 0]);
  expect(new Set(seen.flatMap(({ attachments }) => attachments.map(({ sha256 }) => sha256))).size).toBe(5);
  for (const { observedAt, createdAt } of seen) expect(observedAt <= createdAt).toBe(true);
  expect(await walkOf(walker, walk)).toMatchObject({ status: 'finished', improve: 3 });
});

it('begins without a network on a route, is found again in the list after the browser was closed, and arrives as one walk', async () => {
  const walker = await newPerson('Maud', 'Partante');
  const [gate, yard] = [await newStation('Portail isolé'), await newStation('Cour isolée')];
  const route = await newRoute('Tour de la cour', [gate, yard]);
  const first = await preparedPage(walker);
  const context = first.context();
  await first.goto(`${address}/apps/gemba`);
  await first.mouse.move(5, 5);
  await expect.poll(() => countOf(first, 'copies'), { timeout: 30_000 }).toBe(1);

  await context.setOffline(true);
  const page = await coldStart(first, '/apps/gemba');
  await unlockDevice(page);
  await page.getByRole('link', { name: 'New gemba walk' }).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Route').selectOption(route.id);
  await dialog.getByRole('button', { name: 'Start now' }).tap();
  await page.getByRole('heading', { name: gate.label }).waitFor();
  await page.getByText('0 of 2 stations').waitFor();
  await observe(page, 'Portail rouillé', []);
  expect(await accessibilityFindings(page)).toEqual([]);

  // Nothing of it was sent, and the browser was closed.
  const again = await coldStart(page, '/apps/gemba');
  await unlockDevice(again);
  await again
    .getByRole('region', { name: 'Walks on this device' })
    .getByRole('link', { name: 'Tour de la cour' })
    .tap();
  await again.getByText('1 of 2 stations').waitFor();
  await again.getByRole('heading', { name: yard.label }).waitFor();
  await observe(again, 'Cour balayée', []);
  expect(await countOf(again, 'entries')).toBe(3);

  await context.setOffline(false);
  await again.waitForURL(/\/apps\/gemba\/GW_\d+\/walk/, { timeout: 60_000 });
  const walk = /GW_\d+/.exec(again.url())?.[0] ?? '';
  expect(await walkOf(walker, walk)).toMatchObject({ status: 'in_progress', title: 'Tour de la cour', improve: 2 });
  const seen = await observationsOf(walker, walk);
  expect(seen.map(({ text }) => text)).toEqual(['Portail rouillé', 'Cour balayée']);
});

it('what the code has opened stays open when the server is found to be away later', async () => {
  const walker = await newPerson('Lena', 'Lenteur');
  const station = await newStation('Poste lent');
  const walk = await startWalkOn(walker, null);
  const path = `/apps/gemba/${walk}/walk?station=${station.id}`;
  const first = await preparedPage(walker);
  await first.goto(address + path);
  await first.mouse.move(5, 5);
  await expect.poll(() => countOf(first, 'copies')).toBe(1);
  // A network that takes long to fail, of which the browser says nothing.
  await first.context().route('**/api/**', async (route) => {
    if (route.request().url().includes('draft-key')) await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.abort();
  });
  const page = await coldStart(first, path);
  await unlockDevice(page);
  await page.getByLabel('What you see').waitFor();
  await observe(page, 'Écran éteint', []);
});

it('what the server refuses stays on the walk with its reason, until it is corrected', async () => {
  const walker = await newPerson('Régis', 'Refus');
  const [gone, other] = [await newStation('Poste démonté'), await newStation('Poste voisin')];
  const walk = await startWalkOn(walker, null);
  const page = await preparedPage(walker);
  await page.goto(`${address}/apps/gemba/${walk}/walk?station=${gone.id}`);
  await page.getByRole('heading', { name: gone.label }).waitFor();
  await page.mouse.move(5, 5);
  await expect.poll(() => countOf(page, 'copies')).toBe(1);
  await page.context().setOffline(true);
  await observe(page, 'Carter ouvert', []);
  await page.getByRole('button', { name: 'Change station' }).tap();
  await page.getByLabel('Another station').selectOption(other.id);
  await observe(page, 'Sol propre', []);
  await retire(gone.id);
  await page.context().setOffline(false);
  await page.getByText('Not sent: Choose an active station.').waitFor();
  await expect.poll(async () => (await observationsOf(walker, walk)).map(({ text }) => text)).toEqual(['Sol propre']);
  await page.getByRole('button', { name: 'Finish' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).tap();
  await page.getByText('First correct the observations that could not be sent.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Correct' }).tap();
  await expect.poll(() => page.getByLabel('What you see').inputValue()).toBe('Carter ouvert');
});

it('plain http says that work without a network is off, and still sends what is seen', async () => {
  const walker = await newPerson('Paul', 'Ancien');
  const station = await newStation('Poste en clair');
  const walk = await startWalkOn(walker, null);
  const origin = address.replace('127.0.0.1', 'vigie.plain.test');
  const page = await openPage('/login', { ...phone, origin, expectedConsole: plainConsole });
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await signIn(page, walker);
  await page.goto(`${origin}/offline`);
  await page.getByText('Le travail sans réseau est désactivé : cette adresse n’est pas en https').waitFor();
  await page.goto(`${origin}/apps/gemba/${walk}/walk?station=${station.id}`);
  await page.getByLabel('What you see').tap();
  await page.getByText('Work without a network is off: this address is not https.').waitFor();
  await observe(page, 'Porte coupe-feu calée', [await pictureOf(page, 9)]);
  await expect.poll(async () => (await observationsOf(walker, walk)).length, { timeout: 30_000 }).toBe(1);
  const [seen] = await observationsOf(walker, walk);
  expect([seen?.text, seen?.attachments.length]).toEqual(['Porte coupe-feu calée', 1]);
});

async function retire(id: string): Promise<void> {
  const token = await tokenOf('designer');
  const answer = await fetch(`${address}/api/v1/gemba/stations/${id}/transition`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"1"' },
    body: JSON.stringify({ action: 'retire', reason: 'Démonté' }),
  });
  expect(answer.status).toBe(200);
}
