import type { Template } from '../template/model';
import { answerObjection } from './answer-problems';
import { type AnswerPlace, type AnswersById, answerTo, type Filling, type Instance, instancesOf } from './filling';
import { type AnswerProblem, parseFilling } from './parse';
import { type Visibility, visibilityOf } from './visibility';

/** What stays of the answers: hidden ones are not kept, nor are instances of a section that is hidden as a whole. */
export function keptFilling(template: Template, filling: Filling): Filling {
  const visibility = visibilityOf(template, filling);
  const ofSections = (isRepeated: boolean) =>
    template.sections.filter(({ repeat }) => (repeat !== null) === isRepeated);
  const kept = (sections: Template['sections'], answers: AnswersById, instanceId: string | null) =>
    Object.fromEntries(
      sections.flatMap(({ pages }) =>
        pages.flatMap(({ questions }) =>
          questions.flatMap(({ id }) => {
            const answer = visibility.isShown(id, instanceId) ? answerTo(answers, id) : undefined;
            return answer === undefined ? [] : [[id, answer] as const];
          }),
        ),
      ),
    );
  const repeats = ofSections(true).flatMap((section): [string, Instance[]][] => {
    const instances = visibility.isSectionShown(section) ? instancesOf(filling, section.id) : [];
    const all = instances.map(({ id, answers }) => ({ id, answers: kept([section], answers, id) }));
    return all.length === 0 ? [] : [[section.id, all]];
  });
  return { answers: kept(ofSections(false), filling.answers, null), repeats: Object.fromEntries(repeats) };
}

/**
 * All that stands in the way of submitting, each with its place: refused answers, answers that are missing where their
 * question is shown, repeatable sections with too few instances. Preview, filling and server ask this one function.
 */
export function submissionProblems(template: Template, raw: unknown): readonly AnswerProblem[] {
  const { filling, problems } = parseFilling(template, raw);
  const visibility = visibilityOf(template, filling);
  const counts = problems.filter(({ refusedAt, place }) => refusedAt === 'saving' || isPlaceShown(visibility, place));
  const refused = new Set(problems.map(({ place }) => ('questionId' in place ? textOf(place) : '')));
  const missing = visibility.shown
    .filter(({ place, answer }) => place.question.required && answer === undefined)
    .filter((one) => !refused.has(textOf(one)))
    .map(({ questionId, instanceId }): AnswerProblem => {
      return { place: { questionId, instanceId }, ...answerObjection('required', {}, 'submission') };
    });
  return [...counts, ...missing, ...missingInstances(template, filling, visibility)];
}

const isPlaceShown = (visibility: Visibility, place: AnswerProblem['place']) =>
  'questionId' in place && visibility.isShown(place.questionId, place.instanceId);

const textOf = ({ questionId, instanceId }: AnswerPlace) => `${instanceId ?? ''}/${questionId}`;

function missingInstances(template: Template, filling: Filling, visibility: Visibility): readonly AnswerProblem[] {
  return template.sections.flatMap((section) => {
    const min = section.repeat?.min ?? 0;
    if (instancesOf(filling, section.id).length >= min || !visibility.isSectionShown(section)) return [];
    const objection = answerObjection('too_few_instances', { min }, 'submission');
    return [{ place: { sectionId: section.id }, ...objection }];
  });
}
