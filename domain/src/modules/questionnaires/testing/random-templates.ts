import {
  hasOptions,
  newOption,
  newPage,
  newQuestion,
  newSection,
  type Question,
  type QuestionType,
  questionTypes,
  type Template,
} from '../template/model';
import type { AnswerTest, Rule } from '../template/rules';
import { Dice } from './dice';

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
  sections: 3,
  pages: 3,
  questions: 4,
  options: 4,
  types: questionTypes,
  canLoop: true,
  canRepeat: true,
};

/** A template as it is kept; ids of questions count from the front. */
export function templateFromSeed(seed: number, sizes: Partial<RandomSizes> = {}): Template {
  const wanted = { ...usual, ...sizes };
  const dice = new Dice(seed);
  const shape = dice.times(dice.upTo(wanted.sections), () =>
    dice.times(dice.upTo(wanted.pages), () => dice.upTo(wanted.questions)),
  );
  const total = shape.flat().reduce((sum, count) => sum + count, 0);
  const all = dice.times(total, (at) => bareQuestion(dice, `q${at + 1}`, wanted));
  let used = 0;
  const rule = () => ruleOver(dice, wanted.canLoop ? all : all.slice(0, used));
  const sections = shape.map((pageSizes, s) => ({
    ...newSection(`s${s + 1}`),
    title: dice.orNull(() => words(dice)),
    visibleWhen: rule(),
    repeat: wanted.canRepeat && dice.upTo(4) === 0 ? { min: dice.upTo(1), max: 3 } : null,
    pages: pageSizes.map((size, p) => ({
      ...newPage(`p${s + 1}-${p + 1}`),
      title: dice.orNull(() => words(dice)),
      visibleWhen: rule(),
      questions: dice.times(size, () => {
        const question = all[used] as Question;
        const dressed = { ...question, visibleWhen: rule(), finding: dice.orNull(() => testFor(dice, question)) };
        used += 1;
        return dressed as Question;
      }),
    })),
  }));
  return { title: words(dice), explanation: perhaps(dice), sections };
}

const pieces = [
  'Batch',
  'é',
  '°C',
  '"',
  "'",
  '\\',
  '\n',
  '😀',
  '𝅘𝅥𝅲',
  'ﬀ',
  '<b>',
  '{n}',
  '漢字',
  '\u2028',
  'ـ',
  '0',
  '-1',
  'null',
  'Section',
  ' ',
  'Question 1',
  '[x]',
  '\ufeff',
  '‮',
  'a\u0301',
  '$&',
  '%s',
  '__proto__',
];

/** Trimmed, and never reading like a default title. */
function words(dice: Dice): string {
  const text = dice
    .times(dice.between(1, 5), () => dice.oneOf(pieces))
    .join('')
    .trim();
  return text === '' || /^(Section|Page|Question) \d+$/.test(text) ? 'x' : text;
}
const perhaps = (dice: Dice) => (dice.isHeads() ? words(dice) : '');

function bareQuestion(dice: Dice, id: string, { types, options }: RandomSizes): Question {
  const type = dice.oneOf(types);
  return {
    ...newQuestion(id, type),
    title: dice.orNull(() => words(dice)),
    explanation: perhaps(dice),
    helpText: perhaps(dice),
    required: dice.isHeads(),
    properties: propertiesFor(dice, type),
    options: dice.times(hasOptions({ type }) ? dice.between(1, options) : 0, (at) => ({
      ...newOption(`${at + 1}-${id}`, words(dice)),
      score: dice.orNull(() => dice.between(-10, 10)),
      critical: dice.isHeads(),
    })),
  } as Question;
}

const day = (dice: Dice) => new Date(dice.upTo(40_000) * 86_400_000).toISOString().slice(0, 10);
const measure = (dice: Dice) => dice.between(-5000, 5000) / 100;

/** Two bounds, the smaller first, each perhaps missing. */
function pair<T>(dice: Dice, make: () => T): readonly [T | null, T | null] {
  const [a, b] = [dice.orNull(make), dice.orNull(make)];
  return a != null && b != null && a > b ? [b, a] : [a, b];
}

function propertiesFor(dice: Dice, type: QuestionType): object {
  switch (type) {
    case 'short_answer':
    case 'long_answer':
      return { minLength: dice.orNull(() => dice.upTo(5)), maxLength: dice.orNull(() => dice.between(5, 50)) };
    case 'multiple_choice':
      return { minChosen: dice.orNull(() => dice.upTo(2)), maxChosen: dice.orNull(() => dice.between(1, 3)) };
    case 'date': {
      const [earliest, latest] = pair(dice, () => day(dice));
      return { earliest, latest };
    }
    case 'number': {
      const [min, max] = pair(dice, () => dice.between(-50, 50));
      return { min, max, decimals: dice.upTo(2), unit: dice.isHeads() ? '°C' : '' };
    }
    case 'photo':
      return { maxPhotos: dice.between(1, 5) };
    default:
      return {};
  }
}

/** A test that fits the question. */
function testFor(dice: Dice, question: Question): AnswerTest {
  const ids = question.options.map(({ id }) => id);
  const isBounded = question.type === 'number' || question.type === 'date';
  if (dice.upTo(2) === 0 || (!isBounded && ids.length === 0)) return { is: dice.oneOf(['answered', 'unanswered']) };
  if (!isBounded) {
    const options = [...new Set(dice.times(dice.between(1, 3), () => dice.oneOf(ids)))];
    return { is: dice.oneOf(['any_of', 'none_of', 'all_of']), options };
  }
  const [from, to] = pair<number | string>(dice, () => (question.type === 'number' ? measure(dice) : day(dice)));
  return { is: `${question.type}_${dice.oneOf(['within', 'outside'])}`, from, to } as AnswerTest;
}

function ruleOver(dice: Dice, questions: readonly Question[]): Rule | null {
  if (questions.length === 0 || dice.isHeads()) return null;
  const conditions = dice.times(dice.between(1, 3), () => {
    const question = dice.oneOf(questions);
    return { questionId: question.id, test: testFor(dice, question) };
  });
  return { match: dice.oneOf(['all', 'any']), conditions };
}
