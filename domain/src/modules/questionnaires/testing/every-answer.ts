import { objectionTo } from '../answers/answer-problems';
import type { Answer, AnswersById, Filling } from '../answers/filling';
import { dayNumber, dayOfNumber } from '../answers/grid';
import type { Question, Template } from '../template/model';
import { allQuestions, questionPlaces } from '../template/places';
import type { AnswerTest } from '../template/rules';

/** Every test of a template that looks at a question. */
function testsOf(template: Template, questionId: string): readonly AnswerTest[] {
  const owners = template.sections.flatMap((section) => [
    section,
    ...section.pages.flatMap((page) => [page, ...page.questions]),
  ]);
  return owners
    .flatMap(({ visibleWhen }) => visibleWhen?.conditions ?? [])
    .flatMap((condition) => (condition.questionId === questionId ? [condition.test] : []));
}

/**
 * No answer, and answers that stand for all others: no rule of the template distinguishes one from those it stands for.
 */
export function answersThatMatter(template: Template, question: Question): readonly (Answer | undefined)[] {
  const bounds = testsOf(template, question.id).flatMap((test) => ('from' in test ? [test.from, test.to] : []));
  const near = (value: number | string | null, step: number): (number | string)[] => {
    if (typeof value === 'number') return [-step, 0, step].map((by) => Number((value + by).toFixed(2)));
    return value === null ? [] : [-1, 0, 1].map((by) => dayOfNumber(dayNumber(value) + by));
  };
  const candidates = (): readonly Answer[] => {
    const ids = question.options.map(({ id }) => id);
    switch (question.type) {
      case 'single_choice':
      case 'dropdown':
        return ids;
      case 'multiple_choice':
        return ids.reduce<string[][]>((sets, id) => sets.concat(sets.map((set) => [...set, id])), [[]]).slice(1);
      case 'number': {
        const { min, max, decimals } = question.properties;
        const whole = [...bounds, min, max, 0].flatMap((bound) =>
          typeof bound === 'number' ? [Math.floor(bound), Math.ceil(bound)].flatMap((near1) => near(near1, 1)) : [],
        );
        return [...whole, ...[...bounds, min, max].flatMap((bound) => near(bound, 10 ** -decimals))];
      }
      case 'date': {
        const { earliest, latest } = question.properties;
        return [...bounds, earliest, latest, '2000-01-01'].flatMap((bound) => near(bound, 1));
      }
      default:
        return ['xxxxx'];
    }
  };
  return [undefined, ...new Set(candidates().filter((answer) => objectionTo(question, answer) === null))];
}

export function countOfFillings(template: Template): number {
  return allQuestions(template).reduce((count, question) => count * answersThatMatter(template, question).length, 1);
}

/** Every filling that a rule could distinguish from another; repeatable sections have one instance. */
export function* everyFilling(template: Template): Generator<Filling> {
  const places = [...questionPlaces(template).values()];
  const values = places.map(({ question }) => answersThatMatter(template, question));
  const total = values.reduce((count, { length }) => count * length, 1);
  for (let number = 0; number < total; number += 1) {
    let rest = number;
    const answers: Record<string, Answer> = {};
    const repeats: Record<string, { id: string; answers: Record<string, Answer> }[]> = {};
    for (const { id, repeat } of template.sections) if (repeat) repeats[id] = [{ id: 'i1', answers: {} }];
    for (const [at, { section, question }] of places.entries()) {
      const options = values[at] ?? [];
      const answer = options[rest % options.length];
      rest = Math.floor(rest / options.length);
      const target = section.repeat ? repeats[section.id]?.[0]?.answers : answers;
      if (answer !== undefined && target) target[question.id] = answer;
    }
    yield { answers, repeats };
  }
}

export function allAnswersOf({ answers, repeats }: Filling): AnswersById {
  const ofInstances = Object.values(repeats).flatMap((instances) => instances.map((instance) => instance.answers));
  return Object.assign({}, answers, ...ofInstances);
}
