import { type Background, backgroundOf, backgroundSize } from '@vigie/domain/modules/cases/recurrence/background';
import type { RecurrenceDocument } from '@vigie/domain/modules/cases/recurrence/document';
import { questionOf } from '@vigie/domain/modules/cases/recurrence/question';
import { resemblanceOf } from '@vigie/domain/modules/cases/recurrence/score';
import type { MeasurableDocument } from './background-repository';
import { CompanyIndex } from './company-index';
import { nearestTo } from './nearest';

/** What the thread is asked, one after the other: to begin, to read all cases of a company, and to measure some. */
export type MeasuringJob =
  | { readonly job: 'begin' }
  | { readonly job: 'read'; readonly documents: readonly MeasurableDocument[] }
  | { readonly job: 'seal' }
  | { readonly job: 'measure'; readonly numbers: readonly number[] };

export interface Measured extends Background {
  readonly number: number;
  readonly documentWritten: number;
}

interface Texts {
  readonly title: string;
  readonly opening: string;
}

const nowhere: Texts = { title: '', opening: '' };

/** The cases of one company, held for as long as they are measured. */
class Measuring {
  private readonly index = new CompanyIndex();
  private readonly texts = new Map<number, Texts>();

  read(documents: readonly MeasurableDocument[]): void {
    for (const { number, written, document: text } of documents) {
      const document = JSON.parse(text) as RecurrenceDocument;
      this.index.put(number, written, document);
      this.texts.set(number, { title: document.title, opening: document.opening });
    }
  }

  seal(): Promise<void> {
    return this.index.seal();
  }

  measure(number: number): Measured[] {
    const written = this.index.writtenOf(number);
    if (written === undefined) return [];
    const question = questionOf(this.documentOf(number), this.index);
    const nearest = nearestTo(question, this.index, backgroundSize + 1).filter((other) => other !== number);
    const views = nearest
      .slice(0, backgroundSize)
      .map((other) => resemblanceOf(question, this.documentOf(other)).asked);
    const background = backgroundOf(views) ?? { means: [0, 0, 0], deviations: [1, 1, 1] };
    return [{ number, documentWritten: written, ...background }];
  }

  /** Without facts, which are no part of a background. */
  private documentOf(number: number): RecurrenceDocument {
    const facts = { product: [], batch: [], equipment: [], process: [], cause: [] };
    return { ...this.index.saidBy(number), ...(this.texts.get(number) ?? nowhere), day: '', ownerId: null, facts };
  }
}

let measuring = new Measuring();

export async function runJob(asked: MeasuringJob): Promise<readonly Measured[]> {
  if (asked.job === 'measure') return asked.numbers.flatMap((number) => measuring.measure(number));
  if (asked.job === 'begin') measuring = new Measuring();
  else if (asked.job === 'read') measuring.read(asked.documents);
  else await measuring.seal();
  return [];
}
