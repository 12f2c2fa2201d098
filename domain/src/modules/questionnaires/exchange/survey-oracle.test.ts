import { type IQuestion, SurveyModel } from 'survey-core';
import { expect, it } from 'vitest';
import { type Answer, type Filling, instancesOf } from '../answers/filling';
import { visibilityOf } from '../answers/visibility';
import { dependenciesOf } from '../template/dependencies';
import type { Section, Template } from '../template/model';
import { allQuestions } from '../template/places';
import { countOfFillings, everyFilling } from '../testing/every-answer';
import { templateFromSeed } from '../testing/random-templates';
import { exportSurvey } from './survey-export';

/** What survey-core needs of a dynamic panel, whose own types are wider. */
interface DynamicPanel {
  panelCount: number;
  readonly panels: readonly { getQuestionByName(name: string): SurveyQuestion | null }[];
}
type SurveyQuestion = IQuestion & { value: unknown; readonly isVisible: boolean };

/**
 * The same answers given to survey-core, question by question in the order in which they hang on each other: there, too, only
 * what is shown can be answered. A question of a hidden page or section says of itself that it is visible.
 */
function shownBySurvey(exported: object, template: Template, filling: Filling): readonly string[] {
  const survey = new SurveyModel(exported);
  const isShown = (question: SurveyQuestion, section: Section): boolean => {
    if (!question.isVisible || !survey.getPageByName(section.id)?.isVisible) return false;
    let parent = (question as unknown as { parent?: { isVisible: boolean; parent?: unknown } }).parent;
    while (parent) {
      if (!parent.isVisible) return false;
      parent = parent.parent as typeof parent;
    }
    return true;
  };
  const shown: string[] = [];
  const ask = (question: SurveyQuestion | null, section: Section, answer: Answer | undefined, key: string) => {
    if (!question || !isShown(question, section)) return;
    shown.push(key);
    if (answer !== undefined) question.value = answer;
  };
  const { order } = dependenciesOf(template);
  for (const { question, section } of order) {
    if (section.repeat) continue;
    const found = survey.getQuestionByName(question.id) as SurveyQuestion | null;
    ask(found, section, filling.answers[question.id], question.id);
  }
  for (const { question, section } of order) {
    if (!section.repeat) continue;
    const dynamic = survey.getQuestionByName(`${section.id}-repeat`) as unknown as DynamicPanel;
    const instances = instancesOf(filling, section.id);
    if (dynamic.panelCount < instances.length) dynamic.panelCount = instances.length;
    for (const [at, { id, answers }] of instances.entries()) {
      const found = dynamic.panels[at]?.getQuestionByName(question.id) ?? null;
      ask(found, section, answers[question.id], `${id}/${question.id}`);
    }
  }
  return shown.sort();
}

const sizes = { sections: 3, pages: 2, questions: 2, canLoop: false };
const isComparable = (template: Template) =>
  countOfFillings(template) <= 2000 &&
  dependenciesOf(template).inLoop.size === 0 &&
  exportSurvey(template).losses.every(({ code }) => code !== 'rule');

const fillingsOfEach = 5;

it('shows what survey-core shows, on the rules that both know', { timeout: 60_000 }, () => {
  const compared = { fillings: 0, shown: 0, hidden: 0 };
  const templates = Array.from({ length: 200 }, (_, seed) => templateFromSeed(seed, sizes)).filter(isComparable);
  for (const template of templates) {
    const step = Math.ceil(countOfFillings(template) / fillingsOfEach);
    const exported = exportSurvey(template).survey;
    let at = 0;
    for (const filling of everyFilling(template)) {
      at += 1;
      if (at % step !== 0) continue;
      const ours = visibilityOf(template, filling).shown.map(({ questionId, instanceId }) =>
        instanceId ? `${instanceId}/${questionId}` : questionId,
      );
      expect(shownBySurvey(exported, template, filling), JSON.stringify(filling)).toEqual(ours.sort());
      compared.fillings += 1;
      compared.shown += ours.length;
      compared.hidden += allQuestions(template).length - ours.length;
    }
  }
  expect(Math.min(...Object.values(compared))).toBeGreaterThan(200);
});
