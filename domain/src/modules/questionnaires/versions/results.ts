import { type Answer, chosenOptions, type Filling } from '../answers/filling';
import { visibilityOf } from '../answers/visibility';
import type { Option, QuestionType, Template } from '../template/model';
import { questionPlaces } from '../template/places';
import { titleText } from '../template/titles';
import type { TemplateVersion } from './versions';

/** A question over all versions that have it, as the latest of them words it. */
export interface ResultColumn {
  readonly questionId: string;
  readonly type: QuestionType;
  readonly title: string;
  readonly versions: readonly number[];
  /** All that it ever had, by their lasting ids; those of the latest version come first. */
  readonly options: readonly Option[];
  /** Versions that asked it with another type: their answers are of that type. */
  readonly otherTypes: readonly { readonly version: number; readonly type: QuestionType }[];
}

/** Columns in the order of the latest version; questions that it no longer has come last. */
export function resultColumns(versions: readonly TemplateVersion[]): readonly ResultColumn[] {
  const columns = new Map<string, ResultColumn>();
  for (const { number, template } of versions.toSorted((a, b) => b.number - a.number)) {
    for (const [questionId, { question, questionNumber }] of questionPlaces(template)) {
      const { type, options } = question;
      const later = columns.get(questionId);
      const title = titleText('question', question.title, questionNumber);
      if (!later) {
        columns.set(questionId, { questionId, type, title, versions: [number], options, otherTypes: [] });
        continue;
      }
      const known = new Set(later.options.map(({ id }) => id));
      columns.set(questionId, {
        ...later,
        versions: [number, ...later.versions],
        options: [...later.options, ...options.filter(({ id }) => !known.has(id))],
        otherTypes: type === later.type ? later.otherTypes : [{ version: number, type }, ...later.otherTypes],
      });
    }
  }
  return [...columns.values()];
}

export interface FilledResult {
  readonly version: number;
  readonly filling: Filling;
}

export interface ColumnSummary {
  readonly questionId: string;
  /** How often it was shown and how often answered; each instance of a repeatable section counts. */
  readonly shown: number;
  readonly answered: number;
  readonly byOption: Readonly<Record<string, number>>;
  readonly numbers: { readonly min: number; readonly max: number; readonly mean: number } | null;
}

/** Every filling is read with the version it was filled with. */
export function summarise(
  versions: readonly TemplateVersion[],
  results: readonly FilledResult[],
): readonly ColumnSummary[] {
  const summary = new Summary(versions);
  for (const result of results) summary.add(result);
  return summary.columns();
}

/** The same, one filling after the other, so that counting many large ones lets other requests have their turn. */
export class Summary {
  private readonly templates: ReadonlyMap<number, Template>;
  private readonly found = new Map<string, Tally>();

  constructor(private readonly versions: readonly TemplateVersion[]) {
    this.templates = new Map(versions.map(({ number, template }) => [number, template]));
  }

  add({ version, filling }: FilledResult): void {
    const template = this.templates.get(version);
    if (!template) return;
    for (const { questionId, place, answer } of visibilityOf(template, filling).shown) {
      const tally = this.found.get(questionId) ?? { shown: 0, answered: 0, byOption: new Map(), numbers: [] };
      this.found.set(questionId, tally);
      count(tally, answer, place.question.type === 'number');
      for (const { id } of chosenOptions(place.question, answer)) {
        tally.byOption.set(id, (tally.byOption.get(id) ?? 0) + 1);
      }
    }
  }

  columns(): readonly ColumnSummary[] {
    return resultColumns(this.versions).map(({ questionId, options }) => {
      const { shown, answered, byOption, numbers } = this.found.get(questionId) ?? {
        shown: 0,
        answered: 0,
        byOption: new Map<string, number>(),
        numbers: [],
      };
      const counts = Object.fromEntries(options.map(({ id }) => [id, byOption.get(id) ?? 0]));
      return { questionId, shown, answered, byOption: counts, numbers: rangeOf(numbers) };
    });
  }
}

interface Tally {
  shown: number;
  answered: number;
  readonly byOption: Map<string, number>;
  readonly numbers: number[];
}

function count(tally: Tally, answer: Answer | undefined, isNumber: boolean): void {
  tally.shown += 1;
  if (answer === undefined) return;
  tally.answered += 1;
  if (isNumber && typeof answer === 'number') tally.numbers.push(answer);
}

function rangeOf(numbers: readonly number[]): ColumnSummary['numbers'] {
  if (numbers.length === 0) return null;
  const [min, max] = numbers.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as const as readonly [number, number]);
  return { min, max, mean: numbers.reduce((sum, one) => sum + one, 0) / numbers.length };
}
