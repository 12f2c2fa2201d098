import * as z from 'zod/mini';
import { asStored, named } from '../../../kernel/http/schema-marks';
import { bounds } from './bounds';
import { answerTest, rule } from './rules';
import { day, id, line, measure, optionalLine, score } from './values';

/** The six of the requirements come first and keep their names. */
export const sourceQuestionTypes = [
  'short_answer',
  'long_answer',
  'multiple_choice',
  'single_choice',
  'dropdown',
  'date',
] as const;
export const questionTypes = [...sourceQuestionTypes, 'number', 'photo', 'person', 'product', 'case'] as const;
export type QuestionType = (typeof questionTypes)[number];

export const choiceTypes: readonly QuestionType[] = ['multiple_choice', 'single_choice', 'dropdown'];
export const hasOptions = ({ type }: { readonly type: QuestionType }) => choiceTypes.includes(type);

const count = (max: number) => z.nullable(z.int().check(z.gte(0), z.lte(max)));
const lengths = (max: number) => z.strictObject({ minLength: count(max), maxLength: count(max) });
const nothing = z.strictObject({});

const propertiesOf = {
  short_answer: lengths(bounds.shortAnswer),
  long_answer: lengths(bounds.longAnswer),
  multiple_choice: z.strictObject({ minChosen: count(bounds.options), maxChosen: count(bounds.options) }),
  single_choice: nothing,
  dropdown: nothing,
  date: z.strictObject({ earliest: z.nullable(day), latest: z.nullable(day) }),
  number: z.strictObject({
    min: z.nullable(measure),
    max: z.nullable(measure),
    decimals: z.int().check(z.gte(0), z.lte(bounds.decimals)),
    unit: optionalLine(bounds.unit),
  }),
  photo: z.strictObject({ maxPhotos: z.int().check(z.gte(1), z.lte(bounds.photos)) }),
  person: nothing,
  product: nothing,
  case: nothing,
} satisfies Record<QuestionType, z.ZodMiniType>;

export const option = z.strictObject({
  id,
  label: line(bounds.label),
  score: z.nullable(score),
  /** Choosing it fails the whole questionnaire, whatever the score. */
  critical: z.boolean(),
});
export type Option = Readonly<z.infer<typeof option>>;

/** Null stands for the default title, which carries the number of the place. */
const title = z.nullable(line(bounds.title));
const visibleWhen = z.nullable(rule);

const typed = <T extends QuestionType>(type: T) =>
  z.strictObject({
    id,
    type: z.literal(type),
    title,
    /** Info text of the requirements. */
    explanation: optionalLine(bounds.text),
    /** Stands at the field itself. */
    helpText: optionalLine(bounds.text),
    required: z.boolean(),
    visibleWhen,
    /** An answer that passes this test is a finding. */
    finding: z.nullable(answerTest),
    properties: propertiesOf[type],
    /** Kept when the type changes, so that changing it back loses nothing; only choices use them. */
    options: z.array(option).check(z.maxLength(bounds.options)),
  });

export const question = /* @__PURE__ */ named(
  'Question',
  z.discriminatedUnion('type', [
    typed('short_answer'),
    typed('long_answer'),
    typed('multiple_choice'),
    typed('single_choice'),
    typed('dropdown'),
    typed('date'),
    typed('number'),
    typed('photo'),
    typed('person'),
    typed('product'),
    typed('case'),
  ]),
);
export type Question = Readonly<z.infer<typeof question>>;

export const page = z.strictObject({
  id,
  title,
  visibleWhen,
  questions: z.array(question).check(z.maxLength(bounds.questions)),
});
export type Page = Readonly<z.infer<typeof page>>;

/** How often a section may be filled in one questionnaire. */
export const repeat = z
  .strictObject({
    min: z.int().check(z.gte(0), z.lte(bounds.instances)),
    max: z.int().check(z.gte(1), z.lte(bounds.instances)),
  })
  .check(z.refine(({ min, max }) => min <= max));
export type Repeat = Readonly<z.infer<typeof repeat>>;

export const section = z.strictObject({
  id,
  title,
  visibleWhen,
  repeat: z.nullable(repeat),
  pages: z.array(page).check(z.maxLength(bounds.pages)),
});
export type Section = Readonly<z.infer<typeof section>>;

export const template = /* @__PURE__ */ named(
  'Template',
  asStored(
    z.strictObject({
      title: line(bounds.title),
      explanation: optionalLine(bounds.text),
      sections: z.array(section).check(z.maxLength(bounds.sections)),
    }),
  ),
);
export type Template = Readonly<z.infer<typeof template>>;

const emptyProperties: { readonly [T in QuestionType]: Extract<Question, { type: T }>['properties'] } = {
  short_answer: { minLength: null, maxLength: null },
  long_answer: { minLength: null, maxLength: null },
  multiple_choice: { minChosen: null, maxChosen: null },
  single_choice: {},
  dropdown: {},
  date: { earliest: null, latest: null },
  number: { min: null, max: null, decimals: 0, unit: '' },
  photo: { maxPhotos: 1 },
  person: {},
  product: {},
  case: {},
};
export const propertiesOfNew = (type: QuestionType): Question['properties'] => emptyProperties[type];

export function newQuestion(questionId: string, type: QuestionType): Question {
  return {
    id: questionId,
    type,
    title: null,
    explanation: '',
    helpText: '',
    required: false,
    visibleWhen: null,
    finding: null,
    properties: propertiesOfNew(type),
    options: [],
  } as Question;
}
export const newPage = (pageId: string): Page => ({ id: pageId, title: null, visibleWhen: null, questions: [] });
export const newSection = (sectionId: string): Section => ({
  id: sectionId,
  title: null,
  visibleWhen: null,
  repeat: null,
  pages: [],
});
export const newOption = (optionId: string, label: string): Option => ({
  id: optionId,
  label,
  score: null,
  critical: false,
});

/** As the requirements build it, of the count and the question; `unique` keeps two designers, and two versions, apart. */
export function optionIdFor({ id: questionId, options }: Pick<Question, 'id' | 'options'>, unique: string): string {
  return `${options.length + 1}-${questionId}-${unique}`.slice(0, bounds.id);
}
