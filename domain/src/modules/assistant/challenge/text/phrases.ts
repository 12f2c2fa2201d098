import type { Spelled } from './spelled';

export interface PhraseFound {
  readonly phrase: string;
  readonly at: number;
  readonly end: number;
  /** As it was written. */
  readonly written: string;
}

/** Phrases in small letters without accents; a longer one wins over a shorter one that begins it. */
export function phraseFinder(phrases: readonly string[]): (text: Spelled, plain?: string) => readonly PhraseFound[] {
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  const anyOf = longestFirst.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s{1,3}'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return ({ written, plain }, searched = plain) =>
    [...searched.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length;
      return { phrase: match[0].replace(/\s+/g, ' '), at: match.index, end, written: written.slice(match.index, end) };
    });
}

/** Lines of a folded word list, separated by commas. */
export const phrasesIn = (list: string): readonly string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
