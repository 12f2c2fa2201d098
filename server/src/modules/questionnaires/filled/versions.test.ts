import { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { questionnaireWork } from '../testing/questionnaires';
import { change, Designers } from '../testing/templates';

let t: TestApp;
let work: ReturnType<typeof questionnaireWork>;
let designers: Designers;
let lead: string;
let designer: string;
beforeAll(async () => {
  t = await createTestApp();
  work = questionnaireWork(t);
  [lead, designer] = [await t.signIn('lead'), await t.signIn('designer')];
  designers = new Designers(t, { designer, 'company.admin': await t.signIn('company.admin') });
});
afterAll(() => t.close());

it('R31 a filled questionnaire reads the same after twenty further publications of its template', async () => {
  let template = await designers.moved(await designers.draft('Réception des lots'), { action: 'publish' });
  const begun = await work.begun(lead, template.id);
  const ready = await work.answered(lead, begun, { q1: 'no', q2: 'Étiquette illisible' });
  const open = await work.answered(lead, await work.begun(lead, template.id), { q1: 'yes' });
  const { body: submitted } = await work.move(lead, ready, 'submit');
  expect(submitted).toMatchObject({ status: 'submitted', templateVersion: 1, template: template.template });
  for (let number = 2; number <= 21; number += 1) {
    const draft = await designers.moved(template, { action: 'revise' });
    const renamed = [
      change('q1', { title: `Lot conforme, version ${number} ?` }),
      change('q2', { required: number % 2 === 0 }),
    ];
    template = await designers.moved(await designers.edited(draft, renamed), { action: 'publish' });
  }
  expect(template.versions.at(-1)?.number).toBe(21);
  const read = (await work.get(lead, submitted.id)).body;
  expect(read).toEqual(submitted);
  expect(read.template.sections[0]?.pages[0]?.questions[0]?.title).toBe('Lot conforme ?');
  // One that was begun goes on with its own version as well, also while the next one is a draft.
  const draft = await designers.moved(template, { action: 'revise' });
  expect((await work.move(lead, open, 'submit')).body).toMatchObject({ status: 'submitted', templateVersion: 1 });
  const next = await work.begun(lead, template.id);
  expect(next).toMatchObject({ templateVersion: 21 });
  const params = { id: template.id };
  const results = (await t.call(templateEndpoints.getTemplateResults, { token: designer, params, query: { page: 1 } }))
    .body;
  expect(results.columns[0]).toMatchObject({ questionId: 'q1', title: 'Lot conforme, version 21 ?' });
  expect(results.summary[0]).toMatchObject({ shown: 2, byOption: { yes: 1, no: 1 } });
  expect((await designers.get(template.id)).filled).toBe(3);
  const last = await designers.edited(draft, [change('q1', { title: 'Lot accepté ?' })]);
  await designers.moved(await designers.moved(last, { action: 'publish' }), { action: 'retire', reason: 'Remplacé' });
  expect((await work.begin(lead, template.id)).status).toBe(422);
  expect((await work.get(lead, submitted.id)).body).toEqual(submitted);
  expect(await findingsOf(t)).toEqual([]);
});
