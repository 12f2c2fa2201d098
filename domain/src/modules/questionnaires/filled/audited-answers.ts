import type { ComposedFields, Speak } from '../../../kernel/records/record-kind';
import type { Json } from '../../../kernel/trail/canonical-json';
import { soFar } from '../../../kernel/trail/signed-content';
import type { NamesInAnswers } from '../answers/answer-text';
import { type Answer, chosenOptions } from '../answers/filling';
import type { FlatFilling } from '../answers/flat-filling';
import { questionnaireHistoryMessages as m } from '../messages/filled';
import type { Template } from '../template/model';
import { questionPlaces } from '../template/places';
import { titleText } from '../template/titles';

export type AnswerNames = NamesInAnswers;
export const noNames: AnswerNames = { people: new Map(), files: new Map() };

/** What a key of a flat filling asks for: the title of its question, or of the section whose instances it lists. */
export function titleOfKey(template: Template, key: string): string {
  const [first = '', instanceId, questionId] = key.split('/');
  if (instanceId !== undefined && !questionId) {
    const at = template.sections.findIndex(({ id }) => id === first);
    return titleText('section', template.sections[at]?.title ?? null, at + 1);
  }
  const place = questionPlaces(template).get(questionId ?? first);
  return titleText('question', place?.question.title ?? null, place?.questionNumber ?? 0);
}

/**
 * Each answer as a field of the trail, which carries the title of its question: a later reader needs no template. What
 * stands beside the numbers of people and files is recorded and not compared: names go on by themselves.
 */
export function auditedAnswers(
  template: Template,
  answers: FlatFilling,
  names: AnswerNames,
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      `answers.${key}.${titleOfKey(template, key)}`,
      auditedAnswer(template, key, answer, names),
    ]),
  );
}

/** The report that a finding has raised. */
export const reportedField = (template: Template, key: string) => `report.${key}.${titleOfKey(template, key)}`;

function auditedAnswer(template: Template, key: string, answer: Answer, { people, files }: AnswerNames): Json {
  const list: readonly string[] = Array.isArray(answer) ? answer : [];
  if (key.endsWith('/')) return { instances: [...list] };
  const question = questionPlaces(template).get(key.slice(key.lastIndexOf('/') + 1))?.question;
  switch (question?.type) {
    case 'single_choice':
    case 'dropdown':
    case 'multiple_choice':
      return { options: Object.fromEntries(chosenOptions(question, answer).map(({ id, label }) => [id, label])) };
    case 'person':
      return { person: Number(answer), [soFar]: people.get(Number(answer)) ?? '' };
    case 'photo':
      return { photos: [...list], [soFar]: list.map((id) => files.get(id) ?? '') };
    default:
      return typeof answer === 'object' ? [...answer] : answer;
  }
}

function composedTitle(field: string): { readonly of: 'answers' | 'report'; readonly title: string } | null {
  const [, of, title] = /^(answers|report)\.[^.]*\.(.*)$/s.exec(field) ?? [];
  return of === 'answers' || of === 'report' ? { of, title: title ?? '' } : null;
}

function composedValue(value: unknown, speak: Speak): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const said = value as { options?: object; person?: number; photos?: []; instances?: []; [soFar]?: unknown };
  if (said.options) return Object.values(said.options).join(', ') || null;
  if (said.person !== undefined) return String(said[soFar] || said.person);
  if (said.photos) return speak(m.photos, { n: said.photos.length });
  return said.instances ? speak(m.instances, { n: said.instances.length }) : null;
}

export const composedAnswers: ComposedFields = {
  label: (field, speak) => {
    const composed = composedTitle(field);
    if (!composed) return null;
    return composed.of === 'answers' ? composed.title : speak(m.reportOf, { question: composed.title });
  },
  values: () => null,
  value: (field, value, speak) => (composedTitle(field) ? composedValue(value, speak) : null),
  partLabel: () => null,
  isDisplayed: () => true,
  isVerdict: () => false,
  redundant: () => [],
};
