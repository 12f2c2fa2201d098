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

/** One time that a section is filled; null where it is not repeatable. */
type Scope = { readonly id: string; readonly answers: AnswersById } | null;

const keyOf = (questionId: string, instanceId: string | null) => `${instanceId ?? ''}/${questionId}`;

/**
 * What a template shows for given answers. An answer counts only while its question is shown; whatever hangs on itself is
 * hidden.
 */
export function visibilityOf(template: Template, filling: Filling): Visibility {
  const shown = shownKeys(template, filling);
  const isShown = (questionId: string, instanceId: string | null = null) => shown.has(keyOf(questionId, instanceId));
  return {
    isShown,
    isSectionShown: (section) =>
      !section.visibleWhen || holds(section.visibleWhen, { template, filling, shown, section, instance: null }),
    get shown() {
      return shownPlaces(template, filling, isShown);
    },
  };
}

type ReadAnswer = Answer | undefined;

interface Known {
  readonly answers: readonly ReadAnswer[];
  readonly shown: ReadonlySet<string>;
}
const known = new WeakMap<Template, Known>();

/** Found anew only where an answer has changed that a rule reads: most letters are typed into questions that none reads. */
function shownKeys(template: Template, filling: Filling): ReadonlySet<string> {
  const before = known.get(template);
  const answers = answersReadByRules(template, filling);
  if (before && isSame(before.answers, answers)) return before.shown;
  const shown = findShown(template, filling);
  known.set(template, { answers, shown });
  return shown;
}

/** All that `findShown` looks at, in an order that the template and the numbers of instances give. */
function answersReadByRules(template: Template, filling: Filling): readonly ReadAnswer[] {
  const { read } = dependenciesOf(template);
  const found: ReadAnswer[] = [];
  const look = (answers: AnswersById) => {
    for (const id of read) found.push(answerTo(answers, id));
  };
  look(filling.answers);
  for (const { id, repeat } of template.sections) {
    if (!repeat) continue;
    const instances = instancesOf(filling, id);
    found.push(instances.length);
    for (const instance of instances) {
      found.push(instance.id);
      look(instance.answers);
    }
  }
  return found;
}

function isSame(one: readonly ReadAnswer[], other: readonly ReadAnswer[]): boolean {
  return one.length === other.length && one.every((answer, at) => isSameAnswer(answer, other[at]));
}

function isSameAnswer(one: ReadAnswer, other: ReadAnswer): boolean {
  if (one === other || !Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((chosen, at) => chosen === other[at]);
}

function findShown(template: Template, filling: Filling): ReadonlySet<string> {
  const { order, inLoop } = dependenciesOf(template);
  const shown = new Set<string>();
  const show = (place: QuestionPlace, instance: Scope) => {
    const { question, section } = place;
    if (inLoop.has(question.id)) return;
    const seen = { template, filling, shown, section, instance };
    if (rulesOnPath(place).every(({ rule }) => holds(rule, seen))) shown.add(keyOf(question.id, instance?.id ?? null));
  };
  for (const place of order) if (!place.section.repeat) show(place, null);
  for (const place of order) {
    if (place.section.repeat) for (const instance of instancesOf(filling, place.section.id)) show(place, instance);
  }
  return shown;
}

interface SeenByRule {
  readonly template: Template;
  readonly filling: Filling;
  /** What is known to be shown so far; all that the rule reads is decided. */
  readonly shown: ReadonlySet<string>;
  readonly section: Section;
  readonly instance: Scope;
}

function holds(rule: Rule, { template, filling, shown, section, instance }: SeenByRule): boolean {
  const check = ({ questionId, test }: Rule['conditions'][number]) => {
    const question = questionSeenFrom(template, section, questionId);
    if (!question) return test.is === 'unanswered';
    const own = shown.has(keyOf(questionId, instance?.id ?? null));
    const isShown = own || shown.has(keyOf(questionId, null));
    const answers = own && instance ? instance.answers : filling.answers;
    return passes(test, question, isShown ? answerTo(answers, questionId) : undefined);
  };
  return rule.match === 'all' ? rule.conditions.every(check) : rule.conditions.some(check);
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
