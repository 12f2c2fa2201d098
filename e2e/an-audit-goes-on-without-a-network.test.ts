import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type FilledWork, findingsOf, moveAudit, newAudit, newChecklist, placed, workOf } from './support/audits';
import { accessibilityFindings, address, openSignedIn, pressOn, sidewaysOverflow, tokenOf } from './support/browser';
import { killPage } from './support/cut-network';
import { pictureOf, preparedPage, rowsOf, unlockDevice } from './support/device';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const countOf = (page: Page, store: string) => rowsOf(page, store).then((rows) => rows.length);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page, number: string) =>
  page.getByRole('radiogroup', { name: new RegExp(`^${number.replaceAll('.', '\\.')}`) });
const choose = (page: Page, number: string, answer: 'Yes' | 'No') =>
  question(page, number).getByText(answer, { exact: true }).tap();

/** Of the lead, with an auditor beside them, under way. */
async function begunAudit(title: string, lead: string, auditor: string, auditee: string): Promise<string> {
  for (const one of [lead, auditor]) await placed(one, 'Logistique');
  const templateId = await newChecklist(`Grille : ${title}`);
  const { id } = await newAudit({ title, lead, auditee, templateId, auditors: [auditor] });
  for (const action of ['confirm', 'start']) await moveAudit(lead, id, action);
  return id;
}

const answer = async (username: string, auditId: string, key: string, value: string) =>
  ask<FilledWork>(await tokenOf(username), 'POST', `/api/v1/audits/${auditId}/answers`, {
    answers: [{ key, answer: value, base: null }],
  });

it('R46 a checklist is kept on a phone, filled in a killed browser without a network, and arrives once and in order', async () => {
  const [lead, auditor] = [await newPerson('Marine', 'Menhors'), await newPerson('Ahmed', 'Horsligne')];
  const id = await begunAudit('Audit du sous-sol', lead, auditor, await newPerson('Aude', 'Soussol'));
  const path = `/apps/audit/${id}/checklist`;
  const first = await preparedPage(auditor);
  const context = first.context();
  const pictures = [await pictureOf(first, 7), await pictureOf(first, 21)];
  await first.goto(`${address}/apps/audit/${id}`);
  await first.mouse.move(5, 5);
  await button(first, 'Keep on this phone').tap();
  await first.getByText('Kept on this device: the checklist opens without a network.').waitFor();
  expect(await countOf(first, 'copies')).toBe(1);

  // The lead reads who holds it, and does not finish the visit without them.
  const desk = await openSignedIn(lead, `/apps/audit/${id}`);
  await desk.getByText(/^Ahmed Horsligne has held the checklist on a phone \(/).waitFor();
  expect((await workOf(lead, id)).leases).toMatchObject([{ who: 'Ahmed Horsligne' }]);

  // The phone closes the browser, and there is no network any more.
  await context.setOffline(true);
  await killPage(first);
  let page = await context.newPage();
  await page.goto(address + path);
  await unlockDevice(page);
  await question(page, '8.5.1').waitFor();
  let taps = 0;
  await choose(page, '8.5.1', 'No');
  taps += 1;
  const grades = page.getByRole('group', { name: /^Finding for “8\.5\.1/ });
  await grades.getByRole('button', { name: 'Major', exact: true }).tap();
  taps += 1;
  await page.getByText('Kept on this device', { exact: true }).first().waitFor();
  // Taken back, and noted with another grade.
  await button(page, 'Undo').tap();
  await grades.getByRole('button', { name: 'Minor', exact: true }).tap();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Take a photo').tap();
  taps += 1;
  await (await chooser).setFiles({ name: 'poste.png', mimeType: 'image/png', buffer: pictures[0] as Buffer });
  expect(taps).toBe(3);
  await page.getByText('Kept on this device · 1 photo').waitFor();
  await choose(page, '7.1.5', 'Yes');
  await expect.poll(() => countOf(page, 'entries')).toBe(4);

  // Less than 20 MB are left: no photo, but words.
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 100_000_000, usage: 81_000_000 });
  });
  const again = page.waitForEvent('filechooser');
  await button(page, 'Take a photo').tap();
  await (await again).setFiles({ name: 'mur.png', mimeType: 'image/png', buffer: pictures[1] as Buffer });
  await page.getByText('Not enough room left on the device for a photo. The text can go on.').waitFor();
  await page.getByLabel('Notes').fill('Le registre est à jour');
  await expect.poll(() => countOf(page, 'entries')).toBe(5);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  const stored = [
    ...(await rowsOf(page, 'entries')),
    ...(await rowsOf(page, 'photos')),
    ...(await rowsOf(page, 'copies')),
  ];
  expect(JSON.stringify(stored)).not.toMatch(/registre|sous-sol|instructions/);

  // Killed again: all of it is there.
  await killPage(page);
  page = await context.newPage();
  await page.goto(address + path);
  await unlockDevice(page);
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Le registre est à jour');
  await page.getByText('Kept on this device · 1 photo').waitFor();
  expect(await question(page, '7.1.5').getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
  expect(await findingsOf(lead, id)).toEqual([]);

  // Meanwhile the lead has answered one of the questions.
  await answer(lead, id, 'calibration', 'calibration-no');
  await context.setOffline(false);
  await expect.poll(() => countOf(page, 'entries'), { timeout: 60_000 }).toBe(0);
  await page.getByText(/^Complete FND_/).waitFor();
  const work = await workOf(lead, id);
  expect(work.answers).toEqual({
    instructions: 'instructions-no',
    calibration: 'calibration-no',
    notes: 'Le registre est à jour',
  });
  expect(work.rivals).toMatchObject({ calibration: [{ answer: 'calibration-yes', who: 'Ahmed Horsligne' }] });
  const [finding, ...others] = await findingsOf(lead, id);
  expect([finding, others]).toMatchObject([
    { grade: 'minor', clause: '8.5.1', department: 'Production', questionKey: 'instructions' },
    [],
  ]);
  const noted = await ask<{ attachments: readonly unknown[] }>(
    await tokenOf(lead),
    'GET',
    `/api/v1/findings/${finding?.id}`,
  );
  expect(noted.attachments).toHaveLength(1);

  // The lead chooses, and the phone gives the audit back.
  await desk.goto(address + path);
  await desk.getByRole('heading', { name: 'Two answers to one question' }).waitFor();
  expect(await accessibilityFindings(desk)).toEqual([]);
  await pressOn(button(desk, 'Keep this answer : Yes'));
  await expect.poll(() => desk.getByRole('heading', { name: 'Two answers to one question' }).count()).toBe(0);
  expect(await workOf(lead, id)).toMatchObject({ answers: { calibration: 'calibration-yes' }, rivals: {} });
  await expect
    .poll(() => question(page, '7.1.5').getByRole('radio', { name: 'Yes' }).isChecked(), { timeout: 30_000 })
    .toBe(true);
  await button(page, 'Give it back').tap();
  await expect.poll(() => countOf(page, 'copies')).toBe(0);
  expect((await workOf(lead, id)).leases).toEqual([]);
  await button(page, 'Keep on this phone').waitFor();
});

