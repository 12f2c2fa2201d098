import { fits } from '../template/dependencies';
import type { Question } from '../template/model';
import type { AnswerTest } from '../template/rules';
import type { Answer } from './filling';

type Bound<T> = T | null;

function isWithin<T extends string | number>(value: T, from: Bound<T>, to: Bound<T>): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

/** Asked for each option: looked up, since both may be long lists. */
function membersOf(answer: Answer): (option: string) => boolean {
  if (!Array.isArray(answer)) return (option) => option === answer;
  const chosen: ReadonlySet<string> = new Set(answer as readonly string[]);
  return (option) => chosen.has(option);
}

/** Whether an answer passes a test. A missing one passes `unanswered` only, and so does one that the test does not fit. */
export function passes(test: AnswerTest, question: Question, answer: Answer | undefined): boolean {
  if (test.is === 'unanswered') return answer === undefined;
  if (answer === undefined || !fits(test, question.type)) return false;
  const isChosen = membersOf(answer);
  switch (test.is) {
    case 'answered':
      return true;
    case 'any_of':
      return test.options.some(isChosen);
    case 'none_of':
      return !test.options.some(isChosen);
    case 'all_of':
      return test.options.every(isChosen);
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
