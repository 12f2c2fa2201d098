import type { Collection } from './collection';
import type { RecurrenceDocument } from './document';

const titleWeight = 4;
const saturation = 1.5;
const lengthShare = 0.75;

export interface Lengths {
  readonly title: number;
  readonly text: number;
}

export function lengthsOf({ inTitle, inText }: Pick<RecurrenceDocument, 'inTitle' | 'inText'>): Lengths {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return { title: sum(inTitle), text: sum(inText) };
}

/** What one mention counts in a title and a text of these lengths: one among few words says more than one among many. */
export function mentionsIn(lengths: Lengths, usual: Pick<Collection, 'usualTitle' | 'usualText'>): Lengths {
  const norm = (length: number, middle: number) => 1 / (1 - lengthShare + (lengthShare * length) / Math.max(1, middle));
  return { title: titleWeight * norm(lengths.title, usual.usualTitle), text: norm(lengths.text, usual.usualText) };
}

/** BM25F: a word that comes again and again says little more than one that comes twice. */
export function weightOf(inTitle: number, inText: number, mention: Lengths): number {
  const often = inTitle * mention.title + inText * mention.text;
  return (often * (saturation + 1)) / (often + saturation);
}
