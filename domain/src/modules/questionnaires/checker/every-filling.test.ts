import fc from 'fast-check';
import { expect, it } from 'vitest';
import { submissionProblems } from '../answers/submission';
import { passes } from '../answers/tests';
import { visibilityOf } from '../answers/visibility';
import { dependenciesOf, questionSeenFrom } from '../template/dependencies';
import type { Template } from '../template/model';
import { allQuestions, questionPlaces } from '../template/places';
import { allAnswersOf, countOfFillings, everyFilling } from '../testing/every-answer';
import { type RandomSizes, templateFromSeed } from '../testing/random-templates';
import { checkTemplate } from './check';
import { fullDomain } from './domains';
import { type OwnedRule, ownersIn, rulesNeededBy } from './owners';

const randomTemplates = (sizes: Partial<RandomSizes> = {}) => fc.nat().map((seed) => templateFromSeed(seed, sizes));

const small = (canLoop: boolean, canRepeat: boolean) =>
  randomTemplates({
    sections: 2,
    pages: 2,
    questions: 2,
    options: 3,
    canLoop,
    canRepeat,
    types: ['single_choice', 'multiple_choice', 'number', 'date', 'short_answer'],
  }).filter((template) => countOfFillings(template) <= 3000);

/** By trying every filling: what the checker has to find by reasoning. */
function tried(template: Template) {
  const shown = new Set<string>();
  const shownComplete = new Set<string>();
  const chosenWhenShown = new Set<string>();
  const answerable = new Set(
    allQuestions(template)
      .filter(fullDomain)
      .map(({ id }) => id),
  );
  for (const filling of everyFilling(template)) {
    const places = visibilityOf(template, filling).shown;
    const isComplete = places.every(
      ({ place, answer }) => answer !== undefined || !place.question.required || !answerable.has(place.question.id),
    );
    const chosen = places.flatMap(({ answer }) => (Array.isArray(answer) ? answer : [answer]));
    for (const { questionId } of places) {
      shown.add(questionId);
      if (isComplete) shownComplete.add(questionId);
      for (const option of chosen) chosenWhenShown.add(`${questionId} ${option}`);
    }
  }
  return { shown, shownComplete, chosenWhenShown };
}

function ruleHolds(
  template: Template,
  { rule, section }: OwnedRule,
  answers: ReturnType<typeof allAnswersOf>,
): boolean {
  const check = ({ questionId, test }: OwnedRule['rule']['conditions'][number]) => {
    const question = questionSeenFrom(template, section, questionId);
    return question ? passes(test, question, answers[questionId]) : test.is === 'unanswered';
  };
  return rule.match === 'all' ? rule.conditions.every(check) : rule.conditions.some(check);
}

/** Rules and pairs of rules of places that were never shown which hold in no filling, taken by themselves. */
function triedContradictions(template: Template, shown: ReadonlySet<string>): readonly string[] {
  const fillings = [...everyFilling(template)].map(allAnswersOf);
  const never = (...rules: OwnedRule[]) =>
    !fillings.some((answers) => rules.every((rule) => ruleHolds(template, rule, answers)));
  const found = new Set<string>();
  for (const owner of ownersIn(template)) {
    if (!owner.isQuestion || shown.has(owner.id)) continue;
    const needed = rulesNeededBy(template, owner);
    for (const one of needed) {
      if (never(one)) found.add(one.ownerId);
      for (const other of needed) {
        if (one !== other && !never(one) && !never(other) && never(one, other)) {
          found.add([one.ownerId, other.ownerId].sort().join(' '));
        }
      }
    }
  }
  return [...found].sort();
}

it.each([
  ['without loops', small(false, false)],
  ['with repeatable sections', small(false, true)],
  ['with loops', small(true, true)],
])('names exactly what trying every filling shows, in templates %s', { timeout: 120_000 }, (_, templates) => {
  fc.assert(
    fc.property(templates, (template) => {
      const { faults, fillings } = checkTemplate(template);
      const { shown, shownComplete, chosenWhenShown } = tried(template);
      const { inLoop } = dependenciesOf(template);
      const of = (...codes: string[]) =>
        faults
          .filter(({ code }) => codes.includes(code))
          .map(({ ids }) => ids.toSorted().join(' '))
          .sort();
      const questions = allQuestions(template).filter(({ id }) => !inLoop.has(id));

      expect(of('undecided')).toEqual([]);
      expect(of('never_shown')).toEqual(
        questions
          .filter(({ id }) => !shown.has(id))
          .map(({ id }) => id)
          .sort(),
      );
      const missing = questions.filter(({ id, required }) => required && !shownComplete.has(id));
      expect(of('required_never_shown')).toEqual(missing.map(({ id }) => id).sort());
      expect(new Set(fillings.flatMap((filling) => filling.shown))).toEqual(shown);

      const dead = questions
        .filter(({ id }) => shown.has(id))
        .flatMap(({ id, visibleWhen }) =>
          (visibleWhen?.conditions ?? []).flatMap(({ test }) =>
            test.is === 'any_of' && test.options.length > 1
              ? test.options.filter((option) => !chosenWhenShown.has(`${id} ${option}`)).map((option) => [id, option])
              : [],
          ),
        );
      const named = faults.filter(
        ({ code, ids }) => code === 'unreachable_option' && questionPlaces(template).has(ids[0] ?? ''),
      );
      const visible = (pairs: readonly (readonly string[])[]) =>
        [...new Set(pairs.map((pair) => pair.join(' ')))].sort();
      const seen = dead.filter(([id = '', option = '']) => isSeen(template, id, option));
      expect(visible(named.map(({ ids }) => ids))).toEqual(visible(seen));

      if (
        template.sections.every(({ pages }) => pages.length > 0 && pages.every((page) => page.questions.length > 0))
      ) {
        expect(of('impossible_rule', 'contradicting_rules')).toEqual(triedContradictions(template, shown));
      }
      for (const { filling, isComplete } of fillings) {
        const problems = submissionProblems(template, filling).filter(({ place }) => {
          const question = 'questionId' in place ? questionPlaces(template).get(place.questionId)?.question : undefined;
          return !question || fullDomain(question);
        });
        if (isComplete) expect(problems).toEqual([]);
      }
    }),
    { numRuns: 120 },
  );
});

/** An option of a question that the place cannot see at all is named as that. */
function isSeen(template: Template, ownerId: string, optionId: string): boolean {
  const owner = questionPlaces(template).get(ownerId);
  const source = allQuestions(template).find(({ options }) => options.some(({ id }) => id === optionId));
  return Boolean(owner && source && questionSeenFrom(template, owner.section, source.id));
}
