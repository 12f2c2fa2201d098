import type { Meaning } from './meanings';
import { type Period, readPeriod } from './periods';
import { phrasesOf } from './phrases';
import { type NamedRecord, readRecordNumber } from './record-numbers';
import type { Token } from './tokens';
import { fillerPhrases, fillerSentences, otherPhrases } from './vocabulary/other-words';
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

const told = [...recordPhrases, ...statusPhrases, ...otherValuePhrases, ...otherPhrases];
const known = phrasesOf([...told, ...fillerSentences, ...fillerPhrases]);
const misspelt = phrasesOf(told);

/** From left to right, the longest that is known at each place. */
export function scan(tokens: readonly Token[], today: string): readonly Scanned[] {
  const parts: Scanned[] = [];
  for (let place = 0; place < tokens.length; ) {
    const { meaning, length } = meaningAt(tokens, place, today, parts.at(-1)?.meaning.says === 'text');
    parts.push({ meaning, tokens: tokens.slice(place, place + length) });
    place += length;
  }
  return parts;
}

function meaningAt(
  tokens: readonly Token[],
  place: number,
  today: string,
  isAfterText: boolean,
): { meaning: ScannedMeaning; length: number } {
  const record = readRecordNumber(tokens, place);
  if (record) return { meaning: { says: 'record', record }, length: record.length };
  const phrase = known.at(tokens, place);
  const period = periodAt(tokens, place, today);
  if (
    period &&
    period.length >= (phrase?.length ?? 0) &&
    !(isAfterText && isMereNumber(tokens, place, period.length))
  ) {
    return { meaning: period.meaning, length: period.length };
  }
  // `atelier A` is no article.
  if (phrase && !(isAfterText && /^\p{Lu}$/u.test(tokens[place]?.typed ?? ''))) return phrase;
  return (phrase ? null : misspelt.nearlyAt(tokens, place)) ?? { meaning: { says: 'text' }, length: 1 };
}

function periodAt(tokens: readonly Token[], place: number, today: string) {
  const past = readPeriod(tokens, place, { today, tense: 'past' });
  const near = past && readPeriod(tokens, place, { today, tense: 'near' });
  return past && near ? { meaning: { says: 'period', past, near } as const, length: past.length } : null;
}

/** `lot 2025`, `cuve T2`: a number that belongs to the word before it. */
const isMereNumber = (tokens: readonly Token[], place: number, length: number) =>
  length === 1 && /^[a-z]?[\d/.-]+$/.test(tokens[place]?.plain ?? '');
