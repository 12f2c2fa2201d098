import type { RecurrenceDocument } from './document';

const titleWeight = 4;
const saturation = 1.5;

/** Of the term at a place. A word that comes again and again says little more than one that comes twice. */
export function weightAt({ inTitle, inText }: RecurrenceDocument, place: number): number {
  const often = titleWeight * (inTitle[place] ?? 0) + (inText[place] ?? 0);
  return (often * (saturation + 1)) / (often + saturation);
}
