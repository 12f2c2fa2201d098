import type { Message, MessageValues } from '../../../kernel/message';
import { structureMessages as m } from '../messages/structure';
import { bounds } from './bounds';
import type { Section, Template } from './model';

export interface StructureProblem {
  readonly code: 'id_twice' | 'too_many_pages' | 'too_many_questions';
  readonly id: string | null;
  readonly message: Message;
  readonly values: MessageValues;
}

/** Ids of everything in a section, options included: no two things of a template share one. */
export function idsIn(section: Section): readonly string[] {
  const ids = [section.id];
  for (const page of section.pages) {
    ids.push(page.id);
    for (const question of page.questions) {
      ids.push(question.id);
      for (const option of question.options) ids.push(option.id);
    }
  }
  return ids;
}

/** What the shape of each part cannot say: ids that meet, and what the whole may hold. */
export function structureProblems(template: Template): readonly StructureProblem[] {
  const problems: StructureProblem[] = [];
  const seen = new Set<string>();
  for (const id of template.sections.flatMap(idsIn)) {
    if (seen.has(id)) problems.push({ code: 'id_twice', id, message: m.idTwice, values: { id } });
    seen.add(id);
  }
  const pages = template.sections.flatMap((section) => section.pages);
  const questions = pages.reduce((sum, page) => sum + page.questions.length, 0);
  if (pages.length > bounds.pages) {
    problems.push({ code: 'too_many_pages', id: null, message: m.tooManyPages, values: { max: bounds.pages } });
  }
  if (questions > bounds.questions) {
    const values = { max: bounds.questions };
    problems.push({ code: 'too_many_questions', id: null, message: m.tooManyQuestions, values });
  }
  return problems;
}
