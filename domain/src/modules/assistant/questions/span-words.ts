import { addDays, addMonths, type Span } from './calendar';
import type { Token } from './tokens';
import { numberWords, type Unit, units } from './vocabulary/calendar-words';

/** A month without its year is the last that has begun for what is past, and the nearest for what falls due. */
export interface Clock {
  readonly today: string;
  readonly tense: 'past' | 'near';
}

export interface FoundSpan {
  readonly span: Span;
  /** How many tokens it takes. */
  readonly length: number;
}

export type Words = readonly Token[];
export const wordAt = (words: Words, place: number) => words[place]?.plain ?? '';

export function numberAt(words: Words, place: number): number | null {
  const word = wordAt(words, place);
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return numberWords.get(word) ?? null;
}

export function unitAt(words: Words, place: number): Unit | null {
  return units.get(wordAt(words, place)) ?? null;
}

/** So many units before or after today. */
export function shifted(today: string, unit: Unit, n: number): string {
  if (unit === 'day') return addDays(today, n);
  if (unit === 'week') return addDays(today, n * 7);
  return addMonths(today, n * { month: 1, quarter: 3, half: 6, year: 12 }[unit]);
}

export const found = (span: Span | null, length: number): FoundSpan | null => span && { span, length };
export const oneDay = (day: string | null): Span | null => (day === null ? null : { first: day, last: day });
