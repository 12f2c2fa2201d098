import { fits } from '../template/dependencies';
import type { Question } from '../template/model';
import type { AnswerTest } from '../template/rules';
import type { Answer } from './filling';

type Bound<T> = T | null;

function isWithin<T extends string | number>(value: T, from: Bound<T>, to: Bound<T>): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

/** Whether an answer passes a test. A missing one passes `unanswered` only, and so does one that the test does not fit. */
export function passes(test: AnswerTest, question: Question, answer: Answer | undefined): boolean {
  if (test.is === 'unanswered') return answer === undefined;
  if (answer === undefined || !fits(test, question.type)) return false;
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  switch (test.is) {
    case 'answered':
      return true;
    case 'any_of':
      return test.options.some((option) => chosen.includes(option));
    case 'none_of':
      return !test.options.some((option) => chosen.includes(option));
    case 'all_of':
      return test.options.every((option) => chosen.includes(option));
    case 'number_within':
      return typeof answer === 'number' && isWithin(answer, test.from, test.to);
    case 'number_outside':
      return typeof answer === 'number' && !isWithin(answer, test.from, test.to);
    case 'date_within':
      return typeof answer === 'string' && isWithin(answer, test.from, test.to);
    case 'date_outside':
      return typeof answer === 'string' && !isWithin(answer, test.from, test.to);
  }
}
