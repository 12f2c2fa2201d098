import { questionSeenFrom } from '@vigie/domain/modules/questionnaires/template/dependencies';
import type { Question, Section, Template } from '@vigie/domain/modules/questionnaires/template/model';
import { placeText, questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import type { Rule } from '@vigie/domain/modules/questionnaires/template/rules';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';

/** What carries a rule: a section, a page or a question. */
export interface RuleOwner {
  readonly section: Section;
  readonly rule: Rule | null;
  /** Its own question, or those that it holds: a rule that looked at one would hang on itself. */
  readonly own: ReadonlySet<string>;
}

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

export function ruleOwner(template: Template, id: string): RuleOwner | null {
  for (const section of template.sections) {
    if (section.id === id) {
      const own = new Set(section.pages.flatMap(({ questions }) => idsOf(questions)));
      return { section, rule: section.visibleWhen, own };
    }
    for (const page of section.pages) {
      if (page.id === id) return { section, rule: page.visibleWhen, own: new Set(idsOf(page.questions)) };
    }
  }
  const place = questionPlaces(template).get(id);
  return place ? { section: place.section, rule: place.question.visibleWhen, own: new Set([id]) } : null;
}

export interface SeenQuestion {
  readonly id: string;
  readonly label: string;
  /** Where it stands, which distinguishes two of one title. */
  readonly note: string;
  readonly question: Question;
}

/** Questions that a rule of this owner can look at, in the order of the template. */
export function questionsSeenBy(template: Template, { section, own }: RuleOwner): readonly SeenQuestion[] {
  return [...questionPlaces(template).values()].flatMap((place) => {
    const { question, questionNumber } = place;
    if (own.has(question.id) || !questionSeenFrom(template, section, question.id)) return [];
    const label = titleText('question', question.title, questionNumber);
    return [{ id: question.id, label, note: placeText(place), question }];
  });
}
