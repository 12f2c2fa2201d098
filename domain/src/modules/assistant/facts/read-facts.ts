import type { Language } from '../../../kernel/message';
import { frequencies, isLoneMonth, months, relativeDays, weekdays } from './calendar-words';
import type { Fact } from './fact';
import { spokenNumber } from './numerals';
import { type Token, tokensOf } from './tokens';
import { countedThings, unitOf } from './units';

/** A text as the check reads it: its tokens without hyphens and apostrophes, and its facts. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly facts: readonly Fact[];
}

type Draft = Pick<Fact, 'kind' | 'key'> & { readonly length: number } & Partial<Pick<Fact, 'soft' | 'optional'>>;
type Reader = (tokens: readonly Token[], words: readonly string[], at: number, text: string) => Draft | null;

const ordinalWords: Readonly<Record<string, number>> = {
  deuxieme: 2,
  second: 2,
  seconde: 2,
  troisieme: 3,
  third: 3,
  tiers: 3,
  quatrieme: 4,
  fourth: 4,
  cinquieme: 5,
  fifth: 5,
  sixieme: 6,
  sixth: 6,
  septieme: 7,
  seventh: 7,
  huitieme: 8,
  eighth: 8,
  neuvieme: 9,
  ninth: 9,
  dixieme: 10,
  tenth: 10,
  douzieme: 12,
  twelfth: 12,
};
const two = (value: number) => String(value).padStart(2, '0');
const isYear = (token: Token | undefined) => token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.text);

function dayOf(token: Token | undefined): number | null {
  if (token?.plain === 'premier' || token?.plain === 'first') return 1;
  if (token?.kind !== 'number' && token?.kind !== 'ordinal' && token?.kind !== 'code') return null;
  return /^\d{1,2}$/.test(token.plain) && Number(token.plain) >= 1 && Number(token.plain) <= 31
    ? Number(token.plain)
    : null;
}

function monthAt(tokens: readonly Token[], at: number): { month: number; next: number } | null {
  const month = tokens[at]?.kind === 'word' ? months.get(tokens[at].plain) : undefined;
  if (month === undefined) return null;
  return { month, next: tokens[at + 1]?.text === '.' && tokens[at + 2]?.kind === 'number' ? at + 2 : at + 1 };
}

/** `3 mars 2026`, `le 3 mars`, `3rd of March, 2026`. */
const dayBeforeMonth: Reader = (tokens, words, at) => {
  const day = dayOf(tokens[at]);
  if (day === null) return null;
  const found = monthAt(tokens, words[at + 1] === 'of' ? at + 2 : at + 1);
  return found && datedFrom(tokens, at, found.next, found.month, day);
};

const englishMonth = /^(?:january|february|april|june|july|august|september|october|november|december)$/;

/** `March 3, 2026`, `mars 2026`, and `in March`. */
const monthFirst: Reader = (tokens, words, at) => {
  const found = monthAt(tokens, at);
  if (!found) return null;
  const day = dayOf(tokens[found.next]);
  const isEnglishDay = day !== null && (/^\p{Lu}/u.test(tokens[at]?.text ?? '') || englishMonth.test(words[at] ?? ''));
  if (isEnglishDay) return datedFrom(tokens, at, found.next + 1, found.month, day);
  if (isYear(tokens[found.next])) {
    return { kind: 'date', key: `${tokens[found.next]?.plain}-${two(found.month)}`, length: found.next + 1 - at };
  }
  return isLoneMonth(words[at] ?? '', words[at - 1], tokens[at]?.text ?? '')
    ? { kind: 'date', key: `month ${found.month}`, length: 1 }
    : null;
};

function datedFrom(tokens: readonly Token[], at: number, after: number, month: number, day: number): Draft {
  const yearAt = tokens[after]?.text === ',' ? after + 1 : after;
  const year = isYear(tokens[yearAt]) ? tokens[yearAt]?.plain : '-';
  return { kind: 'date', key: `${year}-${two(month)}-${two(day)}`, length: (year === '-' ? after : yearAt + 1) - at };
}

