import type { Message, MessageValues } from '../../../kernel/message';
import { fieldProblemMessages as m } from '../messages/settings';
import { bounds } from './bounds';
import { choiceTypes, propertiesOfNew, type Question, type QuestionType, type Repeat } from './model';
import type { AnswerTest } from './rules';
import { isDay } from './values';

/** Why what a designer typed cannot be kept; a number that cannot be read is NaN. */
export interface FieldProblem {
  readonly message: Message;
  readonly values: MessageValues;
}
export type FieldProblems<Field extends string = string> = { readonly [F in Field]?: FieldProblem };

const problem = (message: Message, values: MessageValues = {}): FieldProblem => ({ message, values });

function numberProblem(value: number, min: number, max: number): FieldProblem | null {
  if (Number.isNaN(value)) return problem(m.notNumber);
  if (value < min) return problem(m.tooSmall, { min });
  return value > max ? problem(m.tooLarge, { max }) : null;
}
function wholeProblem(value: number, min: number, max: number): FieldProblem | null {
  return numberProblem(value, min, max) ?? (Number.isInteger(value) ? null : problem(m.notWhole));
}
const measureProblem = (value: number) => numberProblem(value, -bounds.number, bounds.number);
const dayProblem = (value: string) => (isDay(value) ? null : problem(m.notDay));

export const scoreProblem = (value: number | null): FieldProblem | null =>
  value === null ? null : numberProblem(value, -bounds.score, bounds.score);
export const textProblem = (text: string, max: number): FieldProblem | null =>
  text.trim().length > max ? problem(m.tooLong, { max }) : null;

type Found = readonly (readonly [string, FieldProblem | null])[];
const found = (entries: Found): FieldProblems =>
  Object.fromEntries(entries.flatMap(([field, wrong]) => (wrong ? [[field, wrong]] : [])));

/** Two limits, each by itself and then their order, which is said of the upper one. */
function limitProblems<T extends number | string>(
  [low, high]: readonly [string, string],
  [from, to]: readonly [T | null, T | null],
  problemOf: (value: T) => FieldProblem | null,
  order: Message,
): Found {
  const [ofLow, ofHigh] = [from, to].map((value) => (value === null ? null : problemOf(value)));
  const isCrossed = !ofLow && !ofHigh && from !== null && to !== null && from > to;
  return [
    [low, ofLow ?? null],
    [high, ofHigh ?? (isCrossed ? problem(order) : null)],
  ];
}

type Answerable = { readonly [T in QuestionType]: Pick<Extract<Question, { type: T }>, 'type' | 'properties'> };

/** What is wrong with the limits of a type of answer, by the field that says it. */
export function propertyProblems({ type, properties }: Answerable[QuestionType]): FieldProblems {
  const counts = (max: number) => (value: number) => wholeProblem(value, 0, max);
  switch (type) {
    case 'short_answer':
    case 'long_answer': {
      const longest = type === 'short_answer' ? bounds.shortAnswer : bounds.longAnswer;
      const { minLength, maxLength } = properties;
      return found(limitProblems(['minLength', 'maxLength'], [minLength, maxLength], counts(longest), m.order));
    }
    case 'multiple_choice': {
      const { minChosen, maxChosen } = properties;
      return found(limitProblems(['minChosen', 'maxChosen'], [minChosen, maxChosen], counts(bounds.options), m.order));
    }
    case 'date': {
      const { earliest, latest } = properties;
      return found(limitProblems(['earliest', 'latest'], [earliest, latest], dayProblem, m.dayOrder));
    }
    case 'number': {
      const { min, max, decimals, unit } = properties;
      return found([
        ...limitProblems(['min', 'max'], [min, max], measureProblem, m.order),
        ['decimals', wholeProblem(decimals, 0, bounds.decimals)],
        ['unit', textProblem(unit, bounds.unit)],
      ]);
    }
    case 'photo':
      return found([['maxPhotos', wholeProblem(properties.maxPhotos, 1, bounds.photos)]]);
    default:
      return {};
  }
}

/** What a test still lacks, or says against itself. */
export function testProblems(test: AnswerTest): FieldProblems<'options' | 'from' | 'to'> {
  switch (test.is) {
    case 'answered':
    case 'unanswered':
      return {};
    case 'any_of':
    case 'none_of':
    case 'all_of':
      return test.options.length === 0 ? { options: problem(m.optionsMissing) } : {};
    case 'number_within':
    case 'number_outside':
      return boundProblems(test.from, test.to, measureProblem, m.order);
    default:
      return boundProblems(test.from, test.to, dayProblem, m.dayOrder);
  }
}

function boundProblems<T extends number | string>(
  from: T | null,
  to: T | null,
  problemOf: (value: T) => FieldProblem | null,
  order: Message,
): FieldProblems<'from' | 'to'> {
  if (from === null && to === null) return { from: problem(m.boundMissing) };
  return found(limitProblems(['from', 'to'], [from, to], problemOf, order));
}

export function repeatProblems({ min, max }: Repeat): FieldProblems<'min' | 'max'> {
  const ofMin = wholeProblem(min, 0, bounds.instances);
  const ofMax = wholeProblem(max, 1, bounds.instances) ?? (!ofMin && min > max ? problem(m.order) : null);
  return found([
    ['min', ofMin],
    ['max', ofMax],
  ]);
}

/** Kinds of tests that make sense for a type; all of one option is any of it. */
export function testsFor(type: QuestionType): readonly AnswerTest['is'][] {
  const always = ['answered', 'unanswered'] as const;
  if (type === 'multiple_choice') return [...always, 'any_of', 'none_of', 'all_of'];
  if (choiceTypes.includes(type)) return [...always, 'any_of', 'none_of'];
  if (type === 'number') return [...always, 'number_within', 'number_outside'];
  return type === 'date' ? [...always, 'date_within', 'date_outside'] : always;
}

export function newTest(is: AnswerTest['is']): AnswerTest {
  switch (is) {
    case 'answered':
    case 'unanswered':
      return { is };
    case 'any_of':
    case 'none_of':
    case 'all_of':
      return { is, options: [] };
    default:
      return { is, from: null, to: null };
  }
}

/** What a change of one field makes wrong, there or in another field; what was wrong before does not stand in its way. */
export function newProblem(before: FieldProblems, after: FieldProblems, field: string): FieldProblem | null {
  const own = after[field];
  if (own) return own;
  const [other] = Object.entries(after).filter(([name]) => !before[name]);
  return other?.[1] ?? null;
}

/** The limits that a question keeps with its new type: the same ones where both types have them, otherwise none. */
export function propertiesForType(question: Question, type: QuestionType): Record<string, unknown> {
  const fresh = { ...propertiesOfNew(type) };
  const names = Object.keys(fresh);
  const isAlike = names.length > 0 && names.every((name) => name in question.properties);
  const kept = { type, properties: question.properties } as Question;
  return isAlike && Object.keys(propertyProblems(kept)).length === 0 ? { ...question.properties } : fresh;
}
