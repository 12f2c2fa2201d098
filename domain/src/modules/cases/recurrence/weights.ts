import type { Collection } from './collection';
import { mostMentions, type RecurrenceDocument } from './document';

const titleWeight = 3;
const saturation = 1.2;
const lengthShare = 0.75;

export interface Lengths {
  readonly title: number;
  readonly text: number;
}

export function lengthsOf({ inTitle, inText }: Pick<RecurrenceDocument, 'inTitle' | 'inText'>): Lengths {
  const sum = (values: readonly number[]) => {
    let all = 0;
    for (let at = 0; at < values.length; at += 1) all += values[at] as number;
    return all;
  };
  return { title: sum(inTitle), text: sum(inText) };
}

/** What one mention counts in a title and a text of these lengths: one among few words says more than one among many. */
export function mentionsIn(lengths: Lengths, usual: Pick<Collection, 'usualTitle' | 'usualText'>): Lengths {
  const norm = (length: number, middle: number) => 1 / (1 - lengthShare + (lengthShare * length) / Math.max(1, middle));
  return { title: titleWeight * norm(lengths.title, usual.usualTitle), text: norm(lengths.text, usual.usualText) };
}

/** BM25F, as it is in the books: a word that comes again and again says little more than one that comes twice. */
export function weightOf(inTitle: number, inText: number, mention: Lengths): number {
  const often = inTitle * mention.title + inText * mention.text;
  return (often * (saturation + 1)) / (often + saturation);
}

/** The highest weight that there is. */
export const highestWeight = saturation + 1;

const byMentions = Array.from(
  { length: mostMentions.title + mostMentions.text + 1 },
  (_, often) => 1 + Math.log(Math.max(1, often)),
);

/** What a word counts in the text that is asked with. */
export const askedWeight = (inTitle: number, inText: number): number => byMentions[inTitle + inText] ?? 1;
