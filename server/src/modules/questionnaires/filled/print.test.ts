import { newOption } from '@vigie/domain/modules/questionnaires/template/model';
import { anyOf, ask, asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { contextOf } from '../../accounts/public';
import { questionnaireWork } from '../testing/questionnaires';
import { gatherPrinted } from './print';
import { printDefinition } from './print-layout';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('R11 paper tells answers, score, critical failures, findings, template and signature', async () => {
  const work = questionnaireWork(t);
  const lead = await t.signIn('lead');
  const options = [
    { ...newOption('yes', 'Tidy'), score: 4 },
    { ...newOption('no', 'Dirty'), score: 1, critical: true },
  ];
  const clean = choose('clean', '', { title: 'State of the area', options, finding: anyOf('no') });
  const template = asking(clean, ask('note', 'long_answer', { title: 'Remark' }));
  const templateId = await work.publish(template, true);
  const ready = await work.answered(lead, await work.begun(lead, templateId), { clean: 'no', note: 'A label' });
  const { id } = (await work.signed(lead, ready, 'lead')).body;
  const printed = await gatherPrinted(t.app.platform, await contextOf(t.app.platform, 'lead'), id);
  const paper = JSON.stringify(printDefinition(printed, 'en'));
  for (const part of [id, template.title, `${templateId}, version 1`, 'State of the area', 'Dirty', 'A label']) {
    expect(paper).toContain(part);
  }
  for (const part of [
    '1 of 4 points (25 %)',
    'Critical failures',
    'Findings',
    'Electronic signature',
    '(lead)',
    'Valid',
  ]) {
    expect(paper).toContain(part);
  }
  expect(paper).not.toContain('Void');
  const changed = { ...printed, detail: { ...printed.detail, isSignatureValid: false } };
  expect(JSON.stringify(printDefinition(changed, 'en'))).toContain('Void');
});
