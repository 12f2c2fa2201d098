import { bounds } from '../template/bounds';
import type { Template } from '../template/model';
import { questionPlaces } from '../template/places';
import { isId } from '../template/values';
import { type AnswerObjection, answerObjection, objectionTo } from './answer-problems';
import {
  type Answer,
  type AnswerPlace,
  type AnswersById,
  emptyFilling,
  type Filling,
  type Instance,
  isBlank,
} from './filling';
import { placesAsked } from './places-asked';

export interface AnswerProblem extends AnswerObjection {
  /** A question, with its instance; or a repeatable section as a whole. */
  readonly place: AnswerPlace | { readonly sectionId: string };
}

export interface ParsedFilling {
  /** Only what may be kept: no answer that `saving` refuses, nothing blank. */
  readonly filling: Filling;
  readonly problems: readonly AnswerProblem[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (record: unknown, key: string) =>
  isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;

/** Reads answers as any client sent them. Each that is refused is named with its place; the others are kept. */
export function parseFilling(template: Template, raw: unknown): ParsedFilling {
  const problems: AnswerProblem[] = [];
  const nowhere: AnswerPlace = { questionId: '', instanceId: null };
  const refuse = (place: AnswerProblem['place'], objection: AnswerObjection) => problems.push({ place, ...objection });
  const shape = (value: unknown) => {
    if (isRecord(value)) return value;
    if (value !== undefined) refuse(nowhere, answerObjection('wrong_shape'));
    return {};
  };
  if (!isRecord(raw)) {
    refuse(nowhere, answerObjection('wrong_shape'));
    return { filling: emptyFilling, problems };
  }
  const parseAnswers = (said: unknown, sectionId: string | null, instanceId: string | null) => {
    const kept: [string, Answer][] = [];
    for (const [questionId, value] of Object.entries(shape(said))) {
      const objection = isBlank(value) ? null : objectionAt(template, questionId, sectionId, value);
      if (objection) refuse({ questionId, instanceId }, objection);
      if (!isBlank(value) && objection?.refusedAt !== 'saving') kept.push([questionId, value as Answer]);
    }
    return Object.fromEntries(kept);
  };
  const parseInstances = (sectionId: string, said: readonly unknown[]) => {
    const instances = new Map<string, Instance>();
    for (const one of said) {
      const instanceId = own(one, 'id');
      if (!isId(instanceId)) refuse({ sectionId }, answerObjection('wrong_shape'));
      else if (instances.has(instanceId)) refuse({ sectionId }, answerObjection('instance_twice'));
      else {
        const answers = parseAnswers(own(one, 'answers'), sectionId, instanceId);
        instances.set(instanceId, { id: instanceId, answers });
      }
    }
    return [...instances.values()];
  };
  const answers = parseAnswers(own(raw, 'answers'), null, null);
  const repeats: [string, Instance[]][] = [];
  for (const [sectionId, said] of Object.entries(shape(own(raw, 'repeats')))) {
    const repeat = template.sections.find(({ id }) => id === sectionId)?.repeat;
    if (!repeat || !Array.isArray(said)) {
      refuse({ sectionId }, answerObjection(repeat ? 'wrong_shape' : 'unknown_question'));
      continue;
    }
    const { min, max } = repeat;
    if (said.length > max) refuse({ sectionId }, answerObjection('too_many_instances', { max }));
    if (said.length < min) refuse({ sectionId }, answerObjection('too_few_instances', { min }, 'submission'));
    repeats.push([sectionId, parseInstances(sectionId, said.slice(0, max))]);
  }
  const filling = { answers, repeats: Object.fromEntries(repeats) };
  for (const { place, objection } of wholeObjections(template, filling)) refuse(place, objection);
  return { filling, problems };
}

/** What no single answer can show: how much all of them are together, said of the longest list or the first answer. */
function* wholeObjections(template: Template, filling: Filling) {
  const { answers, repeats } = filling;
  if (placesAsked(template, filling) > bounds.places) {
    const [longest] = Object.entries(repeats).toSorted(([, one], [, other]) => other.length - one.length);
    const objection = answerObjection('too_many_places', { max: bounds.places });
    if (longest) yield { place: { sectionId: longest[0] }, objection };
  }
  const all = [answers, ...Object.values(repeats).flatMap((some) => some.map((one) => one.answers))];
  const letters = all.reduce((sum, some) => sum + lettersOf(some), 0);
  if (letters > bounds.answers) {
    const questionId = Object.keys(answers)[0] ?? '';
    yield {
      place: { questionId, instanceId: null },
      objection: answerObjection('too_much_text', { max: bounds.answers }),
    };
  }
}

function lettersOf(answers: AnswersById): number {
  let letters = 0;
  for (const answer of Object.values(answers)) {
    if (typeof answer === 'string') letters += answer.length;
    else if (typeof answer === 'object') for (const one of answer) letters += one.length;
  }
  return letters;
}

function objectionAt(
  template: Template,
  questionId: string,
  sectionId: string | null,
  value: unknown,
): AnswerObjection | null {
  const place = questionPlaces(template).get(questionId);
  if (!place) return answerObjection('unknown_question');
  const expected = place.section.repeat ? place.section.id : null;
  if (expected !== sectionId) return answerObjection('wrong_section');
  return objectionTo(place.question, value);
}