it('a finding that no question asks for is noted with its photo in a killed browser without a network, and arrives once', async () => {
  const [lead, auditor] = [await newPerson('Rose', 'Sansquestion'), await newPerson('Omar', 'Horsgrille')];
  const id = await begunAudit('Audit de la cour', lead, auditor, await newPerson('Aude', 'Lacour'));
  const path = `/apps/audit/${id}/checklist`;
  const first = await preparedPage(auditor);
  const context = first.context();
  const picture = await pictureOf(first, 11);
  await first.goto(address + path);
  await first.mouse.move(5, 5);
  await button(first, 'Keep on this phone').tap();
  await first.getByText('Kept on this device: the checklist opens without a network.').waitFor();
  await context.setOffline(true);
  await killPage(first);
  let page = await context.newPage();
  await page.goto(address + path);
  await unlockDevice(page);
  const found = page.getByRole('region', { name: 'Findings without a question' });
  await found.getByRole('button', { name: 'Note a finding', exact: true }).tap();
  let dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Statement/).fill('Un bidon ouvert');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: picture });
  await expect.poll(() => dialog.locator('.file-tile').count()).toBe(1);

  // The phone closes the browser while it is written: words and photo are there again.
  await expect.poll(() => countOf(page, 'files')).toBe(1);
  await killPage(page);
  page = await context.newPage();
  await page.goto(address + path);
  await unlockDevice(page);
  await page
    .getByRole('region', { name: 'Findings without a question' })
    .getByRole('button', { name: 'Note a finding', exact: true })
    .tap();
  dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel(/^Statement/).inputValue()).toBe('Un bidon ouvert');
  await expect.poll(() => dialog.locator('.file-tile').count()).toBe(1);
  await dialog.getByLabel(/^Grade/).selectOption('minor');
  await dialog.getByLabel(/^Clause/).fill('7.1.4');
  await dialog.getByLabel(/^Department/).fill('Logistique');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep the finding' }).tap();
  await page.getByText('Kept on this device · 1 photo').waitFor();

  // Taken back into its form with its photo, corrected and kept again.
  await button(page, 'Undo').tap();
  await expect.poll(() => dialog.locator('.file-tile').count()).toBe(1);
  await dialog.getByLabel(/^Statement/).fill('Un bidon ouvert près du quai');
  await dialog.getByRole('button', { name: 'Keep the finding' }).tap();
  await page.getByText('Un bidon ouvert près du quai').waitFor();
  await expect.poll(async () => [await countOf(page, 'entries'), await countOf(page, 'files')]).toEqual([1, 0]);
  expect(await sidewaysOverflow(page)).toBe(0);

  await context.setOffline(false);
  await expect.poll(() => countOf(page, 'entries'), { timeout: 60_000 }).toBe(0);
  await page.getByText(/^Complete FND_/).waitFor();
  const all = await findingsOf(lead, id);
  expect(all).toMatchObject([{ grade: 'minor', clause: '7.1.4', department: 'Logistique', questionKey: null }]);
  const noted = await ask<{ statement: string; attachments: readonly unknown[] }>(
    await tokenOf(lead),
    'GET',
    `/api/v1/findings/${all[0]?.id}`,
  );
  expect([noted.statement, noted.attachments.length]).toEqual(['Un bidon ouvert près du quai', 1]);
});

