import { propertyProblems } from '@vigie/domain/modules/questionnaires/template/field-problems';
import { propertiesOfNew, type Question, type QuestionType } from '@vigie/domain/modules/questionnaires/template/model';

/** The limits that a question keeps with its new type: the same ones where both types have them, otherwise none. */
export function propertiesForType(question: Question, type: QuestionType): Record<string, unknown> {
  const fresh = { ...propertiesOfNew(type) };
  const names = Object.keys(fresh);
  const isAlike = names.length > 0 && names.every((name) => name in question.properties);
  const kept = { type, properties: question.properties } as Question;
  return isAlike && Object.keys(propertyProblems(kept)).length === 0 ? { ...question.properties } : fresh;
}
