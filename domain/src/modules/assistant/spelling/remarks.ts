import type { Language } from '../../../kernel/message';
import { lacksAccents } from './accents';
import { falseFriends } from './false-friends';
import { capitalised, type SpellChecker } from './spell-checker';
import { type SuggestionOptions, suggestionSteps } from './suggestions';
import { bareWord, isCode, type WordOfText, wordsOfText } from './words-of-text';

/** A word that is in no dictionary, from `start` up to `end` in the text. */
export interface SpellingRemark {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  /** The likeliest first; none where nothing resembles it. */
  readonly replacements: readonly string[];
}

export interface SpellingOptions {
  readonly checkers: Readonly<Record<Language, SpellChecker>>;
  readonly language: Language;
  /** What the company writes and no dictionary knows, in small letters. */
  readonly ownWords: ReadonlySet<string>;
}

const mostRemarks = 100;
/** A text in neither language has only such words. */
const mostThorough = 20;
/** Shorter words of the other language are too often a mistake in this one. */
const shortestForeign = 4;

/** One step for each word that is looked at, so that the caller may do other things in between. */
export function* spellingSteps(text: string, options: SpellingOptions): Generator<SpellingRemark | null> {
  const words = [...wordsOfText(text)];
  const names = new Set(words.filter(isName).map(({ word }) => word));
  const judged = new Map<string, readonly string[] | null>();
  const right = new Set(options.ownWords);
  for (const { word } of words) {
    if (judged.has(word)) continue;
    const isRight = names.has(word) || isAccepted(word, options);
    judged.set(word, isRight ? null : []);
    if (isRight) right.add(word.toLowerCase());
    yield null;
  }
  let remarks = 0;
  for (const { word, start, end, beginsSentence } of words) {
    let replacements = judged.get(word);
    if (!replacements || remarks >= mostRemarks) continue;
    if (replacements.length === 0) {
      replacements = yield* replacementsFor(word, options, { likely: right, isThorough: remarks < mostThorough });
      judged.set(word, replacements);
    }
    // With a capital and like nothing at all it is a name, at the beginning of a sentence too.
    if (beginsSentence && replacements.length === 0 && hasCapital(word)) continue;
    remarks += 1;
    yield { start, end, word, replacements };
  }
}

const hasCapital = (word: string) => /^\p{Lu}/u.test(word);

function isName({ word, beginsSentence }: WordOfText): boolean {
  return !beginsSentence && hasCapital(bareWord(word));
}

function isAccepted(word: string, { checkers, language, ownWords }: SpellingOptions): boolean {
  const bare = bareWord(word);
  if (isCode(word)) return true;
  if (isOwn(word.toLowerCase(), ownWords) || isOwn(bare.toLowerCase(), ownWords)) return true;
  if (falseFriends[language].has(word.toLowerCase())) return false;
  if (checkers[language].isCorrect(word)) return true;
  const other = checkers[language === 'fr' ? 'en' : 'fr'];
  return (
    bare.length >= shortestForeign && other.isCorrect(bare) && !(language === 'fr' && lacksAccents(bare, checkers.fr))
  );
}

function isOwn(word: string, ownWords: ReadonlySet<string>): boolean {
  const written = word.normalize('NFC').replace(/[’ʼ]/gu, "'");
  return ownWords.has(written) || ownWords.has(written.replace(/[sx]$/, ''));
}

function* replacementsFor(
  word: string,
  { checkers, language }: SpellingOptions,
  suggested: SuggestionOptions,
): Generator<null, readonly string[]> {
  const friend = falseFriends[language].get(word.toLowerCase());
  const found =
    friend === undefined
      ? yield* suggestionSteps(word, checkers[language], suggested)
      : [hasCapital(word) ? capitalised(friend) : friend];
  const apostrophe = /[’ʼ]/u.exec(word)?.[0];
  return apostrophe ? found.map((one) => one.replaceAll("'", apostrophe)) : found;
}
