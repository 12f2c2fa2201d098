import { say } from '@vigie/domain/kernel/message';
import { answerMessages } from '@vigie/domain/modules/questionnaires/messages/answers';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import {
  newOption,
  newQuestion,
  type Question,
  type Template,
} from '@vigie/domain/modules/questionnaires/template/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longestTurn, turnLimitMs } from '../../../platform/testing/longest-turn';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { questionnaireWork } from '../testing/questionnaires';

let t: TestApp;
let token: string;
let work: ReturnType<typeof questionnaireWork>;
beforeAll(async () => {
  t = await createTestApp();
  work = questionnaireWork(t);
  token = await t.signIn('reporter');
});
afterAll(() => t.close());

const perInstance = 79;
const instances = Array.from({ length: bounds.instances }, (_, n) => `i${n}`);
const options = Array.from({ length: 20 }, (_, n) => `o${n}`);
const conditions = Array.from({ length: bounds.conditions }, (_, n) => ({
  questionId: `q${n}`,
  test: { is: 'any_of' as const, options },
}));
const rule = { match: 'any' as const, conditions };

/** As dear as a template can be made: every question of a repeatable section hangs on fifty others. */
function dearest(): Template {
  const questions = Array.from({ length: perInstance }, (_, n): Question => {
    const choice = { ...newQuestion(`q${n}`, 'multiple_choice'), title: `Question ${n}` };
    const all = options.map((id) => ({ ...newOption(`${id}-q${n}`, id), score: 1 }));
    return { ...choice, options: all, visibleWhen: n < bounds.conditions ? null : rule } as Question;
  });
  return {
    title: 'Contrôle',
    explanation: '',
    sections: [
      {
        id: 's',
        title: null,
        visibleWhen: null,
        repeat: { min: 0, max: bounds.instances },
        pages: [{ id: 'p', title: null, visibleWhen: null, questions }],
      },
    ],
  };
}

it('R44 answers to a template of the dearest rules hold the event loop no longer than 50 ms', {
  timeout: 120_000,
}, async () => {
  const begun = await work.begun(token, await work.publish(dearest()));
  const answers: Record<string, string[]> = { 's/': instances };
  for (const [at, id] of instances.entries()) {
    for (let n = 0; n < 12; n += 1) answers[`s/${id}/q${(n + at) % perInstance}`] = [`o1-q${(n + at) % perInstance}`];
  }
  const send = (version: number, some: object) =>
    t.app.http.inject({
      method: 'PATCH',
      url: `/api/v1/questionnaires/${begun.id}`,
      payload: { answers: some },
      headers: { authorization: `Bearer ${token}`, 'if-match': `"${version}"`, 'accept-language': 'en' },
    });
  let { version } = begun;
  const turns: number[] = [];
  for (const some of [answers, { 's/i3/q1': ['o2-q1'] }, { 's/i4/q1': ['o2-q1'] }, { 's/i5/q1': ['o2-q1'] }]) {
    const { answer, ms } = await longestTurn(() => send(version, some));
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    version += 1;
    turns.push(ms);
  }
  // The first reads the template, which is remembered.
  expect(Math.min(...turns.slice(1)), turns.join(' ')).toBeLessThan(turnLimitMs);
});

it('R44 a questionnaire takes no more questions than it may, and says so', { timeout: 60_000 }, async () => {
  const { sections, ...rest } = dearest();
  const twice = ['s', 't'].map((id) => ({
    id,
    title: null,
    visibleWhen: null,
    repeat: { min: 0, max: bounds.instances },
    pages: (sections[0]?.pages ?? []).map((page) => ({
      ...page,
      id: `${id}${page.id}`,
      questions: page.questions.map((one) => ({ ...newQuestion(`${id}${one.id}`, 'date') })),
    })),
  }));
  const begun = await work.begun(token, await work.publish({ ...rest, sections: twice }));
  const first = await work.answered(token, begun, { 's/': instances });
  const { status, problem } = await work.answer(token, first, { 't/': instances });
  expect(status).toBe(422);
  const sentence = say('mixed-fr', answerMessages.too_many_places, { max: bounds.places });
  expect(problem.detail).toMatchObject([{ msg: sentence }]);
});
