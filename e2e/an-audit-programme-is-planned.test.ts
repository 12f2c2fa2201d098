import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  accessibilityFindings,
  address,
  demoPassword,
  openSignedIn,
  pressOn,
  tokenOf,
  typeInto,
} from './support/browser';
import { newPerson } from './support/people';
import { dayIn, newAuditTemplate, newProgramme, written } from './support/programmes';
import { ask } from './support/reports';

const refused = /status of 4\d\d/;
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const closed = (page: Page) => expect.poll(() => page.getByRole('dialog').count()).toBe(0);

interface Planned {
  readonly id: string;
  readonly status: string;
  readonly plannedFrom: string;
  readonly plannedUntil: string;
  readonly version: number;
}

const auditsOf = async (programme: string) =>
  (
    await ask<{ items: readonly Planned[] }>(
      await tokenOf('qa'),
      'GET',
      `/api/v1/audits?programme=${programme}&assigned=everyone&sort=plannedFrom&direction=asc`,
    )
  ).items;

/** Approves and signs on the page of the programme. */
async function approve(page: Page): Promise<void> {
  await button(page, 'Approve').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button(dialog, 'Approve').click();
  await closed(page);
}

it('R22 a programme is written line by line, and approved by another person of QA', async () => {
  const [author, approver] = [
    await newPerson('Aziliz', 'Planifie', ['qa']),
    await newPerson('Budoc', 'Approuve', ['qa']),
  ];
  await newAuditTemplate('Grille du programme');
  const page = await openSignedIn(author, '/apps/audit/programmes', { expectedConsole: refused });
  const dialog = page.getByRole('dialog');
  await pressOn(page.getByRole('link', { name: 'New audit programme' }));
  await pressOn(button(dialog, 'Create'));
  await dialog.getByText('Give the programme a title.').waitFor();
  await typeInto(dialog.getByLabel('Title'), 'Programme d’Aziliz');
  await typeInto(dialog.getByLabel('First day'), written(dayIn(0)));
  await typeInto(dialog.getByLabel('Last day'), written(dayIn(2000)));
  await pressOn(button(dialog, 'Create'));
  await dialog.getByText(/A programme lasts at most 36 months/).waitFor();
  await typeInto(dialog.getByLabel('Last day'), written(dayIn(360)));
  await pressOn(button(dialog, 'Create'));
  await page.getByRole('heading', { level: 1, name: /Programme d’Aziliz/ }).waitFor();
  await page.getByText('You wrote this programme').first().waitFor();
  await pressOn(page.getByRole('link', { name: /Edit the lines/ }));

  await page.getByText('No line yet.').waitFor();
  await pressOn(button(page, 'Add a line'));
  await pressOn(button(dialog, 'Save'));
  await dialog.getByText('Choose at least one department.').waitFor();
  await typeInto(dialog.getByRole('combobox', { name: 'Site' }), 'Usine de Rennes');
  await typeInto(dialog.getByRole('combobox', { name: 'Departments' }), 'Production');
  await page.keyboard.press('Enter');
  await typeInto(dialog.getByRole('combobox', { name: 'Processes' }), 'Granulation');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Checklist').selectOption({ label: 'Grille du programme' });
  await typeInto(dialog.getByRole('combobox', { name: 'Lead auditor' }), 'designer');
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await typeInto(dialog.getByLabel('First audit'), written(dayIn(10)));
  await dialog.getByLabel('How often').selectOption({ label: 'Every 3 months' });
  expect(await accessibilityFindings(page, 'everything, colours by style')).toEqual([]);
  await pressOn(button(dialog, 'Save and add another'));
  await page.locator('.row-link', { hasText: 'Production' }).waitFor();

  // The next one begins as the last, without where it goes; what is typed there and not chosen is meant all the same.
  await typeInto(dialog.getByRole('combobox', { name: 'Departments' }), 'Magasin');
  await dialog.getByLabel('Checklist').selectOption('');
  await pressOn(button(dialog, 'Save'));
  await closed(page);
  await page.getByRole('link', { name: 'Magasin' }).waitFor();
  await page.getByText('1 line to complete before approval').waitFor();
  await pressOn(button(page, 'Copy line 2'));
  await typeInto(dialog.getByRole('combobox', { name: 'Departments' }), 'Quai');
  await page.keyboard.press('Enter');
  await pressOn(button(dialog, 'Save'));
  await closed(page);
  await page.getByRole('link', { name: /Quai/ }).waitFor();
  await pressOn(button(page, 'Remove line 3'));
  await expect.poll(() => page.getByRole('link', { name: /Quai/ }).count()).toBe(0);
  await button(page, 'Undo').click();
  await page.getByRole('link', { name: /Quai/ }).waitFor();
  await pressOn(button(page, 'Remove line 3'));
  await expect.poll(() => page.getByRole('link', { name: /Quai/ }).count()).toBe(0);
  const programme = /PRG_\d+/.exec(page.url())?.[0] ?? '';

  const other = await openSignedIn(approver, `/apps/audit/programmes/${programme}`, { expectedConsole: refused });
  await other
    .getByText(/1 line lacks a lead auditor or a checklist/)
    .first()
    .waitFor();
  expect(await button(other, 'Approve').getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('link', { name: 'Magasin' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Checklist').selectOption({ label: 'Grille du programme' });
  await pressOn(button(dialog, 'Save'));
  await closed(page);
  // The page of the other person shows it without a reload.
  await expect.poll(() => button(other, 'Approve').getAttribute('aria-disabled')).toBe(null);
  await approve(other);
  await other.getByText('Approved').first().waitFor();
  await expect
    .poll(async () => (await auditsOf(programme)).map(({ plannedFrom }) => plannedFrom))
    .toEqual([dayIn(10), dayIn(10)]);
  await other.getByText('Audits are made from revision 1.').waitFor();
  await other.getByRole('link', { name: /AUD_\d+ Production/ }).waitFor();
  await page.getByText('Revise the programme to change its lines.').waitFor();
});

it('a planned audit is moved on the calendar by mouse, by keyboard and by its button, for a reason', async () => {
  const [author, approver] = [
    await newPerson('Cado', 'Calendrier', ['qa']),
    await newPerson('Dahud', 'Déplace', ['qa']),
  ];
  const templateId = await newAuditTemplate('Grille du calendrier');
  // In the middle of a month that is within the days that audits are made ahead.
  const first = dayIn(35).slice(0, 8).concat('12');
  const { id } = await newProgramme(author, {
    title: 'Programme du calendrier',
    templateId,
    lines: [{ departments: ['Lyophilisation'], firstDay: first, everyMonths: 1 }],
  });
  const page = await openSignedIn(approver, `/apps/audit/programmes/${id}`, { expectedConsole: refused });
  await approve(page);
  await expect.poll(async () => (await auditsOf(id)).length).toBeGreaterThan(0);
  const [audit] = await auditsOf(id);
  const name = audit?.id ?? '';
  const dialog = page.getByRole('dialog');
  await page.goto(`${address}/apps/audit/calendar?view=month&at=${first.slice(0, 7)}`);
  const bar = page.locator(`[data-entry="${name}"]`).first();
  const day = (n: number) => page.locator(`[data-drag-place="${first.slice(0, 8)}${n}"]`);
  await bar.waitFor();
  const centre = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const grip = (await bar.boundingBox()) ?? { x: 0, y: 0 };
  const target = await centre(day(20));
  await page.mouse.move(grip.x + 12, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x + 30, grip.y + 12);
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.locator('[data-over]').and(day(20)).waitFor();
  await page.mouse.up();
  await pressOn(button(dialog, 'Move'));
  await dialog.getByText('Give the reason.').waitFor();
  expect(await accessibilityFindings(page, 'everything, colours by style')).toEqual([]);
  await typeInto(dialog.getByLabel('Reason'), 'Arrêt de la ligne');
  await pressOn(button(dialog, 'Move'));
  await closed(page);
  await day(20).locator(`[data-entry="${name}"]`).waitFor();
  expect((await auditsOf(id))[0]).toMatchObject({
    plannedFrom: `${first.slice(0, 8)}20`,
    plannedUntil: `${first.slice(0, 8)}21`,
  });

  // By keyboard: two days on.
  await bar.getByRole('link').focus();
  await page.keyboard.press('Space');
  await page.getByText(`${name} lifted.`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await typeInto(dialog.getByLabel('Reason'), 'Auditeur absent');
  await pressOn(button(dialog, 'Move'));
  await closed(page);
  await day(22).locator(`[data-entry="${name}"]`).waitFor();

  // Later audits of the line stand in their year before they are made.
  await page.goto(`${address}/apps/audit/calendar?at=${dayIn(200).slice(0, 7)}`);
  await page
    .getByRole('link', { name: /Lyophilisation.*Expected by the programme/ })
    .first()
    .waitFor();
  await page.goto(`${address}/apps/audit/calendar?at=${first.slice(0, 7)}`);
  await button(page, `Move ${name}`).click();
  await typeInto(dialog.getByLabel('First day'), written(`${first.slice(0, 8)}05`));
  await typeInto(dialog.getByLabel('Reason'), 'À la demande du service');
  await pressOn(button(dialog, 'Move'));
  await closed(page);
  await expect
    .poll(async () => (await auditsOf(id)).find((one) => one.id === name)?.plannedUntil)
    .toBe(`${first.slice(0, 8)}06`);
});

it('a revision moves the audits that are planned, and leaves those that are confirmed', async () => {
  const [author, approver] = [
    await newPerson('Enora', 'Révise', ['qa']),
    await newPerson('Fañch', 'Contresigne', ['qa']),
  ];
  const templateId = await newAuditTemplate('Grille de la révision');
  const { id } = await newProgramme(author, {
    title: 'Programme de la révision',
    templateId,
    lines: [{ departments: ['Mirage'], firstDay: dayIn(5), everyMonths: 1 }],
  });
  const page = await openSignedIn(approver, `/apps/audit/programmes/${id}`, { expectedConsole: refused });
  await approve(page);
  await expect.poll(async () => (await auditsOf(id)).length).toBe(2);
  const [confirmed, planned] = await auditsOf(id);
  const token = await tokenOf('qa');
  const { id: auditeeId } = await ask<{ id: number }>(await tokenOf('reporter'), 'GET', '/v1/users/current-user');
  const audit = `/api/v1/audits/${confirmed?.id}`;
  const staffed = await ask(token, 'PATCH', audit, { auditeeIds: [auditeeId], reason: 'Équipe' }, confirmed?.version);
  await ask(token, 'POST', `${audit}/transition`, { action: 'confirm' }, staffed.version);

  const writer = await openSignedIn(author, `/apps/audit/programmes/${id}`, { expectedConsole: refused });
  await button(writer, 'Revise').click();
  const dialog = writer.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Charge mieux répartie');
  await button(dialog, 'Revise').click();
  await closed(writer);
  await writer.getByText('Revision 1, approved, still makes the audits.').waitFor();
  await writer.getByRole('link', { name: /Edit the lines/ }).click();
  await writer.waitForURL('**/lines');
  await writer.getByRole('link', { name: 'Mirage', exact: true }).click();
  await typeInto(dialog.getByLabel('First audit'), written(dayIn(8)));
  await pressOn(button(dialog, 'Save'));
  await closed(writer);
  expect((await auditsOf(id)).map(({ plannedFrom }) => plannedFrom)).toEqual([
    confirmed?.plannedFrom,
    planned?.plannedFrom,
  ]);
  await page.goto(`${address}/apps/audit/programmes/${id}`);
  await approve(page);
  await expect
    .poll(async () => (await auditsOf(id)).find((one) => one.id === planned?.id)?.plannedFrom)
    .not.toBe(planned?.plannedFrom);
  const after = await auditsOf(id);
  expect(after.find((one) => one.id === confirmed?.id)).toMatchObject({
    status: 'scheduled',
    plannedFrom: confirmed?.plannedFrom,
  });
  // Nobody approves what they wrote.
  await expect.poll(() => button(writer, 'Revise').count()).toBe(0);
});

it('on a phone the calendar lists its days, and the coverage its processes', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await openSignedIn('qa', '/apps/audit/calendar?view=month', phone);
  await page.getByRole('heading', { level: 1, name: 'Audit calendar' }).waitFor();
  await page.getByRole('button', { name: 'Next month' }).tap();
  await page.waitForURL(/at=/);
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Coverage' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Audit coverage' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});
