import { lacksAccents } from './accents';
import type { SpellingOptions } from './remarks';
import { bareWord, isCode, wordsOfText } from './words-of-text';

const shortest = 3;

/**
 * The words of a text that a company may have of its own: in no dictionary, not even when accents are put on, and written
 * small, since names are never remarked on anyway.
 */
export function unknownWords(text: string, judge: (word: string) => boolean): readonly string[] {
  const words = new Set<string>();
  for (const { word } of wordsOfText(text)) {
    const bare = bareWord(word).normalize('NFC');
    if (bare.length < shortest || bare !== bare.toLowerCase() || isCode(bare)) continue;
    if (!words.has(bare) && judge(bare)) words.add(bare);
  }
  return [...words];
}

export function isUnknown(word: string, { fr, en }: SpellingOptions['checkers']): boolean {
  return !fr.isCorrect(word) && !en.isCorrect(word) && !lacksAccents(word, fr);
}
