import { foldedOf, plainOf, type Token } from './tokens';

/** Ways to say something, parted by `|`, and what they mean. */
export type Phrasebook<Meaning> = readonly (readonly [phrases: string, meaning: Meaning])[];

export interface PhraseMatch<Meaning> {
  readonly meaning: Meaning;
  /** How many tokens it takes. */
  readonly length: number;
}

interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

export interface Phrases<Meaning> {
  /** The longest phrase that begins at this token. */
  at(tokens: readonly Token[], place: number): PhraseMatch<Meaning> | null;
  /** The same, where one letter of a long word may be wrong. */
  nearlyAt(tokens: readonly Token[], place: number): PhraseMatch<Meaning> | null;
}

const shortestMisspelt = 6;
const shortestMistyped = 8;

export function phrasesOf<Meaning>(book: Phrasebook<Meaning>): Phrases<Meaning> {
  const byFirstWord = new Map<string, Phrase<Meaning>[]>();
  for (const [several, meaning] of book) {
    for (const one of several.split('|')) {
      const words = (plainOf(one).match(/[\p{L}\p{N}]+/gu) ?? []).map(foldedOf);
      const first = words[0] ?? '';
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, meaning }]);
    }
  }
  for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  const longWords = new Map<number, string[]>();
  for (const word of byFirstWord.keys()) {
    if (word.length >= shortestMisspelt) longWords.set(word.length, [...(longWords.get(word.length) ?? []), word]);
  }

  const among = (phrases: readonly Phrase<Meaning>[], tokens: readonly Token[], place: number, isWord = isSame) => {
    const found = phrases.find(({ words }) =>
      words.every((word, index) => index === 0 || isWord(tokens[place + index]?.folded ?? '', word)),
    );
    return found ? { meaning: found.meaning, length: found.words.length } : null;
  };
  return {
    at: (tokens, place) => among(byFirstWord.get(tokens[place]?.folded ?? '') ?? [], tokens, place),
    nearlyAt: (tokens, place) => {
      const typed = tokens[place]?.folded ?? '';
      const alike = [-1, 0, 1].flatMap((more) => longWords.get(typed.length + more) ?? []);
      const meant = [typed, ...alike.filter((word) => isMisspelt(typed, word))];
      const matches = meant.flatMap((word) => among(byFirstWord.get(word) ?? [], tokens, place, isNearly) ?? []);
      return matches.sort((a, b) => b.length - a.length)[0] ?? null;
    },
  };
}

const isSame = (typed: string, word: string) => typed === word;
const isNearly = (typed: string, word: string) => typed === word || isMisspelt(typed, word);

/** Another letter makes another word of a short one: `filler` is no `filled`. */
function isMisspelt(typed: string, word: string): boolean {
  if (word.length < shortestMisspelt || typed[0] !== word[0] || !isOneLetterAway(typed, word)) return false;
  const isOtherLetter = typed.length === word.length && [...typed].sort().join() !== [...word].sort().join();
  return !isOtherLetter || word.length >= shortestMistyped;
}

/** One letter too many, missing, wrong, or two changed over. */
export function isOneLetterAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  // Most words differ at both ends, and one letter cannot do that.
  if (a[0] !== b[0] && a.at(-1) !== b.at(-1)) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restOf = (text: string, skipped: number) => text.slice(start + skipped);
  if (a.length > b.length) return restOf(a, 1) === restOf(b, 0);
  if (a.length < b.length) return restOf(a, 0) === restOf(b, 1);
  if (restOf(a, 1) === restOf(b, 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && restOf(a, 2) === restOf(b, 2);
}
