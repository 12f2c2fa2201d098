import type { Language } from '../../../kernel/message';

/**
 * One way to write a number: `1 250,50`, `1,250.5` and `1250.5` are the same. A comma before three digits groups
 * thousands in English and begins decimals in French, so that a translation that copies it changes the number.
 */
export function canonicalNumber(text: string, language: Language): string | null {
  const digits = text.replace(/[ \u00a0\u202f\u2009'’]/g, '');
  const separators = digits.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return digits.length > 15 ? null : withoutEnds(digits, '');
  const mixed = new Set(separators).size > 1;
  if (separators.length > 1 && !mixed)
    return isGrouped(digits, last) ? withoutEnds(digits.replaceAll(last, ''), '') : null;
  const cut = digits.lastIndexOf(last);
  const whole = digits.slice(0, cut);
  const rest = digits.slice(cut + 1);
  const groups = !mixed && last === ',' && language === 'en' && rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return groups ? withoutEnds(whole + rest, '') : withoutEnds(whole.replace(/[.,]/g, ''), rest);
}

function isGrouped(digits: string, separator: string): boolean {
  const [first = '', ...rest] = digits.split(separator);
  return /^\d{1,3}$/.test(first) && rest.every((group) => group.length === 3);
}

function withoutEnds(whole: string, decimals: string): string {
  const kept = decimals.replace(/0+$/, '');
  const start = whole.replace(/^0+(?=\d)/, '');
  return kept === '' ? start : `${start}.${kept}`;
}

const small: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  twice: 2,
  thrice: 3,
  triple: 3,
  triples: 3,
  tripled: 3,
  tripler: 3,
  quadruple: 4,
  quadrupled: 4,
};
const large: Readonly<Record<string, number>> = {
  hundred: 100,
  cent: 100,
  cents: 100,
  thousand: 1000,
  mille: 1000,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  milliard: 1e9,
  milliards: 1e9,
};
/** Groups take the number before them along: `deux douzaines`, `a dozen`. */
const groupsOf: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  douzaines: 12,
  dozen: 12,
  vingtaine: 20,
  trentaine: 30,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  millier: 1000,
};
const many: Readonly<Record<string, string>> = {
  dizaines: 'tens',
  dozens: 'tens',
  tens: 'tens',
  centaines: 'hundreds',
  hundreds: 'hundreds',
  milliers: 'thousands',
  thousands: 'thousands',
};
/** Articles, and words that have another meaning: they may stand for a number of the other text, and need not. */
const softWords = new Set(['un', 'une', 'a', 'an', 'one', 'neuf', 'both', 'once', 'half', 'demi', 'demie', 'moitie']);
const lone: Readonly<Record<string, string>> = {
  both: '2',
  once: '1',
  half: '0.5',
  demi: '0.5',
  demie: '0.5',
  moitie: '0.5',
};

export interface SpokenNumber {
  readonly value: string;
  /** How many words it takes. */
  readonly length: number;
  readonly soft: boolean;
}

export const isNumberWord = (word: string): boolean =>
  word in small || word in large || word in groupsOf || word in many;

/** The number that begins at this word, in French or English: `quatre-vingt-douze`, `two hundred and five`. */
export function spokenNumber(words: readonly string[], at: number): SpokenNumber | null {
  const first = words[at] ?? '';
  if (first in many) return { value: many[first] as string, length: 1, soft: false };
  if (first in lone) return { value: lone[first] as string, length: 1, soft: true };
  let total = 0;
  let current: number | null = null;
  let next = at;
  for (; next < words.length; next += 1) {
    const word = words[next] as string;
    const step = stepOf(words, next, current);
    if (step === null) {
      const joins = (word === 'et' || word === 'and') && current !== null && joinsNumber(words, next, current);
      if (!joins) break;
      continue;
    }
    if (step >= 1000) {
      total += (current ?? 1) * step;
      current = 0;
    } else current = step;
  }
  if (current === null) return null;
  const soft = next === at + 1 && softWords.has(first);
  return { value: String(total + current), length: next - at, soft };
}

/** What the running number below a thousand becomes, or the factor from a thousand on. */
function stepOf(words: readonly string[], at: number, current: number | null): number | null {
  const word = words[at] as string;
  const group = groupsOf[word];
  if (group !== undefined) return (current ?? 1) * group < 1000 ? (current ?? 1) * group : group;
  const factor = large[word];
  if (factor !== undefined) return factorStep(factor, current);
  const value = small[word];
  if (value === undefined) return null;
  return current === null ? value : smallStep(word, value, current);
}

function factorStep(factor: number, current: number | null): number | null {
  if (factor > 100) return current === null && factor > 1000 ? null : factor;
  if (current === null || current === 0) return 100;
  return current < 10 ? current * 100 : null;
}

function smallStep(word: string, value: number, current: number): number | null {
  if (current === 0) return word === 'a' || word === 'an' ? null : value;
  if (current % 100 === 4 && word.startsWith('vingt')) return current + 76;
  return fits(current, value) ? current + value : null;
}

/** Twenty takes two, not eleven; sixty and eighty take eleven in French; hundreds take what is below them. */
function fits(current: number, value: number): boolean {
  const tens = current % 100;
  if (current >= 100 && tens === 0) return value < 100;
  if (tens === 60 || tens === 80) return value < 20;
  return tens >= 20 && tens % 10 === 0 && value < 10;
}

function joinsNumber(words: readonly string[], at: number, current: number): boolean {
  const next = words[at + 1] ?? '';
  if (words[at] === 'and')
    return current >= 100 && current % 100 === 0 && (small[next] ?? 100) < 100 && !softWords.has(next);
  return current % 100 >= 20 && (next === 'un' || next === 'une' || next === 'onze');
}
