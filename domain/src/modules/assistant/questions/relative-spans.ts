import {
  addDays,
  halfSpan,
  monthOf,
  monthSpan,
  quarterSpan,
  type Span,
  weekAround,
  yearOf,
  yearSpan,
} from './calendar';
import { type Clock, type FoundSpan, found, numberAt, oneDay, shifted, unitAt, type Words, wordAt } from './span-words';
import { lastWords, nextWords, pastWords, singleDays, thisWords, type Unit } from './vocabulary/calendar-words';

/** Today, this week, last month, the last 30 days, `les 10 prochains jours`. */
export function relativeSpan(words: Words, place: number, { today }: Clock): FoundSpan | null {
  return (
    singleDay(words, place, today) ??
    unitWithSide(words, place, today) ??
    sideWithUnit(words, place, today) ??
    countedUnits(words, place, today)
  );
}

const sideOf = (word: string) => (lastWords.has(word) || pastWords.has(word) ? -1 : nextWords.has(word) ? 1 : 0);

function around(today: string, unit: Unit, n: number, length: number): FoundSpan | null {
  return found(unitAround(shifted(today, unit, n), unit), length);
}

/** From so many units ago until today, or from today until then. */
function rolling(today: string, unit: Unit, n: number, length: number): FoundSpan | null {
  const other = shifted(today, unit, n);
  return found(n < 0 ? { first: other, last: today } : { first: today, last: other }, length);
}

function singleDay(words: Words, place: number, today: string): FoundSpan | null {
  const two = singleDays.get(`${wordAt(words, place)} ${wordAt(words, place + 1)}`);
  if (two !== undefined) return found(oneDay(addDays(today, two)), 2);
  const one = singleDays.get(wordAt(words, place));
  return one === undefined ? null : found(oneDay(addDays(today, one)), 1);
}

/** `semaine dernière`, `mois en cours`. */
function unitWithSide(words: Words, place: number, today: string): FoundSpan | null {
  const unit = unitAt(words, place);
  if (!unit) return null;
  const next = wordAt(words, place + 1);
  if (sideOf(next)) return around(today, unit, sideOf(next), 2);
  if (next === 'courant' || next === 'courante') return around(today, unit, 0, 2);
  return next === 'en' && wordAt(words, place + 2) === 'cours' ? around(today, unit, 0, 3) : null;
}

/** `this week`, `last month`, `last 30 days`, `past week`. */
function sideWithUnit(words: Words, place: number, today: string): FoundSpan | null {
  const first = wordAt(words, place);
  const unit = unitAt(words, place + 1);
  if (thisWords.has(first)) return unit && around(today, unit, 0, wordAt(words, place + 2) === 'ci' ? 3 : 2);
  const side = sideOf(first);
  if (!side) return null;
  const n = numberAt(words, place + 1);
  const counted = n === null ? null : unitAt(words, place + 2);
  if (n !== null && counted) return rolling(today, counted, side * n, 3);
  if (!unit) return null;
  return pastWords.has(first) ? rolling(today, unit, -1, 2) : around(today, unit, side, 2);
}

/** `30 derniers jours`, `3 weeks ago`. */
function countedUnits(words: Words, place: number, today: string): FoundSpan | null {
  const n = numberAt(words, place);
  if (n === null) return null;
  const side = sideOf(wordAt(words, place + 1));
  const unit = unitAt(words, side ? place + 2 : place + 1);
  if (!unit) return null;
  if (side) return rolling(today, unit, side * n, 3);
  const after = wordAt(words, place + 2);
  if (after === 'ago') return around(today, unit, -n, 3);
  return sideOf(after) ? rolling(today, unit, sideOf(after) * n, 3) : null;
}

/** The whole day, week, month... around a day. */
export function unitAround(day: string, unit: Unit): Span {
  const year = yearOf(day);
  const month = monthOf(day);
  switch (unit) {
    case 'day':
      return { first: day, last: day };
    case 'week':
      return weekAround(day);
    case 'month':
      return monthSpan(year, month);
    case 'quarter':
      return quarterSpan(year, Math.ceil(month / 3));
    case 'half':
      return halfSpan(year, Math.ceil(month / 6));
    case 'year':
      return yearSpan(year);
  }
}
