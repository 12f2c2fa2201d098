import { dependenciesOf, questionSeenFrom } from '../template/dependencies';
import type { Section, Template } from '../template/model';
import { type QuestionPlace, rulesOnPath } from '../template/places';
import type { Rule } from '../template/rules';
import { type Answer, type AnswerPlace, type AnswersById, answerTo, type Filling, instancesOf } from './filling';
import { passes } from './tests';

export interface Visibility {
  /** Whether a question is shown, in an instance where its section is repeatable. */
  readonly isShown: (questionId: string, instanceId?: string | null) => boolean;
  /** Every place that is shown, in the order of the template and of the instances. */
  readonly shown: readonly ShownPlace[];
  readonly isSectionShown: (section: Section) => boolean;
}

export interface ShownPlace extends AnswerPlace {
  readonly place: QuestionPlace;
  readonly answer: Answer | undefined;
}

const keyOf = (questionId: string, instanceId: string | null) => `${instanceId ?? ''}/${questionId}`;

/**
 * What a template shows for given answers. An answer counts only while its question is shown; whatever hangs on itself is
 * hidden.
 */
export function visibilityOf(template: Template, filling: Filling): Visibility {
  const { order, inLoop } = dependenciesOf(template);
  const shown = new Set<string>();
  const holds = (rule: Rule, section: Section, instance: { id: string; answers: AnswersById } | null) => {
    const check = ({ questionId, test }: Rule['conditions'][number]) => {
      const question = questionSeenFrom(template, section, questionId);
      if (!question) return test.is === 'unanswered';
      const own = shown.has(keyOf(questionId, instance?.id ?? null));
      const isShown = own || shown.has(keyOf(questionId, null));
      const answers = own && instance ? instance.answers : filling.answers;
      return passes(test, question, isShown ? answerTo(answers, questionId) : undefined);
    };
    return rule.match === 'all' ? rule.conditions.every(check) : rule.conditions.some(check);
  };
  const show = (place: QuestionPlace, instance: { id: string; answers: AnswersById } | null) => {
    if (inLoop.has(place.question.id)) return;
    if (rulesOnPath(place).every(({ rule }) => holds(rule, place.section, instance))) {
      shown.add(keyOf(place.question.id, instance?.id ?? null));
    }
  };
  for (const place of order) if (!place.section.repeat) show(place, null);
  for (const place of order) {
    if (place.section.repeat) for (const instance of instancesOf(filling, place.section.id)) show(place, instance);
  }
  const isShown = (questionId: string, instanceId: string | null = null) => shown.has(keyOf(questionId, instanceId));
  return {
    isShown,
    isSectionShown: (section) => !section.visibleWhen || holds(section.visibleWhen, section, null),
    get shown() {
      return shownPlaces(template, filling, isShown);
    },
  };
}

function shownPlaces(template: Template, filling: Filling, isShown: Visibility['isShown']): readonly ShownPlace[] {
  const found: ShownPlace[] = [];
  for (const [s, section] of template.sections.entries()) {
    const scopes = section.repeat ? instancesOf(filling, section.id) : [{ id: null, answers: filling.answers }];
    for (const { id: instanceId, answers } of scopes) {
      for (const [p, page] of section.pages.entries()) {
        for (const [q, question] of page.questions.entries()) {
          if (!isShown(question.id, instanceId)) continue;
          const numbers = { sectionNumber: s + 1, pageNumber: p + 1, questionNumber: q + 1 };
          const answer = answerTo(answers, question.id);
          found.push({ questionId: question.id, instanceId, place: { section, page, question, ...numbers }, answer });
        }
      }
    }
  }
  return found;
}
