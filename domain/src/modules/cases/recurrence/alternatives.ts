import type { RecurrenceSource } from './document';
import type { Alternative } from './question';
import { plain, termsOf } from './terms';

export type { Alternative } from './question';

/** Words and short phrases that mean the same, as they are written. */
export type WordGroups = readonly (readonly string[])[];

/** A word of another language counts nearly as much as the word itself. */
const equivalent = 0.8;
const longestPhrase = 4;

interface Known {
  readonly terms: readonly string[];
  /** The terms of each other word of the group. */
  readonly others: readonly (readonly string[])[];
}

const known = new WeakMap<WordGroups, ReadonlyMap<string, readonly Known[]>>();

/** By word or phrase in plain letters. Made once for each set of groups. */
function wordsOf(groups: WordGroups): ReadonlyMap<string, readonly Known[]> {
  const before = known.get(groups);
  if (before) return before;
  const words = new Map<string, Known[]>();
  for (const group of groups) {
    const terms = group.map((word) => [...new Set(termsOf(word).map(({ term }) => term))]);
    for (const [place, word] of group.entries()) {
      const own = terms[place] ?? [];
      const others = terms.filter((other, at) => at !== place && other.length > 0 && other.join() !== own.join());
      const key = singular(plain(word));
      if (own.length > 0 && others.length > 0) words.set(key, [...(words.get(key) ?? []), { terms: own, others }]);
    }
  }
  known.set(groups, words);
  return words;
}

/** Plurals are the same word; the stem is not: a `seal` is no `sealing`. */
const singular = (words: string) => words.replace(/(?<=\p{L}{3})[sx](?= |$)/gu, '');

/** What other words say the same as those of a text, the longest phrase first at each place. */
export function equivalentWords({ title, definition }: RecurrenceSource, groups: WordGroups): readonly Alternative[] {
  const words = groups.length === 0 ? null : wordsOf(groups);
  if (!words || words.size === 0) return [];
  const { what, where, how, why } = definition;
  const said = singular(plain([title, what, where, how, why].join(' . ').slice(0, 6000))).split(' ');
  const found = new Map<string, Alternative>();
  for (let at = 0; at < said.length; ) {
    let step = 1;
    for (let length = longestPhrase; length > 0; length -= 1) {
      const matches = words.get(said.slice(at, at + length).join(' '));
      if (!matches || at + length > said.length) continue;
      for (const { terms, others } of matches) {
        for (const instead of others) {
          found.set(`${terms.join()}>${instead.join()}`, { said: terms, instead, share: equivalent });
        }
      }
      step = length;
      break;
    }
    at += step;
  }
  return [...found.values()];
}
