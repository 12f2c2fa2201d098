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
/** Of each template the last ones that were asked for. */
const known = new WeakMap<Template, readonly Known[]>();
const mostKnown = 3;

/** Found anew only where an answer has changed that a rule reads: most letters are typed into questions that none reads. */
function shownKeys(template: Template, filling: Filling): ReadonlySet<string> {
  const steps = visibilitySteps(template, filling);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Finds what is shown place by place, so that it can be interrupted; once it has come to its end, `visibilityOf` knows it. */
export function* visibilitySteps(template: Template, filling: Filling): Generator<undefined, ReadonlySet<string>> {
  const answers = answersReadByRules(template, filling);
  const before = known.get(template)?.find((one) => isSame(one.answers, answers));
  const found = before ?? { answers, shown: yield* findShown(template, filling) };
  const others = (known.get(template) ?? []).filter((one) => one !== before).slice(0, mostKnown - 1);
  known.set(template, [found, ...others]);
  return found.shown;
}

/** All that `findShown` looks at, in an order that the template and the numbers of instances give. */
function answersReadByRules(template: Template, filling: Filling): readonly ReadAnswer[] {
  const { readIn } = dependenciesOf(template);
  const found: ReadAnswer[] = [];
  for (const { id, repeat } of template.sections) {
    const read = readIn.get(id) ?? [];
    if (!repeat) {
      for (const question of read) found.push(answerTo(filling.answers, question));
      continue;
    }
    const instances = instancesOf(filling, id);
    found.push(instances.length);
    for (const instance of instances) {
      found.push(instance.id);
      for (const question of read) found.push(answerTo(instance.answers, question));
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

function* findShown(template: Template, filling: Filling): Generator<undefined, ReadonlySet<string>> {
  const { order, inLoop } = dependenciesOf(template);
  const shown = new Set<string>();
  // The rules of a section and a page are the same for all their questions: each is asked once for an instance.
  const decided = new Map<string, boolean>();
  const holdsIn = (id: string, rule: Rule, seen: SeenByRule): boolean => {
    const key = keyOf(id, seen.instance?.id ?? null);
    const holding = decided.get(key) ?? holds(rule, seen);
    decided.set(key, holding);
    return holding;
  };
  const show = (place: QuestionPlace, instance: Scope) => {
    const { question, section } = place;
    if (inLoop.has(question.id)) return;
    const seen = { template, filling, shown, section, instance };
    const isShown = rulesOnPath(place).every(({ id, rule }) => holdsIn(id, rule, seen));
    if (isShown) shown.add(keyOf(question.id, instance?.id ?? null));
  };
  for (const place of order) {
    if (place.section.repeat) continue;
    show(place, null);
    yield;
  }
  for (const place of order) {
    if (!place.section.repeat) continue;
    for (const instance of instancesOf(filling, place.section.id)) {
      show(place, instance);
      yield;
    }
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
