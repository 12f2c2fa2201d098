import { formatDay } from '../../../kernel/day';
import type { Question } from '../template/model';
import { type Answer, chosenOptions } from './filling';

/** What people are called, and files. */
export interface NamesInAnswers {
  readonly people: ReadonlyMap<number, string>;
  readonly files: ReadonlyMap<string, string>;
}

/** An answer as people read it: each option that was chosen, each photo, by its name. Nothing where there is no answer. */
export function answerTexts(
  question: Question,
  answer: Answer | undefined,
  { people, files }: NamesInAnswers,
): readonly string[] {
  if (answer === undefined) return [];
  switch (question.type) {
    case 'single_choice':
    case 'dropdown':
    case 'multiple_choice':
      return chosenOptions(question, answer).map(({ label }) => label);
    case 'date':
      return [formatDay(String(answer))];
    case 'number':
      return [question.properties.unit === '' ? String(answer) : `${answer} ${question.properties.unit}`];
    case 'person':
      return [people.get(Number(answer)) ?? String(answer)];
    case 'photo':
      return (Array.isArray(answer) ? answer : []).map((id) => files.get(id) ?? id);
    default:
      return [String(answer)];
  }
}
