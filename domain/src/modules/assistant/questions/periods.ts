import { addDays, dayIn, monthOf, type Span, yearOf } from './calendar';
import { type Phrasebook, phrasesOf } from './phrases';
import { unitAround } from './relative-spans';
import { type Clock, numberAt, shifted, unitAt, type Words, wordAt } from './span-words';
import { dayNumberAt, readSpan } from './spans';
import { endWords, singleDays, startWords } from './vocabulary/calendar-words';

/** Days of a filter: null where that side is open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
  readonly length: number;
  /** Only what falls due is said so: `by Friday`, `within ten days`. */
  readonly isOfDueDate: boolean;
  readonly isSince: boolean;
}

type Preposition =
  | 'in'
  | 'before'
  | 'until'
  | 'after'
  | 'since'
  | 'by'
  | 'between'
  | 'within'
  | 'older'
  | 'younger'
  | 'from'
  | 'ago';

const prepositions: Phrasebook<Preposition> = [
  [
    'en|in|au|aux|a|dans|de|du|d|des|le|les|la|l|the|on|of|for|pour|pour le|pour la|during|pendant|au cours de|over',
    'in',
  ],
  [
    'au cours du|au cours des|pendant le|pendant la|pendant les|sur|sur les|sur le|in the|of the|over the|during the',
    'in',
  ],
  ['de la|de l|de ce|de cette|du mois de|au mois de|ces|these|for the|within the|courant|dans le courant de', 'in'],
  ['avant|avant le|avant la|before|before the|prior to|earlier than|anterieures a|anterieures au', 'before'],
  ['jusque|jusqu a|jusqu au|jusqu en|until|till|up to|up until|through', 'until'],
  [
    'by|by the|d ici|d ici le|d ici la|d ici a|d ici au|au plus tard|au plus tard le|no later than|not later than',
    'by',
  ],
  ['apres|apres le|apres la|after|after the|later than|posterieures a|posterieures au', 'after'],
  ['depuis|depuis le|depuis la|depuis les|depuis l|since|since the|a partir de|a partir du|a compter du', 'since'],
  ['des le|starting|starting from|as of|on or after|a compter de', 'since'],
  ['from|from the', 'from'],
  ['il y a', 'ago'],
  ['entre|entre le|between|between the|from|from the|de|du|d', 'between'],
  ['within|within the next|sous|dans|dans les|d ici|in|in the next|au cours des', 'within'],
  [
    'il y a plus de|more than|older than|over|plus vieilles que|de plus de|datant de plus de|depuis plus de|vieilles de plus de|qui datent de plus de|ayant plus de|agées de plus de|qui ont plus de|plus anciennes que|since more than',
    'older',
  ],
  ['for more than|for over|by more than|by over|for at least|depuis au moins', 'older'],
  ['il y a moins de|less than|younger than|de moins de|datant de moins de|depuis moins de', 'younger'],
];
const spoken = (
  ['between', 'older', 'younger', 'within', 'by', 'until', 'before', 'after', 'since', 'from', 'ago', 'in'] as const
).map((name) => ({ name, phrases: phrasesOf(prepositions.filter(([, meaning]) => meaning === name)) }));

const andWords = new Set(['et', 'and']);
const toWords = new Set(['a', 'au', 'to', 'until', 'till', 'through', 'jusqu', 'jusque']);
/** `de la semaine`, `of the month`: the one that is going on. */
const theseArticles = new Set(['la', 'l', 'du', 'le', 'the']);
const articles = new Set(['le', 'la', 'les', 'l', 'the', 'du', 'de', 'of', 'd', 'au', 'a', 'en', 'ce', 'date']);

/** A period that begins at this word, with its preposition. */
export function readPeriod(words: Words, place: number, clock: Clock): Period | null {
  const found = spoken.flatMap(({ name, phrases }) => {
    const match = phrases.at(words, place);
    return match ? (readAfter(name, words, place + match.length, match.length, clock) ?? []) : [];
  });
  // A word of English that is seldom the month where nothing stands before it.
  const bare = wordAt(words, place) === 'may' ? null : readPlain(words, place, clock);
  const all = bare ? [...found, inside(bare.span, bare.length)] : found;
  return all.reduce<Period | null>((best, each) => (best && best.length >= each.length ? best : each), null);
}

const period = (from: string | null, to: string | null, length: number, more: Partial<Period> = {}): Period => ({
  from,
  to,
  length,
  isOfDueDate: false,
  isSince: false,
  ...more,
});
const inside = ({ first, last }: Span, length: number) => period(first, last, length);

