import type { Objection } from '../../kernel/workflow';
import { glossaryMessages as m } from './messages/rules';
import { wordKey } from './tokens';

/** Of what a company adds; those that are no longer used count too, since nothing is deleted. */
export const glossaryBounds = { groups: 500, fewestWords: 2, mostWords: 12, longestWord: 60 } as const;

/** What separates two words where a user types several: `groupe motopompe = motor pump`. */
const separators = /[,;=\n\r]/;

/** The words in a line as a user types it. */
export function wordsIn(line: string): readonly string[] {
  return line.split(separators).map(tidyWord).filter(Boolean);
}

/** Words as one line that a user edits. */
export function lineOf(words: readonly string[]): string {
  return words.join(', ');
}

export function tidyWord(word: string): string {
  return word.trim().replace(/\s+/g, ' ');
}

/** What is wrong with the words of one group, whatever else the company has. */
export function wordsProblem(words: readonly string[]): Objection | null {
  const { fewestWords, mostWords, longestWord } = glossaryBounds;
  const tidy = words.map(tidyWord);
  const split = tidy.find((word) => separators.test(word));
  if (split !== undefined) return { message: m.wordWithSeparator, values: { word: split } };
  const long = tidy.find((word) => word.length > longestWord);
  if (long !== undefined)
    return { message: m.wordTooLong, values: { word: `${long.slice(0, 20)}…`, max: longestWord } };
  const empty = tidy.find((word) => wordKey(word) === '');
  if (empty !== undefined) return { message: m.wordWithoutLetters, values: { word: empty } };
  const keys = tidy.map(wordKey);
  const twice = tidy.find((word, place) => keys.indexOf(wordKey(word)) < place);
  if (twice !== undefined) return { message: m.wordTwice, values: { word: twice } };
  if (tidy.length < fewestWords) return { message: m.tooFewWords, values: { min: fewestWords } };
  return tidy.length > mostWords ? { message: m.tooManyWords, values: { max: mostWords } } : null;
}

export interface WordsInUse {
  readonly id: number;
  readonly words: readonly string[];
  readonly state: GlossaryGroupState;
}

export const glossaryGroupStates = ['active', 'retired'] as const;
export type GlossaryGroupState = (typeof glossaryGroupStates)[number];

/** A word stands in one of the company's groups at a time: two would merge unnoticed. */
export function takenProblem(
  words: readonly string[],
  groups: readonly WordsInUse[],
  except: number | null = null,
): Objection | null {
  const keys = new Set(words.map(wordKey));
  for (const { id, words: others, state } of groups) {
    const word = id === except || state !== 'active' ? undefined : others.find((other) => keys.has(wordKey(other)));
    if (word !== undefined) {
      return { message: m.wordTaken, values: { word, group: lineOf(others) }, code: 'already_exists' };
    }
  }
  return null;
}

export function tooManyGroupsProblem(groupCount: number): Objection | null {
  const { groups } = glossaryBounds;
  return groupCount < groups ? null : { message: m.tooManyGroups, values: { max: groups }, code: 'quota_reached' };
}
