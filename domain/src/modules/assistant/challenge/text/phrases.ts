import type { Said } from './said';

export interface PhraseFound {
  readonly phrase: string;
  readonly at: number;
  readonly end: number;
  /** As it was written. */
  readonly written: string;
}

const wordsIn = (phrase: string) => phrase.match(/[\p{L}\p{N}]+/gu) ?? [];
const between = /^(?:[\s'-]{1,3}|\. ?)$/;

/**
 * Phrases in small letters without accents; a longer one wins over a shorter one that begins it. Looked up word by word:
 * one expression of two hundred alternatives is tried at every letter and takes ten times as long.
 */
export function phraseFinder(phrases: readonly string[]): (said: Said) => readonly PhraseFound[] {
  const byFirst = new Map<string, { phrase: string; rest: readonly string[] }[]>();
  for (const phrase of phrases) {
    const [first = '', ...rest] = wordsIn(phrase);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, rest }]);
  }
  for (const known of byFirst.values()) known.sort((one, other) => other.rest.length - one.rest.length);
  return (said) => {
    const found: PhraseFound[] = [];
    let free = 0;
    said.words.forEach(({ word, at }, place) => {
      if (at < free) return;
      const match = byFirst.get(word)?.find(({ rest }) => standsAt(said, place, rest));
      if (!match) return;
      const last = said.words[place + match.rest.length];
      free = (last?.at ?? at) + (last?.word.length ?? word.length);
      found.push({ phrase: match.phrase, at, end: free, written: said.written.slice(at, free) });
    });
    return found;
  };
}

function standsAt({ words, plain }: Said, place: number, rest: readonly string[]): boolean {
  return rest.every((word, behind) => {
    const before = words[place + behind];
    const here = words[place + behind + 1];
    return before && here?.word === word && between.test(plain.slice(before.at + before.word.length, here.at));
  });
}

/** A folded word list, separated by commas. */
export const phrasesIn = (list: string): readonly string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
