import { expect, it } from 'vitest';
import { accessibilityFindings, address, openSignedIn, pressOn, tokenOf, typeInto } from './support/browser';
import { rowsOf } from './support/device';
import { fakeCamera, newRoute, newStation, openWalkOf, startWalkOn } from './support/gemba';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const month = new Date().toISOString().slice(0, 7);

interface Observations {
  readonly total: number;
  readonly items: readonly { readonly id: string; readonly title: string; readonly status: string }[];
}

const observedAt = async (username: string, stationId: string) =>
  ask<Observations>(
    await tokenOf(username),
    'GET',
    `/api/v1/gemba/observations?assigned=everyone&stationId=${stationId}`,
  );

it('on a phone, an observation takes three taps, and its report a fourth', async () => {
  const walker = await newPerson('Nadia', 'Marcheuse');
  const [press, oven] = [await newStation('Presse du parcours P'), await newStation('Four du parcours P')];
  const route = await newRoute('Parcours P', [press, oven]);
  const page = await openSignedIn(walker, '/home', phone);
  await fakeCamera(page);
  await page.goto(`${address}/home`);
  await page.locator('.tile', { hasText: 'Gemba' }).tap();
  await page.getByRole('link', { name: 'New gemba walk' }).tap();
  await page.getByRole('dialog').getByLabel('Route').selectOption(route.id);
  await page.getByRole('button', { name: 'Start now' }).tap();
  await page.getByRole('heading', { name: press.label }).waitFor();
  await page.getByText('0 of 2 stations').waitFor();

  let taps = 0;
  const tap = async (name: string, role: 'button' | 'radio' = 'button') => {
    await page.getByRole(role, { name, exact: true }).tap();
    taps += 1;
  };
  await tap('Take the photo');
  await tap('To improve', 'radio');
  await tap('Safety');
  await page.getByText('Kept: To improve · Safety').waitFor();
  expect(taps).toBe(3);
  await tap('Report');
  expect(taps).toBe(4);
  await page.waitForURL('**/apps/new-issue/categories?report=IN_*');
  const reportId = new URL(page.url()).searchParams.get('report');

  const { items } = await observedAt(walker, press.id);
  expect(items).toMatchObject([{ status: 'followed' }]);
  const report = await ask<{ answers: { detectionMethod: string; detectionReference: string }; status: string }>(
    await tokenOf(walker),
    'GET',
    `/api/v1/reports/${reportId}`,
  );
  expect(report).toMatchObject({
    status: 'draft',
    answers: { detectionMethod: 'gemba', detectionReference: items[0]?.id },
  });
  // The walk goes on where it was left.
  await page.goto(`${address}/apps/gemba`);
  await page.getByRole('link', { name: 'Continue the walk' }).tap();
  await page.getByText('1 of 2 stations').waitFor();
  await page.getByRole('heading', { name: oven.label }).waitFor();
});

it('an observation can be undone for ten seconds, and comes back as it was written', async () => {
  const walker = await newPerson('Ulysse', 'Retour');
  const station = await newStation('Station du retour');
  const walk = await openWalkOf(walker);
  const page = await openSignedIn(walker, `/apps/gemba/${walk}/walk?station=${station.id}`, phone);
  await page.getByRole('button', { name: 'Safety' }).tap();
  await page.getByText('Write at least 3 letters or add a photo.').waitFor();
  await page.getByLabel('What you see').fill('Un tuyau traîne dans le passage');
  await page.getByRole('button', { name: 'Order' }).tap();
  await page.getByText('Choose your verdict first.').waitFor();
  await page.getByRole('radio', { name: 'Good' }).tap();
  await page.getByRole('button', { name: 'Order' }).tap();
  await page.getByText('Kept: Good · Order').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => page.getByLabel('What you see').inputValue()).toBe('Un tuyau traîne dans le passage');
  expect((await observedAt(walker, station.id)).total).toBe(0);

  await page.getByRole('radio', { name: 'To improve' }).tap();
  await page.getByRole('button', { name: 'Order' }).tap();
  await page.getByText('Kept: To improve · Order').waitFor();
  // Ten seconds later it is there, and can no longer be undone.
  await expect.poll(async () => (await observedAt(walker, station.id)).total, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Un tuyau traîne dans le passage' }).first().waitFor();
});

