import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  asWritten,
  dayFromNow,
  findingsOf,
  moveAudit,
  type NotedFinding,
  newAudit,
  newChecklist,
  placed,
  site,
} from './support/audits';
import {
  accessibilityFindings,
  address,
  demoPassword,
  openSignedIn,
  pressOn,
  sidewaysOverflow,
  tokenOf,
  typeInto,
} from './support/browser';
import { newPerson } from './support/people';
import { ask } from './support/reports';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => expect.poll(() => page.getByRole('dialog').count()).toBe(0);

async function choosePerson(page: Page, label: string, username: string): Promise<void> {
  await typeInto(dialogOf(page).getByLabel(label, { exact: true }), username);
  await page.getByRole('option', { name: new RegExp(username) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** The dialog of a signed act: name and password of the person who is signed in. */
async function sign(page: Page, label: string): Promise<void> {
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  // The cross of a dialog may bear the same name.
  await dialogOf(page).locator('form').getByRole('button', { name: label, exact: true }).click();
  await closed(page);
}

it('R22 four people lead an audit from its plan to its closing; an auditor of the same department is refused', async () => {
  const [planner, lead, neighbour, auditee, closer] = [
    await newPerson('Perrine', 'Planifiaudit', ['qa']),
    await newPerson('Loic', 'Menaudit'),
    await newPerson('Nolwenn', 'Voisinaudit'),
    await newPerson('Annaig', 'Auditee'),
    await newPerson('Clotilde', 'Clotaudit', ['qa']),
  ];
  await placed(lead, 'Logistique');
  await placed(neighbour, 'Production');
  await newChecklist('Grille de l’atelier');

  // Planned with the keyboard, at first with an auditor who works where they would audit.
  const plan = await openSignedIn(planner, '/apps/audit');
  await pressOn(
    button(plan, 'New audit')
      .or(plan.getByRole('link', { name: 'New audit' }))
      .first(),
  );
  const form = dialogOf(plan);
  await pressOn(button(form, 'Create'));
  await form.getByText('Give a title.').waitFor();
  await typeInto(form.getByLabel('Title'), 'Audit de l’atelier presse');
  await typeInto(form.getByLabel('Scope'), 'Les postes de la presse 4');
  await typeInto(form.getByLabel('Site'), site);
  await typeInto(form.getByLabel('Audited departments'), 'Production');
  await typeInto(form.getByLabel('From'), asWritten(dayFromNow(0)));
  await typeInto(form.getByLabel('Until'), asWritten(dayFromNow(1)));
  await choosePerson(plan, 'Lead auditor', lead);
  await choosePerson(plan, 'Auditors', neighbour);
  await choosePerson(plan, 'Auditees', auditee);
  await form.getByLabel('Template').selectOption({ label: 'Grille de l’atelier' });
  await pressOn(button(form, 'Add a standard'));
  await typeInto(form.getByLabel('Standard', { exact: true }), 'ISO 9001:2015');
  await typeInto(form.getByLabel('Clauses'), '8.5, 7.1.5');
  expect(await accessibilityFindings(plan)).toEqual([]);
  await pressOn(button(form, 'Create'));
  await plan.getByRole('heading', { name: /AUD_\d+ - Audit de l’atelier presse/ }).waitFor();
  const path = new URL(plan.url()).pathname;
  const id = path.split('/').at(-1) ?? '';

  const confirm = button(plan, 'Confirm');
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  await plan
    .getByText(/Nolwenn Voisinaudit/)
    .first()
    .waitFor();
  await plan
    .getByText(/is not independent|worked in Production|Production/)
    .first()
    .waitFor();
  expect(await accessibilityFindings(plan)).toEqual([]);
  await pressOn(button(plan, 'Change the plan'));
  await pressOn(button(form, 'Remove Nolwenn Voisinaudit'));
  await pressOn(button(form, 'Save'));
  await closed(plan);
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe(null);
  await pressOn(button(plan, 'Change the agenda'));
  await pressOn(button(form, 'Add a row'));
  await typeInto(form.getByLabel('Topic'), 'Réunion d’ouverture');
  await pressOn(button(form, 'Save'));
  await closed(plan);
  await plan.getByText('Réunion d’ouverture').waitFor();
  await pressOn(confirm);
  await plan.getByText('Scheduled').first().waitFor();

  // The lead auditor fills the checklist on a phone: two taps make a finding, a third its photo.
  const visit = await openSignedIn(lead, path, phone);
  await button(visit, 'Start').tap();
  await visit.getByText('In progress').first().waitFor();
  await visit.getByRole('link', { name: 'Fill the checklist' }).tap();
  await visit.getByText('8.5.1 Are the instructions at hand?').waitFor();
  let taps = 0;
  const question = visit.getByRole('radiogroup', { name: /^8\.5\.1/ });
  await question.getByText('No', { exact: true }).tap();
  taps += 1;
  await button(visit.getByRole('group', { name: /^Finding for “8\.5\.1/ }), 'Major').tap();
  taps += 1;
  await visit.getByText(/^Complete FND_/).waitFor();
  expect(taps).toBe(2);
  const [noted] = await findingsOf(lead, id);
  expect(noted).toMatchObject({
    clause: '8.5.1',
    standard: 'ISO 9001:2015',
    department: 'Production',
    grade: 'major',
    questionKey: 'instructions',
    status: 'draft',
  });
  const chooser = visit.waitForEvent('filechooser');
  await button(visit, 'Take a photo').tap();
  taps += 1;
  await (await chooser).setFiles({ name: 'poste.png', mimeType: 'image/png', buffer: png });
  const finding = noted as NotedFinding;
  const leadToken = await tokenOf(lead);
  await expect
    .poll(async () => (await ask<NotedFinding>(leadToken, 'GET', `/api/v1/findings/${finding.id}`)).attachments?.length)
    .toBe(1);
  expect(taps).toBe(3);
  expect(await sidewaysOverflow(visit)).toBe(0);
  expect(await accessibilityFindings(visit)).toEqual([]);
  await visit
    .getByRole('radiogroup', { name: /^7\.1\.5/ })
    .getByText('Yes', { exact: true })
    .tap();
  await visit.getByText('Saved', { exact: true }).waitFor();

  // At the desk: the finding gets its owner, the report its summary and a signature.
  const desk = await openSignedIn(lead, `/apps/audit/findings/${finding.id}`);
  await pressOn(button(desk, 'Change'));
  await typeInto(dialogOf(desk).getByLabel('Statement'), ' Instruction PR-12 absente du poste 4.');
  await choosePerson(desk, 'Owner', auditee);
  await pressOn(button(dialogOf(desk), 'Save'));
  await closed(desk);
  await desk.goto(address + path);
  await pressOn(button(desk, 'Finish the visit'));
  await pressOn(button(dialogOf(desk), 'Finish the visit'));
  await closed(desk);
  const issue = button(desk, 'Issue the report');
  await expect.poll(() => issue.getAttribute('aria-disabled')).toBe('true');
  await desk.getByText('Write the summary.').first().waitFor();
  await typeInto(desk.getByLabel('Summary'), 'Un écart majeur sur les instructions.');
  await desk.getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => issue.getAttribute('aria-disabled')).toBe(null);
  await pressOn(issue);
  await sign(desk, 'Issue the report');
  await desk.getByText('Report 1', { exact: true }).waitFor();
  const download = desk.waitForEvent('download');
  await button(desk, 'Download the PDF').click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  // The auditee answers; QA outside the team cannot close before the answer is accepted.
  const answer = await openSignedIn(auditee, `/apps/audit/findings/${finding.id}`);
  const respond = button(answer, 'Send the answer');
  await expect.poll(() => respond.getAttribute('aria-disabled')).toBe('true');
  await typeInto(answer.getByLabel('Cause', { exact: true }), 'Le poste a été déplacé sans son affichage.');
  await typeInto(answer.getByLabel('Correction'), 'Instruction affichée le jour même.');
  await pressOn(button(answer, 'Begin an action'));
  await typeInto(dialogOf(answer).getByLabel('What is to be done?'), 'Afficher les instructions à chaque poste');
  await choosePerson(answer, 'Assigned to', auditee);
  await pressOn(button(dialogOf(answer), 'Create'));
  await closed(answer);
  await answer.getByRole('link', { name: /^ACT_\d+/ }).waitFor();
  await expect.poll(() => respond.getAttribute('aria-disabled')).toBe(null);
  expect(await accessibilityFindings(answer)).toEqual([]);
  await pressOn(respond);
  await pressOn(button(dialogOf(answer), 'Send the answer'));
  await closed(answer);
  await answer.getByText('Responded').first().waitFor();

  const end = await openSignedIn(closer, path);
  await expect.poll(() => button(end, 'Close').getAttribute('aria-disabled')).toBe('true');
  await end.getByText(`Answer not accepted yet: ${finding.id}.`).first().waitFor();
  await end.goto(`${address}/apps/audit/findings/${finding.id}`);
  await pressOn(button(end, 'Return'));
  await typeInto(dialogOf(end).getByLabel('Reason'), 'Dites aussi comment vous le vérifierez.');
  await pressOn(button(dialogOf(end), 'Return'));
  await closed(end);
  await typeInto(answer.getByLabel('Cause', { exact: true }), ' Vérification chaque lundi.');
  await answer.getByText('Saved', { exact: true }).waitFor();
  await pressOn(respond);
  await pressOn(button(dialogOf(answer), 'Send the answer'));
  await closed(answer);
  await pressOn(button(end, 'Accept the answer'));
  await sign(end, 'Accept the answer');
  await end.goto(address + path);
  await expect.poll(() => button(end, 'Close').getAttribute('aria-disabled')).toBe(null);
  await pressOn(button(end, 'Close'));
  await sign(end, 'Close');
  await end.getByText('Closed').first().waitFor();

  // Who led the audit reads why they cannot reopen it, and everyone finds it in the list.
  await desk.goto(`${address}/apps/audit?assigned=everyone&search=presse`);
  await desk.getByText('Audit de l’atelier presse').waitFor();
});

it('similar findings stand under a statement while it is typed, and one tap makes it their repeat', async () => {
  const [lead, auditee] = [await newPerson('Ronan', 'Repetaudit'), await newPerson('Soizic', 'Auditrepet')];
  await placed(lead, 'Logistique');
  const templateId = await newChecklist('Grille des répétitions');
  const first = await newAudit({ title: 'Audit du joint', lead, auditee, templateId });
  const again = await newAudit({ title: 'Audit du joint, un an après', lead, auditee, templateId });
  const leadToken = await tokenOf(lead);
  for (const { id } of [first, again]) {
    await moveAudit(lead, id, 'confirm');
    await moveAudit(lead, id, 'start');
  }
  const { id: ownerId } = await ask<{ id: number }>(await tokenOf(auditee), 'GET', '/v1/users/current-user');
  const noted = await ask<NotedFinding>(leadToken, 'POST', '/api/v1/findings', {
    auditId: first.id,
    statement: 'Joint torique de la vanne VX-88 usé au-delà de la tolérance',
    grade: 'minor',
    ownerId,
  });
  const answers = ['instructions', 'calibration'].map((key) => ({ key, answer: `${key}-yes`, base: null }));
  await ask(leadToken, 'POST', `/api/v1/audits/${first.id}/answers`, { answers });
  await moveAudit(lead, first.id, 'finish');
  const work = await ask<{ version: number }>(leadToken, 'GET', `/api/v1/audits/${first.id}/work`);
  await ask(leadToken, 'PATCH', `/api/v1/audits/${first.id}/work`, { summary: 'Un écart.' }, work.version);
  await moveAudit(lead, first.id, 'issue', { credentials: { username: lead, password: demoPassword } });

  const page = await openSignedIn(lead, `/apps/audit/${again.id}`);
  await pressOn(button(page, 'Note a finding'));
  await typeInto(dialogOf(page).getByLabel('Statement'), 'Joint torique usé sur la vanne VX-88');
  await pressOn(button(page, `Repeat of ${noted.id}`));
  await dialogOf(page).getByText(`Repeats ${noted.id}`).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await pressOn(button(dialogOf(page), 'Keep the finding'));
  await closed(page);
  await expect.poll(async () => (await findingsOf(lead, again.id)).length).toBe(1);
  await page.getByText(`Repeats ${noted.id}`).waitFor();
  await page.goto(`${address}/apps/audit/findings?audit=${again.id}&assigned=everyone`);
  await page.getByRole('table').getByText('Repeat', { exact: true }).waitFor();
});
