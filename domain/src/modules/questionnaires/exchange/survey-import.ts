import { type Loss, loss } from '../messages/exchange';
import { bounds } from '../template/bounds';
import {
  newPage,
  newSection,
  type Page,
  type Question,
  type Section,
  template as schema,
  type Template,
} from '../template/model';
import { allQuestions } from '../template/places';
import { structureProblems } from '../template/structure';
import { keptTitle, type TitledKind } from '../template/titles';
import { readRule } from './survey-expression';
import { asText, type Fields, isFields, listOf, Names, textOf } from './survey-fields';
import { importQuestion } from './survey-question';
import type { Imported } from './template-file';

/** Reads SurveyJS JSON. Everything that our templates have no place for is listed, and nothing is dropped silently. */
export function importSurvey(survey: unknown): Imported {
  if (!isFields(survey)) return { template: null, losses: [loss('unreadable', '/', 'survey')] };
  if (elementsOf(survey) > bounds.surveyElements) {
    return { template: null, losses: [loss('tooManyElements', '/', String(bounds.surveyElements))] };
  }
  return new SurveyImport().read(survey);
}

/** Pages, panels and questions, counted before anything is read of them. */
function elementsOf(fields: unknown, depth = 0): number {
  if (!isFields(fields) || depth > deepestElement) return 0;
  let count = 0;
  for (const inner of [fields.pages, fields.elements, fields.templateElements]) {
    if (!Array.isArray(inner)) continue;
    count += inner.length;
    for (const one of inner) count += elementsOf(one, depth + 1);
  }
  return count;
}

/** What stands deeper is not read. */
const deepestElement = 4;

/** A rule waits until all questions are known, since it may look at a later one. */
interface WaitingRule {
  readonly id: string;
  readonly expression: string;
}

class SurveyImport {
  private readonly losses: Loss[] = [];
  private readonly names = new Names(this.losses);
  private readonly rules: WaitingRule[] = [];

  read(survey: Fields): Imported {
    const title = textOf(survey.title, 'survey', 'title', this.losses).trim();
    const explanation = textOf(survey.description, 'survey', 'description', this.losses);
    this.loseOthers('survey', survey, ['title', 'description', 'pages', 'elements']);
    const pages = listOf(survey.pages, 'survey', 'pages', this.losses);
    const loose = listOf(survey.elements, 'survey', 'elements', this.losses);
    const sections = [...pages, ...(loose.length > 0 ? [{ elements: loose }] : [])].map((page) => this.section(page));
    const read = { title: title || 'SurveyJS', explanation, sections };
    const parsed = schema.safeParse(this.withRules(read));
    if (!parsed.success) {
      const found = parsed.error.issues.map(({ path, code }) => loss('unreadable', path.join('.'), code));
      return { template: null, losses: [...this.losses, ...found] };
    }
    const problems = structureProblems(parsed.data).map(({ code, id }) => loss('unreadable', id ?? '/', code));
    return { template: problems.length > 0 ? null : parsed.data, losses: [...this.losses, ...problems] } as Imported;
  }

  private loseOthers(place: string, fields: Fields, known: readonly string[]): void {
    for (const key of Object.keys(fields)) if (!known.includes(key)) this.losses.push(loss('property', place, key));
  }

  private common(kind: TitledKind, fields: Fields) {
    const id = this.names.idFor(fields.name, kind);
    const title = keptTitle(kind, textOf(fields.title, id, 'title', this.losses)) ?? null;
    if (typeof fields.visibleIf === 'string' && fields.visibleIf.length > bounds.expression) {
      this.losses.push(loss('ruleTooLong', id, String(bounds.expression)));
    } else if (typeof fields.visibleIf === 'string' && fields.visibleIf.trim() !== '') {
      this.rules.push({ id, expression: fields.visibleIf });
    } else if (fields.visibleIf !== undefined) this.losses.push(loss('property', id, 'visibleIf'));
    return { id, title };
  }

  private section(fields: Fields): Section {
    const { id, title } = this.common('section', fields);
    this.loseOthers(id, fields, ['name', 'title', 'visibleIf', 'elements']);
    const elements = listOf(fields.elements, id, 'elements', this.losses);
    const [only] = elements;
    if (elements.length !== 1 || only?.type !== 'paneldynamic') {
      return { ...newSection(id), title, pages: this.pages(elements) };
    }
    this.loseOthers(id, only, ['type', 'name', 'minPanelCount', 'maxPanelCount', 'templateElements']);
    const count = (value: unknown, usual: number) => (Number.isInteger(value) ? Math.min(Number(value), 100) : usual);
    const min = Math.max(0, count(only.minPanelCount, 0));
    const repeat = { min, max: Math.max(1, min, count(only.maxPanelCount, 100)) };
    const inner = listOf(only.templateElements, id, 'templateElements', this.losses);
    return { ...newSection(id), title, repeat, pages: this.pages(inner) };
  }

  /** Panels are pages; questions that stand beside them get a page of their own. */
  private pages(elements: readonly Fields[]): Page[] {
    const pages: Page[] = [];
    let beside: Question[] | null = null;
    for (const fields of elements) {
      if (fields.type === 'panel') {
        beside = null;
        pages.push(this.panel(fields));
        continue;
      }
      const question = this.question(fields);
      if (!question) continue;
      if (beside) beside.push(question);
      else {
        beside = [question];
        pages.push({ ...newPage(this.names.idFor(undefined, 'page')), questions: beside });
      }
    }
    return pages;
  }

  private panel(fields: Fields): Page {
    const { id, title } = this.common('page', fields);
    this.loseOthers(id, fields, ['type', 'name', 'title', 'visibleIf', 'elements']);
    const elements = listOf(fields.elements, id, 'elements', this.losses);
    return { ...newPage(id), title, questions: elements.flatMap((element) => this.question(element) ?? []) };
  }

  private question(fields: Fields): Question | null {
    const read = importQuestion(fields, this.names, this.losses, (known) =>
      this.loseOthers(asText(fields.name), fields, known),
    );
    if (!read) {
      this.losses.push(loss('element', asText(fields.name ?? '/'), asText(fields.type)));
      return null;
    }
    return { ...read, ...this.common('question', fields) } as Question;
  }

  private withRules(template: Template): Template {
    const byName = new Map(allQuestions(template).map((question) => [question.id, question]));
    const questionOf = (name: string) => byName.get(this.names.known(name.replace(/^panel\./, '')) ?? '');
    const rules = new Map(
      this.rules.flatMap(({ id, expression }) => {
        const rule = readRule(expression, questionOf);
        if (!rule) this.losses.push(loss('rule', id, expression));
        return rule ? [[id, rule] as const] : [];
      }),
    );
    const ruled = <T extends { readonly id: string }>(thing: T): T => ({
      ...thing,
      visibleWhen: rules.get(thing.id) ?? null,
    });
    const sections = template.sections.map((section) => {
      const pages = section.pages.map((page) => ({ ...ruled(page), questions: page.questions.map(ruled) }));
      return { ...ruled(section), pages };
    });
    return { ...template, sections };
  }
}
