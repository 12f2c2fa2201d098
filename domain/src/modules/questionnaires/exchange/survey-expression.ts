import type { Question } from '../template/model';
import { hasOptions } from '../template/model';
import type { AnswerTest, Condition, Rule } from '../template/rules';
import { isDay } from '../template/values';
import { type Expression, parseExpression } from './survey-expression-parser';

/** How a question is named in an expression: in a repeatable section through its panel. */
export type NameOf = (questionId: string) => string;

const literal = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);
const list = (options: readonly string[]) => `[${options.map(literal).join(', ')}]`;

/** A rule as a SurveyJS expression; null when it cannot be said there. */
export function printRule({ match, conditions }: Rule, nameOf: NameOf): string | null {
  const parts = conditions.map(({ questionId, test }) => printTest(`{${nameOf(questionId)}}`, test));
  return parts.includes(null) ? null : parts.join(match === 'all' ? ' and ' : ' or ');
}

/** SurveyJS compares with what is empty in its own way: whatever compares also asks that there is an answer. */
function printTest(name: string, test: AnswerTest): string | null {
  switch (test.is) {
    case 'answered':
      return `${name} notempty`;
    case 'unanswered':
      return `${name} empty`;
    case 'any_of':
      return `${name} anyof ${list(test.options)}`;
    case 'all_of':
      return `${name} allof ${list(test.options)}`;
    case 'none_of':
      return `(${name} notempty and !(${name} anyof ${list(test.options)}))`;
    default: {
      const { from, to } = test;
      if (from === null && to === null) return null;
      const isWithin = test.is === 'number_within' || test.is === 'date_within';
      const lower = from === null ? [] : [`${name} ${isWithin ? '>=' : '<'} ${literal(from)}`];
      const upper = to === null ? [] : [`${name} ${isWithin ? '<=' : '>'} ${literal(to)}`];
      const both = [...lower, ...upper];
      const compared = isWithin || both.length === 1 ? both.join(' and ') : `(${both.join(' or ')})`;
      return `(${name} notempty and ${compared})`;
    }
  }
}

/** A SurveyJS expression as a rule; null when our rules cannot say it. */
export function readRule(text: string, questionOf: (name: string) => Question | undefined): Rule | null {
  const expression = parseExpression(text);
  if (!expression) return null;
  const single = conditionOf(expression, questionOf);
  if (single) return { match: 'all', conditions: [single] };
  if (expression.is !== 'and' && expression.is !== 'or') return null;
  const conditions = expression.parts.map((part) => conditionOf(part, questionOf));
  if (conditions.length > 50 || conditions.includes(null)) return null;
  return { match: expression.is === 'and' ? 'all' : 'any', conditions: conditions as Condition[] };
}

type QuestionOf = (name: string) => Question | undefined;

function conditionOf(expression: Expression, questionOf: QuestionOf): Condition | null {
  const compared = comparisonsIn(expression);
  const [first] = compared;
  const question = first && questionOf(first.name);
  if (!question || compared.some(({ name }) => name !== first.name)) return null;
  const test = testOf(expression, question);
  return test && { questionId: question.id, test };
}

type Comparison = Extract<Expression, { is: 'compare' }>;

function comparisonsIn(expression: Expression): readonly Comparison[] {
  if (expression.is === 'compare') return [expression];
  return expression.is === 'not' ? comparisonsIn(expression.part) : expression.parts.flatMap(comparisonsIn);
}

function testOf(expression: Expression, question: Question): AnswerTest | null {
  if (expression.is === 'compare') return simpleTest(expression, question);
  if (expression.is !== 'and') return null;
  const [asked, second, third, ...more] = expression.parts;
  if (more.length > 0 || !second || asked?.is !== 'compare' || asked.operator !== 'notempty') return null;
  if (second.is === 'not' && !third) {
    const inner = testOf(second.part, question);
    return inner?.is === 'any_of' ? { is: 'none_of', options: inner.options } : null;
  }
  if (second.is === 'or' && !third && second.parts.length === 2) return outsideTest(second.parts, question);
  const tests = [second, third].flatMap((part) =>
    part?.is === 'compare' ? [simpleTest(part, question)] : part ? [null] : [],
  );
  return joinedWithin(tests);
}

function outsideTest([lower, upper]: readonly Expression[], question: Question): AnswerTest | null {
  if (lower?.is !== 'compare' || upper?.is !== 'compare' || lower.operator !== '<' || upper.operator !== '>')
    return null;
  const [one, other] = [simpleTest(lower, question), simpleTest(upper, question)];
  if (!one || !other || !('from' in one) || !('to' in other)) return null;
  return { ...one, to: other.to } as AnswerTest;
}

function joinedWithin([one, other]: readonly (AnswerTest | null)[]): AnswerTest | null {
  if (!one || !('from' in one)) return null;
  if (other === undefined) return one;
  if (!other || !('from' in other) || one.is !== other.is || !one.is.endsWith('_within')) return null;
  return { ...one, to: other.to } as AnswerTest;
}

function simpleTest({ operator, value }: Comparison, question: Question): AnswerTest | null {
  if (operator === 'notempty') return { is: 'answered' };
  if (operator === 'empty') return { is: 'unanswered' };
  if (hasOptions(question)) {
    const options = (Array.isArray(value) ? value : [value]).map(String);
    if (options.length === 0) return null;
    if (operator === 'allof') return { is: 'all_of', options };
    const isAny = operator === 'anyof' || ((operator === '=' || operator === 'contains') && !Array.isArray(value));
    return isAny ? { is: 'any_of', options } : null;
  }
  const isNumber = question.type === 'number' && typeof value === 'number';
  const isDate = question.type === 'date' && typeof value === 'string' && isDay(value);
  return isNumber || isDate ? boundTest(operator, value, question.type as 'number' | 'date') : null;
}

function boundTest(operator: string, value: unknown, type: 'number' | 'date'): AnswerTest | null {
  const bounds = {
    '>=': [`${type}_within`, value, null],
    '<=': [`${type}_within`, null, value],
    '=': [`${type}_within`, value, value],
    '<': [`${type}_outside`, value, null],
    '>': [`${type}_outside`, null, value],
  }[operator];
  if (!bounds) return null;
  const [is, from, to] = bounds;
  return { is, from, to } as AnswerTest;
}
