import fc from 'fast-check';
import {
  hasOptions,
  newOption,
  newPage,
  newQuestion,
  newSection,
  type Option,
  type Question,
  type QuestionType,
  questionTypes,
  type Template,
} from '../template/model';
import type { AnswerTest, Rule } from '../template/rules';

/** Texts as they are kept: trimmed, well-formed, and never reading like a default title. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll('\u0000', '').trim())
  .filter((text) => text !== '' && !/^(Section|Page|Question) \d+$/.test(text));
const perhaps = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text);
const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
const measures = fc.integer({ min: -5000, max: 5000 }).map((step) => step / 100 + 0);
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const ordered = <T>([a, b]: readonly [T | null, T | null]): readonly [T | null, T | null] =>
  a != null && b != null && a > b ? [b, a] : [a, b];

const propertiesFor: Record<QuestionType, fc.Arbitrary<unknown>> = {
  short_answer: lengths(),
  long_answer: lengths(),
  multiple_choice: fc.record({
    minChosen: orNull(fc.integer({ min: 0, max: 1 })),
    maxChosen: orNull(fc.integer({ min: 1, max: 3 })),
  }),
  single_choice: fc.constant({}),
  dropdown: fc.constant({}),
  date: fc.tuple(orNull(days), orNull(days)).map((pair) => {
    const [earliest, latest] = ordered(pair);
    return { earliest, latest };
  }),
  number: fc
    .tuple(orNull(fc.integer({ min: -50, max: 50 })), orNull(fc.integer({ min: -50, max: 50 })))
    .chain((pair) => {
      const [min, max] = ordered(pair);
      const fixed = { min: fc.constant(min), max: fc.constant(max) };
      return fc.record({ ...fixed, decimals: fc.integer({ min: 0, max: 2 }), unit: perhaps(fc.constant('°C')) });
    }),
  photo: fc.record({ maxPhotos: fc.integer({ min: 1, max: 5 }) }),
  person: fc.constant({}),
  product: fc.constant({}),
  case: fc.constant({}),
};

function lengths(): fc.Arbitrary<unknown> {
  return fc.tuple(orNull(fc.nat({ max: 5 })), orNull(fc.integer({ min: 5, max: 50 }))).map(([minLength, maxLength]) => {
    return { minLength, maxLength };
  });
}

const optionOf = (id: string): fc.Arbitrary<Option> =>
  fc
    .record({ label: words, score: orNull(fc.integer({ min: -10, max: 10 })), critical: fc.boolean() })
    .map((fields) => ({ ...newOption(id, 'x'), ...fields }));

/** A test that fits the question. */
export function testFor(question: Question): fc.Arbitrary<AnswerTest> {
  const always = fc.constantFrom<AnswerTest>({ is: 'answered' }, { is: 'unanswered' });
  const ids = question.options.map(({ id }) => id);
  if (hasOptions(question) && ids.length > 0) {
    const options = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 });
    const is = fc.constantFrom('any_of', 'none_of', 'all_of');
    return fc.oneof(always, fc.record({ is, options }) as fc.Arbitrary<AnswerTest>);
  }
  if (question.type !== 'number' && question.type !== 'date') return always;
  const value: fc.Arbitrary<number | string> = question.type === 'number' ? measures : days;
  const is = fc.constantFrom(`${question.type}_within`, `${question.type}_outside`);
  const bounds = fc.tuple(orNull(value), orNull(value)).map(ordered);
  return fc.oneof(
    always,
    fc.tuple(is, bounds).map(([name, [from, to]]) => ({ is: name, from, to }) as unknown as AnswerTest),
  );
}

export function ruleOver(questions: readonly Question[], most = 3): fc.Arbitrary<Rule | null> {
  if (questions.length === 0) return fc.constant(null);
  const condition = fc
    .constantFrom(...questions)
    .chain((question) => testFor(question).map((test) => ({ questionId: question.id, test })));
  const match = fc.constantFrom<'all' | 'any'>('all', 'any');
  return orNull(fc.record({ match, conditions: fc.array(condition, { minLength: 1, maxLength: most }) }));
}

export interface RandomSizes {
  readonly sections: number;
  readonly pages: number;
  readonly questions: number;
  readonly options: number;
  readonly types: readonly QuestionType[];
  /** Whether rules may look at later questions, which makes loops. */
  readonly canLoop: boolean;
  readonly canRepeat: boolean;
}
const usual: RandomSizes = {
  ...{ sections: 3, pages: 3, questions: 4, options: 4, types: questionTypes, canLoop: true, canRepeat: true },
};

/** Sizes of pages by section, then questions without rules, then rules over them: ids count from the front. */
export function randomTemplates(sizes: Partial<RandomSizes> = {}): fc.Arbitrary<Template> {
  const { sections, pages, questions, options, types, canLoop, canRepeat } = { ...usual, ...sizes };
  const counts = fc.array(
    fc.array(fc.nat({ max: questions }), { minLength: sections === 1 ? 1 : 0, maxLength: pages }),
    { minLength: sections === 1 ? 1 : 0, maxLength: sections },
  );
  return counts.chain((shape) => {
    const total = shape.flat().reduce((sum, count) => sum + count, 0);
    const bare = fc.tuple(...Array.from({ length: total }, (_, at) => bareQuestion(`q${at + 1}`, types, options)));
    return bare.chain((all) => dressed(shape, all as Question[], { canLoop, canRepeat }));
  });
}

function bareQuestion(id: string, types: readonly QuestionType[], most: number): fc.Arbitrary<Question> {
  return fc.constantFrom(...types).chain((type) =>
    fc
      .record({
        title: orNull(words),
        explanation: perhaps(words),
        helpText: perhaps(words),
        required: fc.boolean(),
        properties: propertiesFor[type],
        options: hasOptions({ type })
          ? fc.integer({ min: 1, max: most }).chain((count) => fc.tuple(...optionsOf(id, count)))
          : fc.constant([]),
      })
      .map((fields) => ({ ...newQuestion(id, type), ...fields }) as Question),
  );
}

const optionsOf = (id: string, count: number) => Array.from({ length: count }, (_, at) => optionOf(`${at + 1}-${id}`));

function dressed(
  shape: readonly (readonly number[])[],
  all: readonly Question[],
  { canLoop, canRepeat }: Pick<RandomSizes, 'canLoop' | 'canRepeat'>,
): fc.Arbitrary<Template> {
  let used = 0;
  const before = () => (canLoop ? all : all.slice(0, used));
  const repeat = canRepeat
    ? fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constant({ min: 1, max: 3 }) })
    : fc.constant(null);
  const sections = shape.map((pageSizes, s) => {
    const sectionRule = ruleOver(before());
    const pages = pageSizes.map((size, p) => {
      const pageRule = ruleOver(before());
      const own = all.slice(used, used + size).map((question) => {
        const visible = ruleOver(before());
        used += 1;
        return fc
          .record({ visibleWhen: visible, finding: orNull(testFor(question)) })
          .map((fields) => ({ ...question, ...fields }) as Question);
      });
      const fields = fc.record({ title: orNull(words), visibleWhen: pageRule, questions: fc.tuple(...own) });
      return fields.map((found) => ({ ...newPage(`p${s + 1}-${p + 1}`), ...found }));
    });
    const fields = fc.record({ title: orNull(words), visibleWhen: sectionRule, repeat, pages: fc.tuple(...pages) });
    return fields.map((found) => ({ ...newSection(`s${s + 1}`), ...found }));
  });
  return fc.record({ title: words, explanation: perhaps(words), sections: fc.tuple(...sections) });
}