it('what comes after the visit stays on the phone with its reason, and the lead finishes without a phone for a reason', async () => {
  const [lead, auditor] = [await newPerson('Léa', 'Finvisite'), await newPerson('Tom', 'Troptard')];
  const id = await begunAudit('Audit du quai', lead, auditor, await newPerson('Aude', 'Duquai'));
  const path = `/apps/audit/${id}/checklist`;
  await answer(lead, id, 'instructions', 'instructions-yes');
  await answer(lead, id, 'calibration', 'calibration-yes');
  const page = await preparedPage(auditor);
  await page.goto(address + path);
  await page.mouse.move(5, 5);
  await button(page, 'Keep on this phone').tap();
  await page.getByText('Kept on this device: the checklist opens without a network.').waitFor();
  await page.context().setOffline(true);
  await page.getByLabel('Notes').fill('Vu trop tard');
  await expect.poll(() => countOf(page, 'entries')).toBe(1);
  await page.getByText('1 entry of this audit waits for the network on this device.').waitFor();

  // A visit that a phone still holds is refused without a reason.
  const desk = await openSignedIn(lead, `/apps/audit/${id}`, { expectedConsole: /status of 4\d\d/ });
  await pressOn(button(desk, 'Finish the visit'));
  const dialog = desk.getByRole('dialog');
  await pressOn(dialog.getByRole('button', { name: 'Finish the visit', exact: true }));
  await dialog.getByText(/Tom Troptard/).waitFor();
  await dialog.getByLabel(/Reason/).fill('Le téléphone est resté au quai');
  await pressOn(dialog.getByRole('button', { name: 'Finish the visit', exact: true }));
  await expect.poll(() => desk.getByRole('dialog').count()).toBe(0);

  await page.context().setOffline(false);
  await page.goto(`${address}/offline`);
  await page.getByText('À traiter').waitFor();
  await page.getByText('Notes', { exact: true }).waitFor();
  expect(await countOf(page, 'entries')).toBe(1);
  expect((await workOf(lead, id)).answers).not.toHaveProperty('notes');
});

it('a start on a device with a code keeps the checklist there, and the end of the visit gives it back', async () => {
  const [lead, auditor] = [await newPerson('Inès', 'Demarre'), await newPerson('Ugo', 'Second')];
  for (const one of [lead, auditor]) await placed(one, 'Logistique');
  const templateId = await newChecklist('Grille du départ');
  const { id } = await newAudit({ title: 'Audit du départ', lead, auditee: auditor, templateId });
  await moveAudit(lead, id, 'confirm');
  const page = await preparedPage(lead);
  await page.goto(`${address}/apps/audit/${id}`);
  await page.mouse.move(5, 5);
  await button(page, 'Start').tap();
  await page.getByText('Kept on this device: the checklist opens without a network.').waitFor();
  expect((await workOf(lead, id)).leases).toMatchObject([{ who: 'Inès Demarre' }]);
  for (const key of ['instructions', 'calibration']) await answer(lead, id, key, `${key}-yes`);
  await page.reload();
  await page.mouse.move(9, 9);
  await expect.poll(() => button(page, 'Finish the visit').getAttribute('aria-disabled')).toBe(null);
  await button(page, 'Finish the visit').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish the visit', exact: true }).tap();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByText('Reporting').first().waitFor();
  await expect.poll(() => countOf(page, 'copies')).toBe(0);
  expect((await workOf(lead, id)).leases).toEqual([]);
});
