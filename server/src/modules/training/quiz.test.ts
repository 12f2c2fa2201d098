import { newOption } from '@vigie/domain/modules/questionnaires/template/model';
import { ask, asking } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { trainingEndpoints as endpoints } from '@vigie/domain/modules/training/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf, demoPassword } from '../accounts/public';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';

let t: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  for (const name of ['qa', 'designer', 'reporter']) tokens[name] = await t.signIn(name);
});
afterAll(() => t.close());

const as = (name: string) => ({ token: tokens[name] ?? '' });
const options = [
  { ...newOption('a-q1', 'Oui'), score: 1 },
  { ...newOption('b-q1', 'Non'), score: 0 },
];

it('R07 a quiz counts every attempt since it was assigned, ends with the last one, and is signed once it is passed', async () => {
  const filling = questionnaireWork(t);
  const templateId = await filling.publish(asking(ask('q1', 'single_choice', { options })));
  const requirement = await t.call(endpoints.createTrainingRequirement, {
    ...as('designer'),
    body: { title: 'Hygiène', type: 'quiz', templateId, attempts: 2 },
  });
  const userId = (await contextOf(t.app.platform, 'reporter')).actor.userId;
  const assigned = await t.call(endpoints.createTraining, {
    ...as('designer'),
    body: { userId, requirementId: requirement.body.id, reason: 'Essai' },
  });
  expect(assigned.status, assigned.text).toBe(201);
  const params = { id: assigned.body.id };
  const read = async () => (await t.call(endpoints.getTraining, { ...as('reporter'), params })).body;
  const atNow = async () => ({ headers: { 'if-match': `"${(await read()).version}"` } });
  const handIn = async (answer: string) => {
    const { token } = as('reporter');
    const begun = await filling.begun(token, templateId);
    const filled = await filling.answered(token, begun, { q1: answer });
    const { status, text } = await filling.move(token, filled, 'submit');
    expect(status, text).toBe(200);
    return t.call(endpoints.takeTrainingQuiz, { ...as('reporter'), params, ...(await atNow()) });
  };
  const move = async (who: string, action: string, more: object) =>
    t.call(endpoints.moveTraining, { ...as(who), params, ...(await atNow()), body: { action, ...more } });
  const credentials = { username: 'reporter', password: demoPassword };

  expect((await handIn('b-q1')).body).toMatchObject({ status: 'assigned', quiz: [{ percent: 0, isPassed: false }] });
  expect((await move('reporter', 'sign', { credentials })).status).toBe(409);
  expect((await handIn('b-q1')).body.status).toBe('failed');
  expect((await move('reporter', 'allow', { reason: 'Encore' })).status).toBe(403);
  expect((await move('qa', 'allow', { reason: 'Une formation de plus' })).body.status).toBe('assigned');
  expect((await handIn('a-q1')).body).toMatchObject({ status: 'assigned', quiz: [{ percent: 100, isPassed: true }] });
  expect((await move('reporter', 'sign', { credentials })).body.status).toBe('completed');
});
