import { type Answer, answerTexts, questionPlaces, type Template, titleOfKey } from '../../questionnaires/public';

export type { Answer } from '../../questionnaires/public';

/** What the question of an answer is called. */
export const questionTitle = titleOfKey;

/** An answer as people read it; nothing where there is none. */
export function answerText(
  template: Template,
  key: string,
  answer: Answer | null | undefined,
  people: Readonly<Record<string, string>>,
): string {
  if (answer === null || answer === undefined) return '';
  const question = questionPlaces(template).get(key.slice(key.lastIndexOf('/') + 1))?.question;
  if (!question) return Array.isArray(answer) ? answer.join(', ') : String(answer);
  const names = new Map(Object.entries(people).map(([id, name]) => [Number(id), name]));
  return answerTexts(question, answer, { people: names, files: new Map() }).join(', ');
}
