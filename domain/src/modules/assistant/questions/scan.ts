import type { Meaning } from './meanings';
import { type Period, readPeriod } from './periods';
import { phrasesOf } from './phrases';
import { type NamedRecord, readRecordNumber } from './record-numbers';
import { isCalendarWord } from './spans';
import type { Token } from './tokens';
import { fillerPhrases } from './vocabulary/fillers';
import { numberedThings, otherPhrases } from './vocabulary/other-words';
import { recordPhrases } from './vocabulary/records';
import { otherValuePhrases, statusPhrases } from './vocabulary/values';

export type ScannedMeaning =
  | Meaning
  | { readonly says: 'period'; readonly past: Period; readonly near: Period }
  | { readonly says: 'record'; readonly record: NamedRecord }
  | { readonly says: 'text' };

export interface Scanned {
  readonly meaning: ScannedMeaning;
  readonly tokens: readonly Token[];
}

const meaningful = [...recordPhrases, ...statusPhrases, ...otherValuePhrases, ...otherPhrases];
const known = phrasesOf([...meaningful, ...fillerPhrases]);
const misspelt = phrasesOf(meaningful);
/** In words; what is longer says no calendar word among the first of them. */
const longestPeriod = 8;

/** From left to right, the longest that is known at each place. */
export function scan(tokens: readonly Token[], today: string): readonly Scanned[] {
  const parts: Scanned[] = [];
  const isOfCalendar = tokens.map((_, place) => isCalendarWord(tokens, place));
  for (let place = 0; place < tokens.length; ) {
    const period = isOfCalendar.slice(place, place + longestPeriod).includes(true)
      ? periodAt(tokens, place, today)
      : null;
    const { meaning, length } = meaningAt(tokens, place, period, parts.at(-1)?.meaning.says === 'text');
    parts.push({ meaning, tokens: tokens.slice(place, place + length) });
    place += length;
  }
  return parts;
}

function meaningAt(
  tokens: readonly Token[],
  place: number,
  period: { readonly meaning: ScannedMeaning; readonly length: number } | null,
  isAfterText: boolean,
): { meaning: ScannedMeaning; length: number } {
  const record = readRecordNumber(tokens, place);
  if (record) return { meaning: { says: 'record', record }, length: record.length };
  const phrase = known.at(tokens, place);
  if (
    period &&
    period.length >= (phrase?.length ?? 0) &&
    !(isAfterText && isNumberOfText(tokens, place, period.length))
  ) {
    return { meaning: period.meaning, length: period.length };
  }
  // `found by chance` names no person.
  if (phrase?.meaning.says === 'name' && phrase.length > 1) {
    const last = known.at(tokens, place + phrase.length - 1);
    if (last?.meaning.says === 'value') return { meaning: { says: 'filler' }, length: phrase.length - 1 };
  }
  const nearly = misspelt.nearlyAt(tokens, place);
  if (nearly && nearly.length > (phrase?.length ?? 0)) return nearly;
  return phrase && !isProperName(phrase, tokens, place, isAfterText)
    ? phrase
    : { meaning: { says: 'text' }, length: 1 };
}

/** `atelier A` is no article, and the software `MES` not mine. */
function isProperName(
  { meaning, length }: { meaning: Meaning; length: number },
  tokens: readonly Token[],
  place: number,
  isAfterText: boolean,
): boolean {
  const typed = tokens[place]?.typed ?? '';
  if (isAfterText && /^[A-HJ-Z]$/.test(typed)) return true;
  const isLoud = /^\p{Lu}{2,}$/u.test(typed) && tokens.some((one) => /\p{Ll}/u.test(one.typed));
  return isLoud && length === 1 && !['kind', 'list', 'value'].includes(meaning.says);
}

function periodAt(tokens: readonly Token[], place: number, today: string) {
  const past = readPeriod(tokens, place, { today, tense: 'past' });
  const near = past && readPeriod(tokens, place, { today, tense: 'near' });
  return past && near ? { meaning: { says: 'period', past, near } as const, length: past.length } : null;
}

/** `lot 2025`, `cuve T2`, `ligne 3`: a number that belongs to the word before it. */
function isNumberOfText(tokens: readonly Token[], place: number, length: number): boolean {
  const isNumber = /^[a-z]?[\d/.-]+$/.test(tokens[place]?.plain ?? '');
  return isNumber && (length === 1 || numberedThings.has(tokens[place - 1]?.folded ?? ''));
}
