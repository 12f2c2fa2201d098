import {
  addDays,
  dayIn,
  daysBetween,
  halfSpan,
  monthSpan,
  quarterSpan,
  type Span,
  weekAround,
  weekdayOf,
  weekSpan,
  yearOf,
  yearSpan,
} from './calendar';
import { isOneLetterAway } from './phrases';
import { relativeSpan } from './relative-spans';
import { type Clock, type FoundSpan, found, numberAt, oneDay, unitAt, type Words, wordAt } from './span-words';
import {
  lastWords,
  months,
  nextWords,
  ordinals,
  singleDays,
  thisWords,
  type Unit,
  weekdays,
} from './vocabulary/calendar-words';

/** No period is without one of these. */
export function isCalendarWord(words: Words, place: number): boolean {
  const word = wordAt(words, place);
  return /\d/.test(word) || daysByName.has(word) || unitAt(words, place) !== null || monthAt(words, place) !== null;
}
const daysByName = new Set([...weekdays.keys(), ...[...singleDays.keys()].flatMap((name) => name.split(' '))]);

/** A stretch of the calendar that begins at this word, without what stands before it. */
export function readSpan(words: Words, place: number, clock: Clock): FoundSpan | null {
  return (
    writtenDay(words, place, clock) ??
    dayOfMonth(words, place, clock) ??
    relativeSpan(words, place, clock) ??
    weekday(words, place, clock) ??
    month(words, place, clock) ??
    partOfYear(words, place, clock) ??
    year(words, place)
  );
}

function yearAt(words: Words, place: number): number | null {
  const word = wordAt(words, place);
  return /^20\d\d$/.test(word) ? Number(word) : null;
}

/** `of 2026`, `de 2026`, `2026`: the year and how many words say it. */
function yearAfter(words: Words, place: number): { year: number | null; length: number } {
  const skipped = ['of', 'de', 'in', 'en'].includes(wordAt(words, place)) ? 1 : 0;
  const year = yearAt(words, place + skipped);
  return year ? { year, length: skipped + 1 } : { year: null, length: 0 };
}

