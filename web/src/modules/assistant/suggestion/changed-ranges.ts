import { differencesOf } from '@vigie/domain/modules/assistant/facts/differences';

/** From `start` up to `end` in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the original loses something, and where the suggestion has something new. */
export function changedRanges(original: string, text: string): { readonly removed: Range[]; readonly added: Range[] } {
  const removed: Range[] = [];
  const added: Range[] = [];
  let [before, after] = [0, 0];
  for (const { kind, text: piece } of differencesOf(original, text)) {
    if (kind === 'removed') removed.push({ start: before, end: before + piece.length });
    if (kind === 'added') added.push({ start: after, end: after + piece.length });
    if (kind !== 'added') before += piece.length;
    if (kind !== 'removed') after += piece.length;
  }
  return { removed, added };
}
