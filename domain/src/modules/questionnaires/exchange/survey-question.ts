import { type Loss, loss } from '../messages/exchange';
import { newOption, newQuestion, type Option, type Question, type QuestionType } from '../template/model';
import { asText, type Fields, isFields, listOf, type Names, textOf } from './survey-fields';

const common = ['type', 'name', 'title', 'description', 'isRequired', 'visibleIf'];

/** Our type of an element, with the fields that are read for it; null when there is none. */
function typeOf(fields: Fields): { readonly type: QuestionType; readonly known: readonly string[] } | null {
  const typed = (type: QuestionType, ...known: string[]) => ({ type, known: [...common, ...known] });
  switch (fields.type) {
    case 'comment':
      return typed('long_answer', 'placeholder', 'maxLength', 'validators');
    case 'checkbox':
      return typed('multiple_choice', 'choices', 'minSelectedChoices', 'maxSelectedChoices');
    case 'radiogroup':
      return typed('single_choice', 'choices');
    case 'dropdown':
      return typed('dropdown', 'choices');
    case 'file':
      return typed('photo', 'acceptedTypes', 'allowMultiple');
    case 'text':
      if (fields.inputType === 'date') return typed('date', 'inputType', 'min', 'max');
      if (fields.inputType === 'number') return typed('number', 'inputType', 'min', 'max', 'step');
      return typed('short_answer', 'placeholder', 'maxLength', 'validators');
    default:
      return null;
  }
}

/** A question without its id and title; null when our templates have no such type. */
export function importQuestion(
  fields: Fields,
  names: Names,
  losses: Loss[],
  loseOthers: (known: readonly string[]) => void,
): Question | null {
  const found = typeOf(fields);
  if (!found) return null;
  loseOthers(found.known);
  const place = asText(fields.name);
  if (found.type === 'photo' && fields.acceptedTypes !== 'image/*') {
    losses.push(loss('property', place, 'acceptedTypes'));
  }
  return {
    ...newQuestion('new', found.type),
    explanation: textOf(fields.description, place, 'description', losses),
    helpText: found.known.includes('placeholder') ? textOf(fields.placeholder, place, 'placeholder', losses) : '',
    required: fields.isRequired === true,
    properties: propertiesFrom(found.type, fields, losses),
    options: found.known.includes('choices') ? optionsFrom(fields, names, losses) : [],
  } as Question;
}

function propertiesFrom(type: QuestionType, fields: Fields, losses: Loss[]): object {
  const place = asText(fields.name);
  const read = <T>(key: string, isRight: (value: unknown) => value is T): T | null => {
    const value = fields[key];
    if (value === undefined || isRight(value)) return value ?? null;
    losses.push(loss('property', place, key));
    return null;
  };
  const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const isText = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  switch (type) {
    case 'short_answer':
    case 'long_answer':
      return { minLength: minLengthFrom(fields, losses), maxLength: read('maxLength', isCount) };
    case 'multiple_choice':
      return { minChosen: read('minSelectedChoices', isCount), maxChosen: read('maxSelectedChoices', isCount) };
    case 'date':
      return { earliest: read('min', isText), latest: read('max', isText) };
    case 'number': {
      const step = read('step', isNumber);
      const decimals = step === null ? 0 : [0, 1, 2, 3, 4, 5, 6].find((count) => Number(`1e-${count}`) === step);
      if (decimals === undefined) losses.push(loss('property', place, 'step'));
      return { min: read('min', isNumber), max: read('max', isNumber), decimals: decimals ?? 6, unit: '' };
    }
    case 'photo':
      return { maxPhotos: fields.allowMultiple === true ? 20 : 1 };
    default:
      return {};
  }
}

function minLengthFrom(fields: Fields, losses: Loss[]): number | null {
  let found: number | null = null;
  const place = asText(fields.name);
  for (const validator of listOf(fields.validators, place, 'validators', losses)) {
    const { type, minLength, ...others } = validator;
    const isOurs = type === 'text' && Number.isInteger(minLength) && Object.keys(others).length === 0 && found === null;
    if (isOurs) found = Number(minLength);
    else losses.push(loss('property', place, `validators.${asText(type)}`));
  }
  return found;
}

function optionsFrom(fields: Fields, names: Names, losses: Loss[]): readonly Option[] {
  const place = asText(fields.name);
  if (fields.choices === undefined) return [];
  if (!Array.isArray(fields.choices)) {
    losses.push(loss('property', place, 'choices'));
    return [];
  }
  return fields.choices.map((choice: unknown) => {
    const { value, text, ...others } = isFields(choice) ? choice : { value: choice };
    for (const key of Object.keys(others)) losses.push(loss('property', `${place}.${asText(value)}`, key));
    const label = textOf(text, `${place}.${asText(value)}`, 'text', losses) || asText(value);
    return newOption(names.idFor(value, `${place}-option`.replace(/[^\w-]/g, '')), label);
  });
}
