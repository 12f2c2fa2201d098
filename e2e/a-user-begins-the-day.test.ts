import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { StoredTask } from './support/actions';
import { demoPassword, openSignedIn, sidewaysOverflow, tokenOf, typeInto } from './support/browser';
import { idOf, markSteps, statusOf } from './support/cases';
import { newPerson } from './support/people';
import { ask, decisionBy, reportBy, reportNow } from './support/reports';

/** Work of each sort for one person: a decision, a case, actions and an alert. */
async function dayOf(name: string) {
  const [me, other] = await Promise.all([newPerson('Aube', name, ['validator']), newPerson('Auteur', name)]);
  const [myId, otherId, mine, theirs] = await Promise.all([idOf(me), idOf(other), tokenOf(me), tokenOf(other)]);
  const toApprove = await reportBy(other, 'Trier les palettes par zone.', 'improvement');
  const made = { decision: 'approve', criticality: 'Minor', leadWriterId: myId };
  const { caseId } = await decisionBy(me, toApprove, made);
  const id = caseId ?? '';
  await markSteps(me, id, 'markReady', ['risk-analysis']);
  const report = await reportBy(other, 'Garde-corps descellé au quai 3.', 'hse');
  const task = (title: string) =>
    ask<StoredTask>(theirs, 'POST', '/api/v1/actions', { title, assignTo: myId, approver: otherId });
  const [toDo, toComplete] = [await task('Refixer le garde-corps'), await task('Baliser le quai 3')];
  const path = `/api/v1/actions/${toComplete.id}/transition`;
  const { version } = await ask<StoredTask>(mine, 'POST', path, { action: 'ready' }, toComplete.version);
  await ask<StoredTask>(theirs, 'POST', path, { action: 'review' }, version);
  await ask(theirs, 'POST', '/api/v1/alerts', { text: 'Quai 3 fermé ce matin.', recipientIds: [myId] });
  return { me, caseId: id, reportId: report.id, toDo: toDo.id, toComplete: toComplete.id };
}

const figure = (page: Page, label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) }).first();
const numberOf = async (page: Page, label: string) => Number(await figure(page, label).locator('b').textContent());

it('what waits is done from the overview, and the figures follow', async () => {
  const { me, caseId, reportId, toDo, toComplete } = await dayOf('Matinale');
  const page = await openSignedIn(me, '/home');
  await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('heading', { name: 'Actions to do' }).waitFor();
  expect(await numberOf(page, 'Actions to do')).toBe(1);

  await page.getByRole('button', { name: `I’ve finished ${toDo}` }).click();
  await page.getByText(`Refixer le garde-corps`).waitFor({ state: 'detached' });
  await expect.poll(() => numberOf(page, 'Actions to do')).toBe(0);

  await page.getByRole('button', { name: `Complete ${toComplete}` }).click();
  await expect.poll(() => numberOf(page, 'Actions to complete')).toBe(0);

  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => numberOf(page, 'Unread alerts')).toBe(0);

  // A case is submitted once its last step is marked ready; until then it says why not.
  const submit = page.getByRole('button', { name: `Submit ${caseId}` });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: `${caseId}: 1 step to mark` }).click();
  const steps = page.getByRole('dialog', { name: `Steps of ${caseId}` });
  await steps.getByRole('listitem').filter({ hasText: 'CAPA Plan' }).getByRole('button').click();
  const reason = page.getByRole('dialog', { name: 'Step that does not apply' });
  await reason.getByRole('textbox').fill('La réparation suffit.');
  await reason.getByRole('button', { name: 'Ready for QA' }).click();
  await expect.poll(() => steps.getByText('Ready for QA').count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBeNull();
  await submit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await submit.waitFor({ state: 'detached' });
  expect(await statusOf(me, caseId)).toBe('ready_for_qa');

  await page.getByRole('button', { name: `Decide on ${reportId}` }).click();
  const decision = page.getByRole('dialog', { name: `Decide on ${reportId}` });
  await decision.getByText('Garde-corps descellé au quai 3').first().waitFor();
  await decision.getByRole('radio', { name: /Reject/ }).check();
  await decision.getByRole('textbox', { name: /Comment/ }).fill('Déjà réparé hier.');
  await decision.getByRole('button', { name: 'Reject and sign' }).click();
  const signature = page.getByRole('dialog', { name: 'Validator Authentication' });
  await typeInto(signature.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Decide on ${reportId}` }).waitFor({ state: 'detached' });
  expect((await reportNow(me, reportId)).status).toBe('rejected');
});

it('a figure leads to the list that it counts, also on a phone, for oneself and for everyone', async () => {
  const { me } = await dayOf('Leveetot');
  const page = await openSignedIn(me, '/apps/overview', { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { name: 'Actions to do' }).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  const counted = await numberOf(page, 'Actions to do');
  await figure(page, 'Actions to do').click();
  await page.waitForURL('**/apps/actions?*status=in_progress*');
  await expect.poll(() => page.locator('.titlerow .count').textContent()).toBe(String(counted));
  await page.getByText('Refixer le garde-corps').first().waitFor();
  await page.goBack();

  await page.getByRole('link', { name: 'Everyone' }).click();
  await page.waitForURL('**scope=team');
  await expect.poll(() => numberOf(page, 'Actions to do')).toBeGreaterThan(counted);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => numberOf(page, 'Actions to do')).toBe(counted);
});