function readAfter(name: Preposition, words: Words, place: number, taken: number, clock: Clock): Period | null {
  if (name === 'between') return readBetween(words, place, taken, clock);

  const counted = readCounted(name, words, place, taken, clock.today);
  if (counted) return counted;
  const isOfThis = name === 'in' && theseArticles.has(wordAt(words, place - 1));
  const now = isOfThis ? unitNow(words, place, clock.today) : null;
  const read =
    readPlain(words, place, name === 'by' ? { ...clock, tense: 'near' } : clock) ?? (now && { ...now, isEdge: false });
  if (!read) return null;
  const { first, last } = read.span;
  const length = taken + read.length;
  switch (name) {
    case 'in':
      return inside(read.span, length);
    case 'before':
      return period(null, read.isEdge ? last : addDays(first, -1), length);
    case 'until':
      return period(null, last, length);
    case 'by':
      return period(null, last, length, { isOfDueDate: true });
    case 'after':
      return period(addDays(last, 1), null, length);
    case 'since':
      return period(first, null, length, { isSince: true });
    case 'from':
      return readFrom(read.span, words, place + read.length, length);
    default:
      return null;
  }
}

/** `from 1 June` and `from June on` have no end, `from last month` has. */
function readFrom({ first, last }: Span, words: Words, next: number, length: number): Period {
  const isOnwards = ['on', 'onwards', 'onward', 'forward'].includes(wordAt(words, next));
  if (isOnwards) return period(first, null, length + 1, { isSince: true });
  const isNamedDay = singleDays.has(wordAt(words, next - 1));
  return first === last && !isNamedDay ? period(first, null, length, { isSince: true }) : period(first, last, length);
}

/** A span behind its articles; the end or the beginning of one is its last or first day. */
function readPlain(words: Words, start: number, clock: Clock): { span: Span; length: number; isEdge: boolean } | null {
  let place = start;
  const edge = () =>
    endWords.has(wordAt(words, place)) ? 'last' : startWords.has(wordAt(words, place)) ? 'first' : null;
  const skipArticles = () => {
    while (place < start + 4 && articles.has(wordAt(words, place)) && !readSpan(words, place, clock)) place += 1;
  };
  skipArticles();
  const side = edge();
  if (side) {
    place += 1;
    skipArticles();
  }
  const read = readSpan(words, place, clock) ?? (side ? unitNow(words, place, clock.today) : null);
  if (!read) return null;
  const length = place - start + read.length;
  if (!side) return { span: read.span, length, isEdge: false };
  return { span: { first: read.span[side], last: read.span[side] }, length, isEdge: true };
}

/** `la fin du mois`, `the beginning of the year`: the one that is going on. */
function unitNow(words: Words, place: number, today: string): { span: Span; length: number } | null {
  const unit = unitAt(words, place);
  return unit && { span: unitAround(today, unit), length: 1 };
}

/** `du 1er au 15 octobre`: the first day may leave its month, and the first month its year, to the second. */
function readBetween(words: Words, place: number, taken: number, clock: Clock): Period | null {
  const joins =
    wordAt(words, place - taken).startsWith('entre') || wordAt(words, place - taken) === 'between' ? andWords : toWords;
  const first = readPlain(words, place, clock);
  const bareDay = dayNumberAt(words, place);
  for (const length of [first?.length, bareDay === null ? undefined : 1]) {
    if (length === undefined || !joins.has(wordAt(words, place + length))) continue;
    const second = readPlain(words, place + length + 1, clock);
    if (!second) continue;
    const { last } = second.span;
    const total = taken + length + 1 + second.length;
    if (first && length === first.length) {
      const isYearSaid = /20\d\d/.test(
        words
          .slice(place, place + length)
          .map(({ plain }) => plain)
          .join(' '),
      );
      return period(isYearSaid ? first.span.first : inYearBefore(first.span.first, last), last, total);
    }
    const start = dayIn(yearOf(last), monthOf(last), bareDay ?? 0);
    if (start) return period(start, last, total);
  }
  return null;
}

function inYearBefore(day: string, last: string): string {
  const sameYear = `${last.slice(0, 4)}${day.slice(4)}`;
  return sameYear <= last ? sameYear : `${yearOf(last) - 1}${day.slice(4)}`;
}

/** So many days, weeks or months: `within 10 days`, `depuis 3 mois`, `more than 2 weeks ago`. */
function readCounted(name: Preposition, words: Words, place: number, taken: number, today: string): Period | null {
  const n = numberAt(words, place);
  const unit = n === null ? null : unitAt(words, place + 1);
  if (n === null || !unit) return null;
  const after = wordAt(words, place + 2);
  const length = taken + 2 + (['ago', 'old', 'late'].includes(after) ? 1 : 0);
  const then = shifted(today, unit, -n);
  switch (name) {
    case 'older':
      return period(null, addDays(then, -1), length, { isSince: true });
    case 'younger':
    case 'since':
      return period(then, null, length, { isSince: true });
    case 'ago':
      return inside(unitAround(then, unit), length);
    case 'within':
    case 'by':
      return after === 'ago' ? null : period(today, shifted(today, unit, n), length, { isOfDueDate: true });
    default:
      return null;
  }
}
