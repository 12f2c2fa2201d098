import type { Option, Question } from '../template/model';
import { hasOptions } from '../template/model';

/**
 * What is answered: a text, the id of an option, a day (2026-12-31), the name of a product or the id of a case as text; a
 * number, or the number of a person; ids of options or of photos as a list.
 */
export type Answer = string | number | readonly string[];
export type AnswersById = Readonly<Record<string, Answer>>;

/** One time that a repeatable section was filled. */
export interface Instance {
  readonly id: string;
  readonly answers: AnswersById;
}

export interface Filling {
  readonly answers: AnswersById;
  /** Instances of repeatable sections by the section's id. */
  readonly repeats: Readonly<Record<string, readonly Instance[]>>;
}

export const emptyFilling: Filling = { answers: {}, repeats: {} };

/** Where an answer stands; `instanceId` in a repeatable section. */
export interface AnswerPlace {
  readonly questionId: string;
  readonly instanceId: string | null;
}

export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

/** Answers are read with own keys only: `constructor` is a possible id. */
export function answerTo(answers: AnswersById, questionId: string): Answer | undefined {
  const answer = Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
  return isBlank(answer) ? undefined : answer;
}

export function instancesOf({ repeats }: Filling, sectionId: string): readonly Instance[] {
  return (Object.hasOwn(repeats, sectionId) ? repeats[sectionId] : undefined) ?? [];
}

export function chosenOptions(question: Question, answer: Answer | undefined): readonly Option[] {
  if (answer === undefined || !hasOptions(question)) return [];
  const chosen: ReadonlySet<unknown> = new Set(Array.isArray(answer) ? answer : [answer]);
  return question.options.filter(({ id }) => chosen.has(id));
}
