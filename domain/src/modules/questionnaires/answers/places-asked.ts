import { bounds } from '../template/bounds';
import type { Section, Template } from '../template/model';
import { type AnswerObjection, answerObjection } from './answer-problems';
import { type Filling, instancesOf } from './filling';

const counts = new WeakMap<Section, number>();

/** An instance of a section without questions counts as well. */
function questionsIn(section: Section): number {
  const before = counts.get(section);
  if (before !== undefined) return before;
  const count = section.pages.reduce((sum, { questions }) => sum + questions.length, 0);
  counts.set(section, Math.max(1, count));
  return Math.max(1, count);
}

/** How many questions a filling asks, those of a repeatable section once for each instance. */
export function placesAsked(template: Template, filling: Filling): number {
  return template.sections.reduce((sum, section) => {
    const times = section.repeat ? instancesOf(filling, section.id).length : 1;
    return sum + times * questionsIn(section);
  }, 0);
}

/** Why a repeatable section cannot be filled once more; null when it can. */
export function instanceObjection(template: Template, filling: Filling, section: Section): AnswerObjection | null {
  const { max } = section.repeat ?? { max: 1 };
  if (instancesOf(filling, section.id).length >= max) return answerObjection('too_many_instances', { max });
  const isFull = placesAsked(template, filling) + questionsIn(section) > bounds.places;
  return isFull ? answerObjection('too_many_places', { max: bounds.places }) : null;
}