function inLikelyYear(clock: Clock, spanIn: (year: number) => Span | null): Span | null {
  const now = yearOf(clock.today);
  // The 29th of February may be four years ago.
  const candidates = [1, 0, -1, -2, -3, -4].map((more) => now + more).flatMap((each) => spanIn(each) ?? []);
  if (clock.tense === 'past') return candidates.find(({ first }) => first <= clock.today) ?? null;
  const distance = ({ first, last }: Span) =>
    first > clock.today ? daysBetween(clock.today, first) : Math.max(0, daysBetween(last, clock.today));
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** 12/03/2026, 2026-03-12, 12/03, 03/2026. The day comes first, as the pages of the application write it. */
function writtenDay(words: Words, place: number, clock: Clock): FoundSpan | null {
  const numbers = wordAt(words, place).split(/[/.-]/).map(Number);
  const [a = 0, b = 0, c = 0] = numbers;
  if (numbers.length === 3) return found(oneDay(a > 31 ? dayIn(a, b, c) : dayIn(c < 100 ? c + 2000 : c, b, a)), 1);
  if (numbers.length !== 2 || a < 1 || b < 1) return null;
  if (b >= 2000 && b < 2100 && a <= 12) return found(monthSpan(b, a), 1);
  return found(
    inLikelyYear(clock, (each) => oneDay(dayIn(each, b, a))),
    1,
  );
}

const longMonths = [...months].filter(([name]) => name.length >= 6);

export function monthAt(words: Words, place: number): number | null {
  const word = wordAt(words, place);
  const exact = months.get(word);
  if (exact || word.length < 6) return exact ?? null;
  return longMonths.find(([name]) => name[0] === word[0] && isOneLetterAway(word, name))?.[1] ?? null;
}

export function dayNumberAt(words: Words, place: number): number | null {
  const day = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(wordAt(words, place))?.[1];
  return day && Number(day) >= 1 && Number(day) <= 31 ? Number(day) : null;
}

function dayOfMonth(words: Words, start: number, clock: Clock): FoundSpan | null {
  const place = weekdays.has(wordAt(words, start)) ? start + 1 : start;
  const firstDay = dayNumberAt(words, place);
  const of = wordAt(words, place + 1) === 'of' ? 1 : 0;
  const isDayFirst = firstDay !== null && monthAt(words, place + 1 + of) !== null;
  const day = isDayFirst ? firstDay : dayNumberAt(words, place + 1);
  const month = isDayFirst ? monthAt(words, place + 1 + of) : monthAt(words, place);
  if (day === null || month === null) return null;
  const length = place - start + 2 + (isDayFirst ? of : 0);
  const said = yearAfter(words, start + length);
  if (said.year) return found(oneDay(dayIn(said.year, month, day)), length + said.length);
  return found(
    inLikelyYear(clock, (each) => oneDay(dayIn(each, month, day))),
    length,
  );
}

function month(words: Words, start: number, clock: Clock): FoundSpan | null {
  const isSpelt = ['mois de', 'mois d', 'month of'].includes(`${wordAt(words, start)} ${wordAt(words, start + 1)}`);
  const place = isSpelt ? start + 2 : start;
  const isLast = lastWords.has(wordAt(words, place));
  const isNext = nextWords.has(wordAt(words, place));
  const at = isLast || isNext ? place + 1 : place;
  const named = monthAt(words, at);
  if (named === null) return null;
  const length = at - start + 1;
  const said = yearAfter(words, start + length);
  if (said.year) return found(monthSpan(said.year, named), length + said.length);
  const after = wordAt(words, start + length);
  const isLastSaid = isLast || lastWords.has(after);
  const isNextSaid = isNext || nextWords.has(after);
  const span = inLikelyYear({ ...clock, tense: isLastSaid ? 'past' : clock.tense }, (each) => monthSpan(each, named));
  const isLater = isNextSaid && span !== null && span.first <= clock.today;
  const taken = length + ((isLastSaid && !isLast) || (isNextSaid && !isNext) ? 1 : 0);
  return found(isLater ? monthSpan(yearOf(span.first) + 1, named) : span, taken);
}

function weekday(words: Words, place: number, { today, tense }: Clock): FoundSpan | null {
  const before = wordAt(words, place);
  const isBefore = lastWords.has(before) || nextWords.has(before) || thisWords.has(before);
  const wanted = weekdays.get(wordAt(words, isBefore ? place + 1 : place));
  if (!wanted) return null;
  const after = wordAt(words, place + 1);
  const said = isBefore ? before : after;
  const length = isBefore || lastWords.has(after) || nextWords.has(after) ? 2 : 1;
  if (thisWords.has(said)) return found(oneDay(addDays(weekAround(today).first, wanted - 1)), length);
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  if (lastWords.has(said)) return found(oneDay(addDays(today, ahead - 7)), length);
  if (nextWords.has(said)) return found(oneDay(addDays(today, ahead || 7)), length);
  return found(oneDay(addDays(today, tense === 'near' || ahead === 0 ? ahead : ahead - 7)), length);
}

function partOfYear(words: Words, place: number, clock: Clock): FoundSpan | null {
  const short = /^([qthsw])(\d{1,2})$/.exec(wordAt(words, place));
  const unit = unitAt(words, place);
  const inShort: Partial<Record<string, Unit>> = { q: 'quarter', t: 'quarter', h: 'half', w: 'week' };
  const isWeekOfS = short?.[1] === 's' && Number(short[2]) > 2;
  let read: { unit: Unit | undefined; n: number; length: number } | null = null;
  if (short) {
    read = {
      unit: short[1] === 's' ? (isWeekOfS ? 'week' : 'half') : inShort[short[1] ?? ''],
      n: Number(short[2]),
      length: 1,
    };
  } else if (unit && numberAt(words, place + 1) !== null) {
    read = { unit, n: numberAt(words, place + 1) ?? 0, length: 2 };
  } else {
    const of = unitAt(words, place + 1);
    const n = ordinals.get(wordAt(words, place)) ?? null;
    if (of && n !== null) read = { unit: of, n, length: 2 };
  }
  if (!read) return null;
  const spanIn = spansOfYear(read.unit, read.n);
  if (!spanIn) return null;
  const said = yearAfter(words, place + read.length);
  return found(said.year ? spanIn(said.year) : inLikelyYear(clock, spanIn), read.length + said.length);
}

function spansOfYear(unit: Unit | undefined, n: number): ((year: number) => Span) | null {
  if (unit === 'quarter' && n >= 1 && n <= 4) return (year) => quarterSpan(year, n);
  if (unit === 'half' && n >= 1 && n <= 2) return (year) => halfSpan(year, n);
  if (unit === 'week' && n >= 1 && n <= 53) return (year) => weekSpan(year, n);
  return null;
}

function year(words: Words, place: number): FoundSpan | null {
  const isSpelt = unitAt(words, place) === 'year';
  const said = yearAt(words, isSpelt ? place + 1 : place);
  return said ? found(yearSpan(said), isSpelt ? 2 : 1) : null;
}
