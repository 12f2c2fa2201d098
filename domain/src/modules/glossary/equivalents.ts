import type { GlossaryLookup } from './glossary';
import { glossaryTokens, plainWords } from './tokens';

/** A word or phrase of a text that the glossary knows, and what says the same. */
export interface Equivalent {
  /** As the text writes it, in small letters without accents. */
  readonly written: string;
  /** As the glossary writes them: the other words of the group. */
  readonly others: readonly string[];
}

/** What else could have been said in a text, each word or phrase of it once. */
export function equivalentsIn(text: string, { find }: GlossaryLookup): readonly Equivalent[] {
  const words = plainWords(text);
  const found = new Map<string, Equivalent>();
  for (const { group, word, at, length } of find(glossaryTokens(text))) {
    const written = words.slice(at, at + length).join(' ');
    if (!found.has(written)) found.set(written, { written, others: group.filter((other) => other !== word) });
  }
  return [...found.values()];
}
