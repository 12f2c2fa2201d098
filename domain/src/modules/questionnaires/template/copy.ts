import type { Option, Question, Template } from './model';
import type { AnswerTest, Rule } from './rules';

/** The same template under fresh ids, to which its rules and findings are led over. What they name that is not there stays. */
export function copyTemplate(template: Template, title: string, newId: () => string): Template {
  const fresh = new Map<string, string>();
  for (const { id, pages } of template.sections) {
    fresh.set(id, newId());
    for (const page of pages) {
      fresh.set(page.id, newId());
      for (const question of page.questions) {
        fresh.set(question.id, newId());
        for (const option of question.options) fresh.set(option.id, newId());
      }
    }
  }
  const idOf = (id: string) => fresh.get(id) ?? id;
  const test = (one: AnswerTest): AnswerTest => ('options' in one ? { ...one, options: one.options.map(idOf) } : one);
  const rule = (one: Rule | null): Rule | null =>
    one && {
      ...one,
      conditions: one.conditions.map((each) => ({ questionId: idOf(each.questionId), test: test(each.test) })),
    };
  const option = (one: Option): Option => ({ ...one, id: idOf(one.id) });
  const question = (one: Question): Question => ({
    ...one,
    id: idOf(one.id),
    visibleWhen: rule(one.visibleWhen),
    finding: one.finding && test(one.finding),
    options: one.options.map(option),
  });
  return {
    ...template,
    title,
    sections: template.sections.map((section) => ({
      ...section,
      id: idOf(section.id),
      visibleWhen: rule(section.visibleWhen),
      pages: section.pages.map((page) => ({
        ...page,
        id: idOf(page.id),
        visibleWhen: rule(page.visibleWhen),
        questions: page.questions.map(question),
      })),
    })),
  };
}
