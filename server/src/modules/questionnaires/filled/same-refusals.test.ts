import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import { type FlatFilling, unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { parseFilling } from '@vigie/domain/modules/questionnaires/answers/parse';
import { submissionProblems } from '@vigie/domain/modules/questionnaires/answers/submission';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { type Question, questionTypes, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { Dice } from '@vigie/domain/modules/questionnaires/testing/dice';
import { answersThatMatter } from '@vigie/domain/modules/questionnaires/testing/every-answer';
import { templateFromSeed } from '@vigie/domain/modules/questionnaires/testing/random-templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { questionnaireWork } from '../testing/questionnaires';

let t: TestApp;
let lead: string;
let work: ReturnType<typeof questionnaireWork>;
beforeAll(async () => {
  t = await createTestApp();
  work = questionnaireWork(t);
  lead = await t.signIn('lead');
});
afterAll(() => t.close());

/** People, cases and photos are asked for by their numbers as well, which no template knows. */
const types = questionTypes.filter((type) => !['person', 'case', 'photo'].includes(type));
const junk: readonly Answer[] = ['zzz', '', 42.5, -3, ['a', 'a'], [], '2026-02-30', 'x'.repeat(1200), '1-q1', ['1-q1']];

function randomAnswer(dice: Dice, template: Template, question: Question): Answer {
  const fitting = answersThatMatter(template, question).filter((one) => one !== undefined);
  return dice.upTo(19) === 0 || fitting.length === 0 ? dice.oneOf(junk) : (dice.oneOf(fitting) as Answer);
}

/** Answers to some questions, and now and then one that cannot be. Instances that are spoken of are listed. */
function randomChanges(dice: Dice, template: Template): Record<string, Answer> {
  const changes: Record<string, Answer> = {};
  const instances = new Map(
    template.sections
      .filter(({ repeat }) => repeat !== null)
      .map(({ id }) => [id, dice.times(dice.upTo(dice.upTo(5) === 0 ? 4 : 2), (at) => `i${at}`)]),
  );
  for (const [id, ids] of instances) changes[`${id}/`] = dice.upTo(19) === 0 ? [...ids, 'i0'] : ids;
  for (const { section, question } of questionPlaces(template).values()) {
    const scopes = section.repeat ? (instances.get(section.id) ?? []).map((id) => `${section.id}/${id}/`) : [''];
    for (const scope of scopes) {
      if (dice.upTo(2) > 0) changes[`${scope}${question.id}`] = randomAnswer(dice, template, question);
    }
  }
  if (dice.upTo(14) === 0) changes.nowhere = 'x';
  return changes;
}

const seen = { kept: 0, refused: 0, submitted: 0, incomplete: 0 };

/** Saves random answers; answers with the questionnaire as it is then, or null where they were to be refused and were. */
async function saveSome(
  dice: Dice,
  template: Template,
  current: QuestionnaireDetail,
): Promise<QuestionnaireDetail | null> {
  const changes = randomChanges(dice, template);
  const merged: FlatFilling = { ...current.answers, ...changes };
  const isRefused = parseFilling(template, unflatFilling(merged)).problems.some((one) => one.refusedAt === 'saving');
  const saved = await work.answer(lead, current, changes);
  expect(saved.status, JSON.stringify({ changes, text: saved.text.slice(0, 400) })).toBe(isRefused ? 422 : 200);
  seen[isRefused ? 'refused' : 'kept'] += 1;
  return isRefused ? null : saved.body;
}

/** Whether it is submitted now. */
async function trySubmitting(template: Template, current: QuestionnaireDetail): Promise<boolean> {
  const isIncomplete = submissionProblems(template, unflatFilling(current.answers)).length > 0;
  const sent = await work.move(lead, current, 'submit');
  expect(sent.status, JSON.stringify(current.answers)).toBe(isIncomplete ? 422 : 200);
  seen[isIncomplete ? 'incomplete' : 'submitted'] += 1;
  return !isIncomplete;
}

it('R27 an answer is refused exactly where preview and filling refuse it, and so is what is submitted', async () => {
  const templates = Array.from({ length: 60 }, (_, seed) => templateFromSeed(seed, { types, sections: 2, pages: 2 }));
  const some = templates.filter((template) => questionPlaces(template).size >= 4).slice(0, 12);
  const published: [string, Template][] = [];
  for (const template of some) published.push([await work.publish(template), template]);
  const fill = async ([templateId, template]: [string, Template], at: number) => {
    const dice = new Dice(16 + at);
    let current = await work.begun(lead, templateId);
    for (let round = 0; round < 6; round += 1) {
      const saved = await saveSome(dice, template, current);
      current = saved ?? current;
      if (saved && (await trySubmitting(template, saved))) current = await work.begun(lead, templateId);
    }
  };
  await Promise.all(published.map(fill));
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(5);
});