it('what is kept without a network goes when it is back, once', async () => {
  const walker = await newPerson('Solène', 'Sansreseau');
  const station = await newStation('Station sans réseau');
  const walk = await openWalkOf(walker);
  const page = await openSignedIn(walker, `/apps/gemba/${walk}/walk?station=${station.id}`, {
    ...phone,
    expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load|TypeError/,
  });
  await page.mouse.move(5, 5);
  // The queue of the device is open.
  await expect.poll(() => rowsOf(page, 'copies').then((rows) => rows.length)).toBe(1);
  await page.getByLabel('What you see').fill('Éclairage insuffisant');
  await page.getByRole('radio', { name: 'To improve' }).tap();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Equipment' }).tap();
  await page.getByText('Kept: To improve · Equipment').waitFor();
  await page.getByText('1 observation waits for the network on this device.').first().waitFor({ timeout: 30_000 });
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText(/waits for the network/).count(), { timeout: 20_000 }).toBe(0);
  await expect.poll(async () => (await observedAt(walker, station.id)).total).toBe(1);
  await page.reload();
  await page.getByRole('link', { name: 'Éclairage insuffisant' }).first().waitFor();
  expect((await observedAt(walker, station.id)).total).toBe(1);
});

it('what the device keeps of a walk gives way to what the server says, however late that comes', async () => {
  const walker = await newPerson('Tara', 'Tardive');
  const station = await newStation('Station tardive');
  const route = await newRoute('Parcours tardif', [station]);
  const walk = await startWalkOn(walker, route.id);
  const page = await openSignedIn(walker, `/apps/gemba/${walk}/walk`, phone);
  await page.getByText('0 of 1 stations').waitFor();
  await page.mouse.move(5, 5);
  await expect.poll(() => rowsOf(page, 'copies').then((rows) => rows.length)).toBe(1);
  await page.goto(`${address}/favicon.svg`);
  await ask(await tokenOf(walker), 'POST', '/api/v1/gemba/observations', {
    walkId: walk,
    stationId: station.id,
    verdict: 'good',
    category: 'order',
    text: 'Vu depuis un autre téléphone',
  });
  await page.route(`**/api/v1/gemba/walks/${walk}`, async (late) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await late.continue();
  });
  await page.goto(`${address}/apps/gemba/${walk}/walk`);
  await page.mouse.move(9, 9);
  await page.getByText('1 of 1 stations').waitFor({ timeout: 30_000 });
});