const dayWord: Reader = (tokens, words, at) => {
  if (tokens[at]?.kind !== 'word') return null;
  const word = words[at] as string;
  const weekday = weekdays.get(word);
  if (weekday !== undefined) return { kind: 'date', key: `weekday ${weekday}`, length: 1 };
  const relative = relativeDays.get(word);
  return relative === undefined ? null : { kind: 'date', key: `day ${relative}`, length: 1 };
};

const clockWord: Reader = (_tokens, words, at) => {
  const word = words[at];
  if (word === 'quart' && words[at + 1] === 'd' && words[at + 2] === 'heure') return minutes(15, 3);
  if (word === 'quarter' && words.slice(at + 1, at + 4).join(' ') === 'of an hour') return minutes(15, 4);
  if ((word === 'midi' && words[at - 1] !== 'apres') || word === 'noon') return minutes(720, 1);
  return word === 'minuit' || word === 'midnight' ? minutes(0, 1) : null;
};
const minutes = (value: number, length: number): Draft => ({ kind: 'time', key: `minutes ${value}`, length });

const timeUnits = new Set(['h', 'min', 's', 'd', 'wk', 'mo', 'yr']);
const timeUnitAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  const unit = token?.kind === 'word' && token.text.length > 1 ? unitOf(token.text, token.plain) : null;
  return unit !== null && timeUnits.has(unit) ? unit : null;
};

/** `par jour`, `every week`, `tous les mois`, `twice a day`, `mensuel`. */
const frequency: Reader = (tokens, words, at) => {
  const word = words[at] as string;
  const known = tokens[at]?.kind === 'word' ? frequencies.get(word) : undefined;
  if (known !== undefined) return { kind: 'time', key: `every ${known}`, length: 1, optional: true };
  const article = (word === 'a' || word === 'an') && /^(?:times?|once|twice|fois)$/.test(words[at - 1] ?? '');
  const skipped =
    /^(?:par|per|chaque|each|every)$/.test(word) || article
      ? 1
      : /^tou(?:s|tes)$/.test(word) && words[at + 1] === 'les'
        ? 2
        : 0;
  const unit = skipped === 0 ? null : timeUnitAt(tokens, at + skipped);
  return unit === null ? null : { kind: 'time', key: `every ${unit}`, length: skipped + 1 };
};

