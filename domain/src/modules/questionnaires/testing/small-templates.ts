import {
  newOption,
  newPage,
  newQuestion,
  newSection,
  type Page,
  type Question,
  type QuestionType,
  type Section,
  type Template,
} from '../template/model';
import type { AnswerTest, Rule } from '../template/rules';

export const when = (questionId: string, test: AnswerTest): Rule => ({
  match: 'all',
  conditions: [{ questionId, test }],
});
export const all = (...conditions: readonly (readonly [string, AnswerTest])[]): Rule => ({
  match: 'all',
  conditions: conditions.map(([questionId, test]) => ({ questionId, test })),
});
export const any = (...conditions: readonly (readonly [string, AnswerTest])[]): Rule => ({
  ...all(...conditions),
  match: 'any',
});
export const anyOf = (...options: string[]): AnswerTest => ({ is: 'any_of', options });
export const noneOf = (...options: string[]): AnswerTest => ({ is: 'none_of', options });
export const answered: AnswerTest = { is: 'answered' };
export const unanswered: AnswerTest = { is: 'unanswered' };

export function ask(id: string, type: QuestionType, change: object = {}): Question {
  return { ...newQuestion(id, type), ...change } as Question;
}
/** A single choice; the options are called `a-id`, `b-id`. */
export function choose(id: string, letters: string, change: object = {}): Question {
  const options = [...letters].map((letter) => newOption(`${letter}-${id}`, letter.toUpperCase()));
  return ask(id, 'single_choice', { options, ...change });
}
export const pageOf = (id: string, questions: readonly Question[], change: Partial<Page> = {}): Page => ({
  ...newPage(id),
  questions: [...questions],
  ...change,
});
export const sectionOf = (id: string, pages: readonly Page[], change: Partial<Section> = {}): Section => ({
  ...newSection(id),
  pages: [...pages],
  ...change,
});
export const templateOf = (...sections: readonly Section[]): Template => ({
  title: 'Line clearance',
  explanation: '',
  sections: [...sections],
});
/** One section, one page. */
export const asking = (...questions: readonly Question[]): Template =>
  templateOf(sectionOf('s1', [pageOf('p1', questions)]));