it('the printed code of a station leads to the walk there, and what is finished takes no more', async () => {
  const walker = await newPerson('Côme', 'Scanner');
  const station = await newStation('Station au code');
  const page = await openSignedIn(walker, `/apps/gemba/here?code=${station.token}`, {
    ...phone,
    expectedConsole: /404/,
  });
  await page.getByRole('heading', { name: station.label }).waitFor();
  await page.getByText('Nothing noted here in the last month.').waitFor();
  await page.getByRole('button', { name: 'Start a walk here' }).tap();
  await page.waitForURL(`**/walk?station=${station.id}`);
  await page.getByLabel('What you see').fill('Rangement exemplaire');
  await page.getByRole('radio', { name: 'Good' }).tap();
  await page.getByRole('button', { name: 'Order' }).tap();
  await page.getByText('Kept: Good · Order').waitFor();
  // At once, while it could still be undone: it arrives before the walk is finished.
  await page.getByRole('button', { name: 'Finish' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).tap();
  await page.waitForURL(/\/apps\/gemba\/GW_\d+$/);
  await page.getByText('Rangement exemplaire').first().waitFor();
  expect(await observedAt(walker, station.id)).toMatchObject({ total: 1, items: [{ status: 'settled' }] });

  const walk = new URL(page.url()).pathname;
  await page.goto(`${address}${walk}/walk`);
  await page.getByText('This walk is not in progress.').waitFor();
  await page.goto(`${address}/apps/gemba/here`);
  await page.getByLabel('Code of the station').fill('zzzz zzzz zzzz');
  await page.getByRole('button', { name: 'Open the station' }).tap();
  await page.getByText('No station has this code.').waitFor();
  await page.getByLabel('Code of the station').fill('court');
  await page.getByRole('button', { name: 'Open the station' }).tap();
  await page.getByText('Write the 12 characters of the code.').waitFor();
});

it('an action is begun from an observation, which is then followed up; a cell of the heat map opens its list', async () => {
  const walker = await newPerson('Maud', 'Chaleur');
  const station = await newStation('Station chaude');
  const walk = await openWalkOf(walker);
  const token = await tokenOf(walker);
  const seen = { walkId: walk, stationId: station.id, verdict: 'improve', category: 'safety' };
  const first = await ask<{ id: string }>(token, 'POST', '/api/v1/gemba/observations', {
    ...seen,
    text: 'Rambarde descellée',
  });
  await ask(token, 'POST', '/api/v1/gemba/observations', { ...seen, text: 'Sol glissant' });
  await ask(token, 'POST', '/api/v1/gemba/observations', { ...seen, verdict: 'good', text: 'Douche testée' });

  const page = await openSignedIn(walker, `/apps/gemba/observations/${first.id}`);
  await pressOn(page.getByRole('button', { name: 'Begin an action' }));
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByLabel('What is to be done?'), 'Refixer la rambarde');
  await typeInto(dialog.getByLabel('Assigned to'), 'maud');
  await page.getByRole('option', { name: /Maud Chaleur/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressOn(dialog.getByRole('button', { name: 'Create' }));
  await page.getByRole('link', { name: /^Open action ACT_/ }).waitFor();
  await page.getByText('Followed up').first().waitFor();
  await pressOn(page.getByRole('link', { name: /^Open action ACT_/ }));
  await page.getByText('Refixer la rambarde').first().waitFor();

  await page.goto(`${address}/apps/gemba/heat-map`);
  const [year, number] = month.split('-');
  const cell = page.getByRole('link', { name: `${station.label}, ${number}/${year}: 2 to improve, 1 good point` });
  await pressOn(cell);
  await page.waitForURL('**/apps/gemba/observations?*');
  await page.getByText('Rambarde descellée').waitFor();
  expect(await page.getByRole('row').count()).toBe(4);
  await page.getByRole('link', { name: `Station ${station.id}` }).waitFor();
  await pressOn(page.getByRole('link', { name: 'All observations' }));
  await expect.poll(() => page.getByRole('link', { name: `Station ${station.id}` }).count()).toBe(0);

  await page.goto(`${address}/apps/gemba/heat-map`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .xls' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

it('a designer keeps stations and routes with the keyboard, and QA gives a colleague a regular walk', async () => {
  const [first, second] = [await newStation('Étape une'), await newStation('Étape deux')];
  const page = await openSignedIn('designer', '/apps/gemba/stations');
  await pressOn(page.getByRole('link', { name: 'New gemba station' }));
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByLabel('Name'), 'Étape trois');
  await typeInto(dialog.getByLabel('Site'), 'Site de Quimper');
  await typeInto(dialog.getByLabel('Department'), 'Logistique');
  await pressOn(dialog.getByRole('button', { name: 'Create' }));
  await page.getByRole('heading', { name: /STN_\d+ - Étape trois/ }).waitFor();
  await page.getByRole('img', { name: 'Code of Étape trois' }).waitFor();
  await pressOn(page.getByRole('link', { name: 'Print this code' }));
  await page.getByRole('heading', { name: 'Étape trois' }).waitFor();
  await expect.poll(() => page.locator('.codes > li').count()).toBe(1);

  await page.goto(`${address}/apps/gemba/routes/new`);
  await typeInto(dialog.getByLabel('Name'), 'Parcours ordonné');
  for (const { id } of [first, second]) await dialog.getByLabel('Stations').selectOption(id);
  await pressOn(dialog.getByRole('button', { name: 'Move Étape deux up' }));
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(dialog.getByRole('button', { name: 'Create' }));
  await page.getByRole('heading', { name: /RTE_\d+ - Parcours ordonné/ }).waitFor();
  await expect.poll(() => page.locator('#stations li a').allTextContents()).toEqual(['Étape deux', 'Étape une']);

  const walker = await newPerson('Régulier', 'Lemarcheur');
  const qa = await openSignedIn('qa', '/apps/gemba/duties/new');
  const duty = qa.getByRole('dialog');
  await duty.getByLabel('Route').selectOption({ label: 'Parcours ordonné' });
  await duty.getByLabel('Person').fill(walker);
  await qa.getByRole('option', { name: /Régulier/ }).click();
  await duty.getByLabel('How often').selectOption('weekly');
  await duty.getByRole('button', { name: 'Create' }).click();
  await qa.getByRole('heading', { name: /DTY_\d+ - Parcours ordonné/ }).waitFor();

  // Others read why they cannot.
  const colleague = await openSignedIn(walker, '/apps/gemba/stations?assigned=everyone');
  const begin = colleague.getByRole('button', { name: 'New gemba station' });
  await begin.waitFor();
  expect(await begin.getAttribute('aria-disabled')).toBe('true');
});

it('a walk is moved on the board, skipped with a reason, and who walked shows it', async () => {
  const walker = await newPerson('Zoé', 'Prevoyante');
  const token = await tokenOf(walker);
  const today = new Date().toISOString().slice(0, 10);
  const walk = await ask<{ id: string }>(token, 'POST', '/api/v1/gemba/walks', {
    title: 'Tournée de nuit de Zoé',
    dueDate: today,
  });
  const page = await openSignedIn(walker, '/apps/gemba?assigned=everyone&view=kanban&search=nuit');
  await pressOn(page.getByRole('button', { name: `Move ${walk.id} to…` }));
  await page.getByRole('menuitem', { name: /Skip/ }).focus();
  await page.keyboard.press('Enter');
  await typeInto(page.getByRole('dialog').getByLabel('Reason'), 'Atelier fermé');
  await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Skip' }));
  await page.getByRole('region', { name: 'Skipped', exact: true }).getByText('Tournée de nuit de Zoé').waitFor();
  await page.goto(`${address}/apps/gemba/walked`);
  await page
    .getByRole('row', { name: /Zoé Prevoyante/ })
    .getByText('0/1')
    .first()
    .waitFor();
});
