import type { Message, MessageValues } from '../../../kernel/message';
import { answerMessages as m } from '../messages/answers';
import { bounds } from '../template/bounds';
import type { Question } from '../template/model';
import { isDay } from '../template/values';
import { isOnGrid } from './grid';

export type AnswerCode = keyof typeof m;

/** Why an answer is refused. A draft may still be too short or too little; what `saving` refuses is never kept. */
export interface AnswerObjection {
  readonly code: AnswerCode;
  readonly message: Message;
  readonly values: MessageValues;
  readonly refusedAt: 'saving' | 'submission';
}

export function answerObjection(
  code: AnswerCode,
  values: MessageValues = {},
  refusedAt: AnswerObjection['refusedAt'] = 'saving',
): AnswerObjection {
  return { code, message: m[code], values, refusedAt };
}
const later = (code: AnswerCode, values: MessageValues) => answerObjection(code, values, 'submission');

/** What an answer to a question may be: the one definition. Null when it may. Blank answers are not asked about. */
export function objectionTo(question: Question, value: unknown): AnswerObjection | null {
  switch (question.type) {
    case 'short_answer':
      return textObjection(value, question.properties, bounds.shortAnswer);
    case 'long_answer':
      return textObjection(value, question.properties, bounds.longAnswer);
    case 'single_choice':
    case 'dropdown':
      return optionObjection(question, [value]);
    case 'multiple_choice':
      return isListOfTexts(value) ? chosenObjection(question, value) : answerObjection('wrong_shape');
    case 'date':
      return dateObjection(question, value);
    case 'number':
      return numberObjection(question, value);
    case 'photo':
      return photoObjection(question, value);
    case 'person':
      return isRowNumber(value) ? null : answerObjection('wrong_shape');
    case 'product':
      return textObjection(value, { minLength: null, maxLength: null }, bounds.name);
    case 'case':
      return typeof value === 'string' && /^[A-Z]+[_-][\w-]{1,40}$/.test(value) ? null : answerObjection('wrong_shape');
  }
}

type Of<T extends Question['type']> = Extract<Question, { type: T }>;

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isRowNumber = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 2_147_483_647;

function textObjection(
  value: unknown,
  { minLength, maxLength }: { readonly minLength: number | null; readonly maxLength: number | null },
  longest: number,
): AnswerObjection | null {
  if (typeof value !== 'string' || value.includes('\u0000') || /\p{Cs}/u.test(value)) {
    return answerObjection('wrong_shape');
  }
  const max = Math.min(maxLength ?? longest, longest);
  if (value.length > max) return answerObjection('too_long', { max });
  return minLength !== null && value.trim().length < minLength ? later('too_short', { min: minLength }) : null;
}

function optionObjection(question: Question, chosen: readonly unknown[]): AnswerObjection | null {
  if (chosen.some((one) => typeof one !== 'string')) return answerObjection('wrong_shape');
  const options: ReadonlySet<unknown> = new Set(question.options.map(({ id }) => id));
  return chosen.every((one) => options.has(one)) ? null : answerObjection('unknown_option');
}

function chosenObjection(question: Of<'multiple_choice'>, chosen: readonly string[]): AnswerObjection | null {
  const unknown = optionObjection(question, chosen);
  if (unknown) return unknown;
  if (new Set(chosen).size !== chosen.length) return answerObjection('chosen_twice');
  const { minChosen, maxChosen } = question.properties;
  if (maxChosen !== null && chosen.length > maxChosen) return answerObjection('too_many_chosen', { max: maxChosen });
  return minChosen !== null && chosen.length < minChosen ? later('too_few_chosen', { min: minChosen }) : null;
}

function dateObjection({ properties }: Of<'date'>, value: unknown): AnswerObjection | null {
  if (typeof value !== 'string' || !isDay(value)) return answerObjection('wrong_shape');
  const { earliest, latest } = properties;
  if (earliest !== null && value < earliest) return answerObjection('too_early', { min: earliest });
  return latest !== null && value > latest ? answerObjection('too_late', { max: latest }) : null;
}

function numberObjection({ properties }: Of<'number'>, value: unknown): AnswerObjection | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return answerObjection('wrong_shape');
  const { decimals } = properties;
  if (!isOnGrid(value, decimals)) return answerObjection('too_many_decimals', { n: decimals });
  const min = Math.max(properties.min ?? -bounds.number, -bounds.number);
  const max = Math.min(properties.max ?? bounds.number, bounds.number);
  if (value < min) return answerObjection('too_small', { min });
  return value > max ? answerObjection('too_large', { max }) : null;
}

function photoObjection({ properties }: Of<'photo'>, value: unknown): AnswerObjection | null {
  const isPhotos = isListOfTexts(value) && value.every((one) => /^[\w-]{1,100}$/.test(one));
  if (!isPhotos || new Set(value).size !== value.length) return answerObjection('wrong_shape');
  const max = properties.maxPhotos;
  return value.length > max ? answerObjection('too_many_photos', { max }) : null;
}
