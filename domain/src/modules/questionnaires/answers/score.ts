import type { Question, Template } from '../template/model';
import { hasOptions } from '../template/model';
import { type AnswerPlace, chosenOptions, type Filling } from './filling';
import { passes } from './tests';
import { visibilityOf } from './visibility';

export interface Score {
  readonly points: number;
  /** The most that the questions shown could have given. */
  readonly possible: number;
  /** From 0 to 100; null where nothing shown can give points. */
  readonly percent: number | null;
  /** Where an option was chosen that fails the whole. */
  readonly criticalFails: readonly AnswerPlace[];
}

export function scoreOf(template: Template, filling: Filling): Score {
  let points = 0;
  let possible = 0;
  const criticalFails: AnswerPlace[] = [];
  for (const { questionId, instanceId, place, answer } of visibilityOf(template, filling).shown) {
    if (!hasOptions(place.question)) continue;
    const chosen = chosenOptions(place.question, answer);
    points += chosen.reduce((sum, { score }) => sum + (score ?? 0), 0);
    possible += mostPoints(place.question);
    if (chosen.some(({ critical }) => critical)) criticalFails.push({ questionId, instanceId });
  }
  const percent = possible > 0 ? Math.min(100, Math.max(0, (100 * points) / possible)) : null;
  return { points, possible, percent, criticalFails };
}

const mostKnown = new WeakMap<Question, number>();

/** Worked out once for each question, which never changes: it may be asked in many instances. */
function mostPoints(question: Question): number {
  const before = mostKnown.get(question);
  if (before !== undefined) return before;
  const gains = question.options.map(({ score }) => Math.max(0, score ?? 0)).toSorted((a, b) => b - a);
  const most = question.type === 'multiple_choice' ? (question.properties.maxChosen ?? gains.length) : 1;
  const points = gains.slice(0, most).reduce((sum, gain) => sum + gain, 0);
  mostKnown.set(question, points);
  return points;
}

/** Answers that the template marks as a finding: each may raise a report. */
export function findingsOf(template: Template, filling: Filling): readonly AnswerPlace[] {
  return visibilityOf(template, filling)
    .shown.filter(({ place: { question }, answer }) => {
      return question.finding !== null && passes(question.finding, question, answer);
    })
    .map(({ questionId, instanceId }) => ({ questionId, instanceId }));
}
