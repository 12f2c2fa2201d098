import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';

/** What every part of two versions is called, as the later one has it; the template itself has no id. */
export function rowTitles(before: Template, after: Template): ReadonlyMap<string | null, string> {
  const titles = new Map<string | null, string>();
  for (const template of [before, after]) {
    titles.set(null, template.title);
    for (const [s, section] of template.sections.entries()) {
      titles.set(section.id, titleText('section', section.title, s + 1));
      for (const [p, page] of section.pages.entries()) {
        titles.set(page.id, titleText('page', page.title, p + 1));
        for (const [q, question] of page.questions.entries()) {
          titles.set(question.id, titleText('question', question.title, q + 1));
          for (const option of question.options) titles.set(option.id, option.label);
        }
      }
    }
  }
  return titles;
}
