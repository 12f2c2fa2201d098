import { type Block, type Blocks, type Item, linesOf, plainOf } from './blocks';

export interface OutlineEntry {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly title: string;
}

/** The contents of a text: its headings in their order. */
export const outline = (text: Blocks): readonly OutlineEntry[] =>
  text.flatMap((block) =>
    block.kind === 'heading' && block.rivalOf === undefined
      ? [{ id: block.id, level: block.level, title: plainOf(block.runs).trim() }]
      : [],
  );

/** Each step's number: its place among the steps since the last heading. */
export function stepNumbers(text: Blocks): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let number = 0;
  for (const block of text) {
    if (block.kind === 'heading') number = 0;
    if (block.kind !== 'step' || block.rivalOf !== undefined) continue;
    number += 1;
    numbers.set(block.id, number);
  }
  return numbers;
}

/** The number of each item of a list, from which deeper ones begin anew; null where it has a bullet. */
export function itemNumbers(items: readonly Pick<Item, 'depth' | 'ordered'>[]): readonly (number | null)[] {
  const counts: number[] = [];
  return items.map(({ depth, ordered }) => {
    counts.length = depth + 1;
    const number = ordered ? (counts[depth] ?? 0) + 1 : 0;
    counts[depth] = number;
    return ordered ? number : null;
  });
}

/** What one block says, without its formatting. */
export const plainBlock = (block: Block): string => linesOf(block).map(plainOf).filter(Boolean).join('\n');

/** What a text says, for searching: a line for each line of it. */
export const wordsOf = (text: Blocks): string => text.map(plainBlock).filter(Boolean).join('\n');