const reference: Reader = (tokens, _words, at, text) => {
  const token = tokens[at] as Token;
  if (token.kind === 'code') return { kind: 'reference', key: token.plain, length: 1 };
  if (token.kind === 'date') return { kind: 'date', key: token.plain, length: 1 };
  if (token.kind === 'time') return { kind: 'time', key: `minutes ${token.plain}`, length: 1 };
  if (token.kind === 'ordinal')
    return Number(token.plain) < 2 ? null : { kind: 'number', key: `#${token.plain}`, length: 1 };
  const letter = /^\p{Lu}$/u.test(token.text) && !/^[IÀY]$/.test(token.text) && !/['’]/.test(text[token.end] ?? '');
  if (!letter) return null;
  const opens =
    tokens[at - 1] === undefined ||
    tokens[at - 1]?.sentence !== token.sentence ||
    /[.!?:]/.test(tokens[at - 1]?.text ?? '');
  if (opens && token.text === 'A') return null;
  return token.text === 'M' && text[token.end] === '.' ? null : { kind: 'reference', key: token.text, length: 1 };
};

const ordinal: Reader = (tokens, words, at) => {
  const value = tokens[at]?.kind === 'word' ? ordinalWords[words[at] as string] : undefined;
  return value === undefined ? null : { kind: 'number', key: `#${value}`, length: 1 };
};

const currencies = new Set(['€', '$', '£']);

/** A number with what it measures: `12,5 %`, `three hours`, `€500`, `2 h et demie`, `10 mg/mL`. */
const numberOrQuantity: Reader = (tokens, words, at, text) => {
  const prefix =
    currencies.has(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number' ? tokens[at]?.text : undefined;
  const minus = (words[at] === 'moins' || words[at] === 'minus') && !/^(?:au|a|at|du|le)$/.test(words[at - 1] ?? '');
  const start = prefix !== undefined || minus ? at + 1 : at;
  const value = valueAt(tokens, words, start);
  if (!value) return null;
  const sign = minus ? '-' : '';
  const next = start + value.length;
  const unit = prefix === undefined ? unitAt(tokens, words, next, text) : { unit: prefix, length: 0 };
  if (unit === null) return { kind: 'number', key: sign + value.value, length: next - at, soft: value.soft };
  const halves = halfAfter(words, next + unit.length);
  if (value.soft && isFrenchTo(tokens[start], words[next] ?? '')) return null;
  const amount = halves > 0 ? String(Number(value.value) + 0.5) : value.value;
  return {
    ...measured(sign + amount, unit.unit),
    length: next + unit.length + halves - at,
    optional: value.soft,
    soft: value.soft && unit.unit === 's',
  };
};

/** `à jour` is not one day. */
const isFrenchTo = (token: Token | undefined, unit: string) =>
  /^[aà]$/i.test(token?.text ?? '') &&
  (token?.text.toLowerCase() === 'à' || !/^(?:hour|minute|day|week|month|year)/.test(unit));

function valueAt(tokens: readonly Token[], words: readonly string[], at: number) {
  if (tokens[at]?.kind === 'number') {
    const factor = { million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9, billion: 1e9, thousand: 1e3 }[
      words[at + 1] ?? ''
    ];
    const value = words[at] as string;
    return factor === undefined
      ? { value, length: 1, soft: false }
      : { value: String(Number(value) * factor), length: 2, soft: false };
  }
  if (tokens[at]?.kind !== 'word') return null;
  if (/^(?:half|demi)$/.test(words[at] ?? '') && /^an?$/.test(words[at + 1] ?? ''))
    return { value: '0.5', length: 2, soft: true };
  const spoken = spokenNumber(words, at);
  if (spoken && words.slice(at + spoken.length, at + spoken.length + 3).join(' ') === 'and a half') {
    return { value: String(Number(spoken.value) + 0.5), length: spoken.length + 3, soft: false };
  }
  return spoken;
}

const halfAfter = (words: readonly string[], at: number) =>
  words[at] === 'et' && /^demie?$/.test(words[at + 1] ?? '') ? 2 : 0;

function measured(value: string, unit: string): Pick<Fact, 'kind' | 'key'> {
  if (unit === 'h') return { kind: 'time', key: `minutes ${Number(value) * 60}` };
  if (unit === 'min') return { kind: 'time', key: `minutes ${value}` };
  return { kind: 'quantity', key: `${value} ${unit}` };
}

function unitAt(tokens: readonly Token[], words: readonly string[], at: number, text: string) {
  if (/^(?:pour|per)$/.test(words[at] ?? '') && words[at + 1] === 'cent') return { unit: '%', length: 2 };
  if (words.slice(at, at + 3).join(' ') === 'tr / min') return { unit: 'rpm', length: 3 };
  const simple = simpleUnit(tokens, at, text);
  if (!simple) return null;
  const per = at + simple.length;
  const divisor = /^(?:\/|par|per)$/.test(words[per] ?? '') ? simpleUnit(tokens, per + 1, text) : null;
  return divisor ? { unit: `${simple.unit}/${divisor.unit}`, length: simple.length + 1 + divisor.length } : simple;
}

function simpleUnit(tokens: readonly Token[], at: number, text: string) {
  const token = tokens[at];
  if (!token || (token.kind !== 'word' && token.kind !== 'mark' && token.kind !== 'code')) return null;
  if (token.text.length === 1 && token.kind === 'word' && /['’]/.test(text[token.end] ?? '')) return null;
  if (/^(?:°|º|degres?|degrees?)$/.test(token.plain)) {
    const scale = { c: '°C', celsius: '°C', f: '°F', fahrenheit: '°F' }[tokens[at + 1]?.plain ?? ''];
    return scale === undefined ? { unit: '°', length: 1 } : { unit: scale, length: 2 };
  }
  const spelled = /^(?:m|cm)[23]$/i.test(token.plain) ? token.plain.toLowerCase() : token.plain;
  const unit = token.plain === 'second' ? 's' : unitOf(token.text, spelled);
  return unit === null ? null : { unit, length: 1 };
}

const readers = [dayBeforeMonth, monthFirst, dayWord, clockWord, frequency, numberOrQuantity, ordinal, reference];

export function readText(text: string, language: Language): ReadText {
  const tokens = tokensOf(text, language).filter(
    ({ kind, text: mark, start, end }) =>
      kind !== 'mark' ||
      !(/^['’]$/.test(mark) || (/^[-‐‑]$/.test(mark) && /\S\S\S/.test(text.slice(start - 1, end + 1)))),
  );
  const words = tokens.map(({ plain }) => plain);
  const facts: Fact[] = [];
  for (let at = 0; at < tokens.length; ) {
    const draft = firstDraft(tokens, words, at, text);
    if (draft) facts.push(finished(draft, tokens, words, at));
    at += draft?.length ?? 1;
  }
  return { text, tokens, words, facts: withRanges(facts, words) };
}

function firstDraft(tokens: readonly Token[], words: readonly string[], at: number, text: string): Draft | null {
  for (const reader of readers) {
    const draft = reader(tokens, words, at, text);
    if (draft) return draft;
  }
  return null;
}

function finished(draft: Draft, tokens: readonly Token[], words: readonly string[], at: number): Fact {
  const last = at + draft.length - 1;
  const { kind, key, soft = false, optional = soft } = draft;
  const near = kind === 'number' ? [words[last + 1], words[last + 2], words[at - 1]] : [];
  const span = { start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0, first: at, last };
  return { kind, key, soft, optional, ...span, things: near.flatMap((word) => countedThings(word ?? '')) };
}

const between = new Set(['a', 'au', 'to', 'et', 'and', 'ou', 'or', '-', '–', '/']);

/** `5 à 10 kg` is two quantities, `du 3 au 5 mars` two dates. */
function withRanges(facts: readonly Fact[], words: readonly string[]): readonly Fact[] {
  return facts.map((fact, index) => {
    const next = facts.slice(index + 1, index + 3).find(({ soft }) => !soft);
    return next && fact.kind === 'number' && !fact.soft && isJoined(fact, next, words)
      ? likeItsEnd(fact, next, words)
      : fact;
  });
}

/** `ligne 4 et 15 minutes` are two things, `entre 4 et 15 minutes` is one. */
function isJoined(fact: Fact, next: Fact, words: readonly string[]): boolean {
  const gap = next.first - fact.last;
  const isAnd = /^(?:et|and)$/.test(words[fact.last + 1] ?? '');
  if (isAnd && next.kind !== 'date' && !/^(?:entre|between)$/.test(words[fact.first - 1] ?? '')) return false;
  return (
    between.has(words[fact.last + 1] ?? '') &&
    (gap === 2 || (gap === 3 && /^(?:l|le|the)$/.test(words[fact.last + 2] ?? '')))
  );
}

function likeItsEnd(fact: Fact, next: Fact, words: readonly string[]): Fact {
  if (next.kind === 'date' && /^(?:\d{4}|-)-\d\d-\d\d$/.test(next.key) && /^\d{1,2}$/.test(fact.key)) {
    return { ...fact, kind: 'date', key: `${next.key.slice(0, -2)}${fact.key.padStart(2, '0')}`, things: [] };
  }
  const spelled = words.slice(next.first, next.last + 1).join(' ');
  if (next.kind === 'time' && next.last > next.first) {
    return { ...fact, ...measured(fact.key, / (?:h|heures?|hours?|hrs?)$/.test(spelled) ? 'h' : 'min'), things: [] };
  }
  if (next.kind !== 'quantity') return fact;
  return { ...fact, ...measured(fact.key, next.key.slice(next.key.indexOf(' ') + 1)), things: [] };
}
