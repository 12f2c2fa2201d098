import { findPath, kindAt, thingAt } from '@vigie/domain/modules/questionnaires/editing/paths';
import type { Option, Page, Question, Section, Template } from '@vigie/domain/modules/questionnaires/template/model';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';

/** What the content shows: a page, or a section whose pages are to be chosen from. */
export interface ActivePlace {
  readonly section: Section;
  readonly sectionNumber: number;
  readonly isLastSection: boolean;
  readonly page: Page | null;
  readonly pageNumber: number;
}

export function activePlaceAt(template: Template, id: string): ActivePlace | null {
  const [at, pageAt] = id === '' ? [] : (findPath(template, id) ?? []);
  const section = at === undefined ? undefined : template.sections[at];
  if (!section || at === undefined) return null;
  const page = pageAt === undefined ? null : (section.pages[pageAt] ?? null);
  const isLastSection = at === template.sections.length - 1;
  return { section, sectionNumber: at + 1, isLastSection, page, pageNumber: (pageAt ?? 0) + 1 };
}

/** What anything in the template is called, with its number where it has no title of its own. */
export function nameOf(template: Template, id: string): string {
  const path = findPath(template, id);
  if (!path) return '';
  const kind = kindAt(path);
  const thing = thingAt(template, path) as Section | Page | Question | Option;
  if (kind === 'option' || 'label' in thing) return 'label' in thing ? thing.label : '';
  return titleText(kind, thing.title, (path.at(-1) ?? 0) + 1);
}
