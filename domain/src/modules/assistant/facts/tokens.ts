import type { Language } from '../../../kernel/message';
import { canonicalNumber } from './numerals';
import { isUnit } from './units';

export type TokenKind = 'word' | 'number' | 'ordinal' | 'code' | 'date' | 'time' | 'mark';

/** A piece of a text with its place. `plain` is what is compared: small letters without accents, or the value. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly plain: string;
  readonly sentence: number;
}

/** Small letters without accents. */
export function plainOf(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/[‐‑‒–−]/g, '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

type Found = { readonly kind: TokenKind; readonly plain: string; readonly length: number };
type Form = readonly [pattern: RegExp, read: (match: RegExpExecArray, language: Language) => Found | null];

const found = (kind: TokenKind, plain: string, length: number): Found => ({ kind, plain, length });

function dateOf(match: RegExpExecArray, year: string | undefined, month: string, day: string): Found | null {
  const [m, d] = [Number(month), Number(day)];
  if (m < 1 || d < 1 || d > 31) return null;
  if (m > 12) return d > 12 || year === undefined ? null : dateOf(match, year, day, month);
  const full = year === undefined ? '-' : year.length === 2 ? `20${year}` : year;
  return found('date', `${full}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`, match[0].length);
}

function timeOf(match: RegExpExecArray, hour: string, minute = '0', half = ''): Found | null {
  const twelve = half === '' ? 0 : half.toLowerCase() === 'p' ? 12 : -1;
  const h = twelve === 0 ? Number(hour) : (Number(hour) % 12) + Math.max(0, twelve);
  if (h > 24 || Number(minute) > 59) return null;
  return found('time', String(h * 60 + Number(minute)), match[0].length);
}

const space = '[ \\u00a0\\u202f\\u2009]';
const asDate = '(?<=(?:^|[^\\p{L}])(?:le|du|au|on|avant|après|dès|before|after|by|until|since|depuis)\\s)';

/** The first form that fits at a place wins. */
const forms: readonly Form[] = [
  [
    /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|https?:\/\/[^\s<>"]+/uy,
    ([text]) => found('code', text.toLowerCase(), text.length),
  ],
  [/(\d{4})-(\d{2})-(\d{2})(?![\p{L}\p{N}-])|(\d{4})-(\d{2})-(\d{2})(?=T\d)/uy, isoDate],
  [
    /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\p{N}]|[/-]\d)/uy,
    (match) => dateOf(match, match[4], match[3] as string, match[1] as string),
  ],
  [
    new RegExp(`${asDate}(\\d{1,2})/(\\d{1,2})(?![\\p{N}/])`, 'iuy'),
    (match) => dateOf(match, undefined, match[2] as string, match[1] as string),
  ],
  [
    new RegExp(`(\\d{1,2})${space}?h${space}?(\\d{2})(?:${space}?(?:min|mn))?(?![\\p{L}\\p{N}])`, 'iuy'),
    (match) => timeOf(match, match[1] as string, match[2]),
  ],
  [
    new RegExp(
      `(\\d{1,2})${space}?(?:heures?|hours?|h)${space}(?:et |and )?(\\d{1,2})${space}?(?:minutes?|min|mn)\\b`,
      'iuy',
    ),
    (match) => timeOf(match, match[1] as string, match[2]),
  ],
  [
    new RegExp(`(\\d{1,2})[:.](\\d{2})(?::\\d{2})?${space}?([ap])(?:m\\b|\\.m\\.)`, 'iuy'),
    (match) => timeOf(match, match[1] as string, match[2], match[3]),
  ],
  [
    new RegExp(`(\\d{1,2})()${space}?([ap])(?:m\\b|\\.m\\.)`, 'iuy'),
    (match) => timeOf(match, match[1] as string, '0', match[3]),
  ],
  [/(\d{1,2}):(\d{2})(?::\d{2})?(?![\p{L}\p{N}:])/uy, (match) => timeOf(match, match[1] as string, match[2])],
  [
    /(\d{1,4})(?:er|ère|re|e|è|ème|eme|nd|nde|st|rd|th)(?![\p{L}\p{N}])/iuy,
    (match) => found('ordinal', match[1] as string, match[0].length),
  ],
  [/[\p{L}\p{N}]+(?:[-_/.#‑–][\p{L}\p{N}]+){0,8}/uy, code],
  [/[-−–±]?\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3})+(?![\d])(?:[.,]\d+)?|[-−–±]?\d+(?:[.,]\d+)*/uy, number],
  [/[½¼¾]/uy, ([text]) => found('number', text === '½' ? '0.5' : text === '¼' ? '0.25' : '0.75', 1)],
  [
    /aujourd['’]hui|\p{L}+n['’]t(?!\p{L})/iuy,
    ([text]) => found('word', plainOf(text).replace(/['’]/, ''), text.length),
  ],
  [/cannot(?!\p{L})/iuy, ([text]) => found('word', 'cannot', text.length)],
  [/[\p{L}\p{M}]+/uy, ([text]) => found('word', plainOf(text), text.length)],
  [/[^\s]/uy, ([text]) => found('mark', text, text.length)],
];

function isoDate(match: RegExpExecArray): Found | null {
  const [, year, month, day, yearOfMoment, monthOfMoment, dayOfMoment] = match;
  return dateOf(match, year ?? yearOfMoment, (month ?? monthOfMoment) as string, (day ?? dayOfMoment) as string);
}

/** Letters and digits together, unless it is a number with its unit. `12-15` is two numbers, `0042` no number. */
function code(match: RegExpExecArray): Found | null {
  const text = match[0];
  const plain = plainOf(text).toUpperCase();
  if (/^0\d+$/.test(text)) return found('code', plain, text.length);
  if (!/\p{N}/u.test(text) || !/\p{L}/u.test(text)) return null;
  const measured = /^[\d.,]+(\p{L}+)/u.exec(text)?.[1];
  if (measured !== undefined && isUnit(measured) && !/^[\d.,]+\p{L}+[\d_-]/u.test(text)) return null;
  const words = text.split(/[-‑–/]/);
  if (
    words.length > 1 &&
    words.every((part) => /^(?:\p{L}+|\d{1,3})$/u.test(part)) &&
    /^\d/.test(text) &&
    isUnit(words[1] ?? '')
  ) {
    return null;
  }
  return found('code', plain, text.length);
}

function number(match: RegExpExecArray, language: Language): Found | null {
  const before = match.input[match.index - 1];
  const text = match[0];
  const signed = /^[-−–±]/.test(text);
  if (signed && before !== undefined && !/[\s(\u00a0\u202f]/.test(before)) return null;
  const sign = signed ? (text[0] === '±' ? '±' : '-') : '';
  const value = canonicalNumber(signed ? text.slice(1) : text, language);
  return value === null ? found('code', text, text.length) : found('number', sign + value, text.length);
}

const abbreviations = new Set([
  'm',
  'mr',
  'mrs',
  'ms',
  'dr',
  'no',
  'approx',
  'env',
  'ex',
  'cf',
  'p',
  'art',
  'max',
  'min',
]);

/** Every word, number, code and mark of a text, in order. Letters of other scripts are words too. */
export function tokensOf(text: string, language: Language): readonly Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  for (let at = 0; at < text.length; ) {
    const lineBreak = /\s+/y;
    lineBreak.lastIndex = at;
    const blank = lineBreak.exec(text)?.[0];
    if (blank !== undefined) {
      if (blank.includes('\n')) sentence += 1;
      at += blank.length;
      continue;
    }
    const { kind, plain, length } = formAt(text, at, language);
    if (kind === 'mark' && endsSentence(plain, tokens, text[at + 1])) sentence += 1;
    tokens.push({ kind, plain, start: at, end: at + length, text: text.slice(at, at + length), sentence });
    at += length;
  }
  return tokens;
}

function formAt(text: string, at: number, language: Language): Found {
  for (const [pattern, read] of forms) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const result = match && read(match, language);
    if (result) return result;
  }
  return found('mark', text[at] as string, 1);
}

function endsSentence(mark: string, before: readonly Token[], after: string | undefined): boolean {
  if (/[!?…]/.test(mark)) return true;
  const last = before.at(-1);
  return mark === '.' && (after === undefined || /[\s"»”)]/.test(after)) && !(last && abbreviations.has(last.plain));
}
