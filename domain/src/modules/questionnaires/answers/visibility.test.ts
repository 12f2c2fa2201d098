import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dependenciesOf } from '../template/dependencies';
import type { Template } from '../template/model';
import { questionPlaces } from '../template/places';
import { Dice } from '../testing/dice';
import { answersThatMatter } from '../testing/every-answer';
import { templateFromSeed } from '../testing/random-templates';
import { type Answer, emptyFilling, type Filling, instancesOf } from './filling';
import { submissionProblems } from './submission';
import { visibilityOf } from './visibility';

/** One answer more, other or less, or an instance more or less: what a person does to a questionnaire at a time. */
function changed(dice: Dice, template: Template, filling: Filling): Filling {
  const places = [...questionPlaces(template).values()];
  const read = places.filter(({ question, section }) =>
    dependenciesOf(template).readIn.get(section.id)?.includes(question.id),
  );
  const { section, question } = dice.oneOf(dice.isHeads() && read.length > 0 ? read : places);
  const answer = dice.oneOf([undefined, 'typed', ...answersThatMatter(template, question)]);
  const put = (answers: Filling['answers']) =>
    Object.fromEntries(
      Object.entries({ ...answers, [question.id]: answer }).filter((entry): entry is [string, Answer] => {
        return entry[1] !== undefined;
      }),
    );
  if (!section.repeat) return { ...filling, answers: put(filling.answers) };
  const instances = instancesOf(filling, section.id);
  const at = dice.upTo(instances.length);
  const others =
    dice.upTo(4) === 0
      ? instances.filter((_, n) => n !== at)
      : [...instances, ...(at === instances.length ? [{ id: `i${dice.upTo(9)}`, answers: {} }] : [])].map((one, n) =>
          n === at ? { ...one, answers: put(one.answers) } : one,
        );
  const listed = [...new Map(others.map((one) => [one.id, one])).values()];
  return { ...filling, repeats: { ...filling.repeats, [section.id]: listed } };
}

it('what is shown after each change is what is shown to a user who reads all answers at once', () => {
  let alike = 0;
  let other = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const dice = new Dice(seed);
      const template = templateFromSeed(seed, { canLoop: seed % 4 === 0 });
      if (questionPlaces(template).size === 0) return;
      let filling = emptyFilling;
      let before = '';
      for (let change = 0; change < 25; change += 1) {
        filling = changed(dice, template, filling);
        // A copy of the template is one of which nothing is known yet.
        const fresh = structuredClone(template);
        const { shown } = visibilityOf(template, filling);
        const now = visibilityOf(fresh, filling);
        expect(shown).toEqual(now.shown);
        expect(template.sections.map(visibilityOf(template, filling).isSectionShown)).toEqual(
          fresh.sections.map(now.isSectionShown),
        );
        expect(submissionProblems(template, filling)).toEqual(submissionProblems(fresh, filling));
        const places = shown.map(({ questionId, instanceId }) => `${instanceId}/${questionId}`).join();
        if (places === before) alike += 1;
        else other += 1;
        before = places;
      }
    }),
    { numRuns: 60 },
  );
  expect(Math.min(alike, other), `${alike} alike, ${other} other`).toBeGreaterThan(40);
}, 60_000);
