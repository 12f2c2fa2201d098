import type { Page, Question, Section, Template } from './model';
import { titleText } from './titles';

/** Where a question stands, with its numbers among its siblings, from 1. */
export interface QuestionPlace {
  readonly section: Section;
  readonly page: Page;
  readonly question: Question;
  readonly sectionNumber: number;
  readonly pageNumber: number;
  readonly questionNumber: number;
}

const known = new WeakMap<Template, ReadonlyMap<string, QuestionPlace>>();

/** Every question by its id, in the order of the template. Computed once for each template, which never changes. */
export function questionPlaces(template: Template): ReadonlyMap<string, QuestionPlace> {
  const before = known.get(template);
  if (before) return before;
  const places = new Map<string, QuestionPlace>();
  for (const [s, section] of template.sections.entries()) {
    for (const [p, page] of section.pages.entries()) {
      for (const [q, question] of page.questions.entries()) {
        const numbers = { sectionNumber: s + 1, pageNumber: p + 1, questionNumber: q + 1 };
        places.set(question.id, { section, page, question, ...numbers });
      }
    }
  }
  known.set(template, places);
  return places;
}

export function allQuestions(template: Template): readonly Question[] {
  return [...questionPlaces(template).values()].map(({ question }) => question);
}

/** The rules that must all hold for a question to be shown, with the id of what carries each. */
export function rulesOnPath({ section, page, question }: QuestionPlace) {
  return [section, page, question].flatMap(({ id, visibleWhen }) => (visibleWhen ? [{ id, rule: visibleWhen }] : []));
}

/** `Section 1 > Page 2 > Batch number`. */
export function placeText({ section, page, question, ...numbers }: QuestionPlace): string {
  return [
    titleText('section', section.title, numbers.sectionNumber),
    titleText('page', page.title, numbers.pageNumber),
    titleText('question', question.title, numbers.questionNumber),
  ].join(' > ');
}

/** The place of anything that has an id, as text; null when there is no such thing. */
export function placeTextOf(template: Template, id: string): string | null {
  for (const [s, section] of template.sections.entries()) {
    const ofSection = titleText('section', section.title, s + 1);
    if (section.id === id) return ofSection;
    for (const [p, page] of section.pages.entries()) {
      if (page.id === id) return `${ofSection} > ${titleText('page', page.title, p + 1)}`;
    }
  }
  const place = questionPlaces(template).get(id);
  if (place) return placeText(place);
  for (const owner of questionPlaces(template).values()) {
    const option = owner.question.options.find((one) => one.id === id);
    if (option) return `${placeText(owner)} > ${option.label}`;
  }
  return null;
}
