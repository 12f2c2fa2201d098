import { newOption } from '@vigie/domain/modules/questionnaires/template/model';
import { pageOf, ask as question, sectionOf } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { expect, it } from 'vitest';
import { accessibilityFindings, openSignedIn, tokenOf } from './support/browser';
import { markSteps, newCase, statusOf } from './support/cases';
import { publishTemplate } from './support/questionnaires';
import { ask } from './support/reports';

const steps = ['productBatch', 'SQIPP', 'regulatory', 'customer-notification', 'recurrence', 'rootCause', 'capaPlan'];

/** Other journeys open cases of this kind too. */
async function detach(id: string): Promise<void> {
  const token = await tokenOf('designer');
  const path = `/api/v1/templates/${id}`;
  const { version } = await ask<{ version: number }>(token, 'GET', path);
  await ask(token, 'PATCH', `${path}/settings`, { caseKinds: [] }, version);
}

it('a designer has complaints ask for a questionnaire, and the lead writer submits the case once it is filled', async () => {
  const { id, lead } = await newCase('Enquête', 'Blister percé chez un client.', 'customerComplaint');
  await markSteps(lead, id, 'markReady', steps);
  const answered = question('answered', 'single_choice', {
    title: 'Was the customer answered',
    required: true,
    options: [newOption('yes', 'Yes'), newOption('no', 'No')],
  });
  const sections = [sectionOf('call', [pageOf('first', [answered], { title: 'Call' })], { title: 'Call' })];
  const templateId = await publishTemplate({ title: 'Call to the customer', explanation: '', sections });

  try {
    const designer = await openSignedIn('designer', `/template/${templateId}`);
    await designer.getByRole('button', { name: 'Check, versions, settings…' }).click();
    await designer.getByRole('menuitem', { name: 'Settings' }).click();
    const settings = designer.getByRole('group', { name: 'Case step' });
    await settings.getByRole('checkbox', { name: 'Customer Complaint' }).click();
    await designer.getByText('Settings saved.').waitFor();
    expect(await accessibilityFindings(designer)).toEqual([]);

    const page = await openSignedIn(lead, `/apps/complaint/${id}/productBatch`);
    await page.getByText('“Call to the customer”: to submit').waitFor();
    await page.getByRole('button', { name: 'Questionnaires (0/1)' }).waitFor();
    await page.getByRole('link', { name: /^Call to the customer.*Not started/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Call to the customer' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/apps/complaint/${id}/${templateId}`);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/apps\/questionnaires\/QU_/);
    await page.getByRole('radio', { name: 'Yes' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.locator('.questionnaire-facts').getByText('Submitted', { exact: true }).waitFor();

    await page.getByRole('link', { name: `For ${id}` }).click();
    await page.getByRole('link', { name: /^Call to the customer.*Submitted/ }).waitFor();
    await page.getByRole('button', { name: 'Questionnaires (1/1)' }).waitFor();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Submit' });
    await asked.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect.poll(() => statusOf(lead, id)).toBe('ready_for_qa');
  } finally {
    await detach(templateId);
  }
});
