import { type FoldedText, type FoldedWord, fold, foldedText, foldedWords } from './folded-text';
import { batchExpression, type KnownNames, type NameForm, nameForms } from './known-names';
import { type PutBackStream, putBackStream, type StandInKind, standInPattern } from './stand-in-forms';

export interface StandIn {
  readonly standIn: string;
  readonly kind: StandInKind;
  /** Exactly as the record writes it. */
  readonly value: string;
}

export interface PuttingBack {
  readonly putBack: (text: string) => string;
  readonly putBackStream: () => PutBackStream;
}

export interface StandIns extends PuttingBack {
  /** The text as it may be sent. The same thing gets the same stand-in in every text. */
  readonly hide: (text: string) => string;
  /** What was replaced so far, for "what does it see?". */
  readonly list: () => readonly StandIn[];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: StandInKind;
  /** The same for every way to write it. */
  readonly name: string;
}

// Bounded and anchored, so that no text takes more than a walk through it.
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
/** Nine digits or more, as telephones group them: a date has eight. */
const phone =
  /(?<![\p{L}\p{N}_.,-])(?=(?:[+(]{0,2}[\s\u00a0\u202f.()-]{0,2}\d){9})(?:\+\d{1,3}|\(?0\d{0,3}\)?)(?:[\s\u00a0\u202f.()-]{0,2}\d{1,4}){2,7}(?![\p{L}\p{N}_])/gu;
/** Three digits and a letter or more, without an underscore: the references of this application have one. */
const batchLike =
  /(?<![\p{L}\p{N}_])(?=[A-Z0-9/-]{0,39}[A-Z])(?=(?:[A-Z/-]{0,13}\d){3})[A-Z0-9]{1,40}(?:[-/][A-Z0-9]{1,40}){0,8}(?![\p{L}\p{N}_])/gu;
const namedBatch =
  /(?<=(?<!\p{L})(?:lots?|batch(?:es)?)[\s\u00a0:]{1,3}(?:n[°o.]{1,2}\s?)?)[\p{L}\p{N}]{0,40}\d[\p{L}\p{N}]{0,40}(?:[-/.][\p{L}\p{N}]{1,40}){0,8}/giu;

/** People, batches and customers of a record, replaced in what is sent and put back in what comes. */
export function standInsFor(known: KnownNames): StandIns {
  const forms = nameForms(known);
  const batches = batchExpression(known.batches);
  const byStandIn = new Map<string, StandIn>();
  const standInOf = new Map<string, string>();
  const numbers = new Map<string, number>();
  const spellings = new Map<string, number>();

  const next = (counts: Map<string, number>, key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  const standInFor = ({ kind, name }: Found, value: string): string => {
    const met = standInOf.get(`${kind} ${name} ${value}`);
    if (met !== undefined) return met;
    const entity = `${kind} ${name}`;
    const number = numbers.get(entity) ?? next(numbers, kind);
    numbers.set(entity, number);
    const spelling = next(spellings, entity);
    const standIn = `[${kind}_${number}${spelling === 1 ? '' : `_${spelling}`}]`;
    standInOf.set(`${kind} ${name} ${value}`, standIn);
    byStandIn.set(standIn, { standIn, kind, value });
    return standIn;
  };
  // What stands between two finds is looked at again: a name may have been glued to a batch.
  const hide = (text: string): string => {
    const all = withoutOverlaps([...foundByPattern(text), ...foundByName(text, forms, batches)]);
    if (all.length === 0) return text;
    let sent = '';
    let at = 0;
    for (const found of all) {
      sent += hide(text.slice(at, found.start)) + standInFor(found, text.slice(found.start, found.end));
      at = found.end;
    }
    return sent + hide(text.slice(at));
  };

  return { hide, ...putBackFrom(byStandIn), list: () => [...byStandIn.values()] };
}

/** What they stand for, where only the list of them is at hand. */
export const puttingBack = (standIns: readonly StandIn[]): PuttingBack =>
  putBackFrom(new Map(standIns.map((one) => [one.standIn, one])));

function putBackFrom(byStandIn: ReadonlyMap<string, StandIn>): PuttingBack {
  const putBack = (text: string) =>
    text.replace(standInPattern, (found) => byStandIn.get(found.toUpperCase())?.value ?? found);
  return { putBack, putBackStream: () => putBackStream(putBack) };
}

export interface HiddenTexts extends StandIns {
  readonly texts: readonly string[];
}

export function withStandIns(texts: readonly string[], known: KnownNames): HiddenTexts {
  const standIns = standInsFor(known);
  return { ...standIns, texts: texts.map(standIns.hide) };
}

function foundByPattern(text: string): readonly Found[] {
  const all = (pattern: RegExp, kind: StandInKind) =>
    [...text.matchAll(pattern)].map(({ 0: value, index }) => ({
      start: index,
      end: index + value.length,
      kind,
      name: kind === 'TEXT' ? value : kind === 'PHONE' ? value.replace(/\D/g, '') : codeKey(value),
    }));
  return [
    // What already looks like a stand-in would be put back as something else.
    ...all(standInPattern, 'TEXT'),
    ...all(email, 'EMAIL'),
    ...all(phone, 'PHONE'),
    ...all(batchLike, 'BATCH'),
    ...all(namedBatch, 'BATCH'),
  ];
}

const codeKey = (code: string) => fold(code).replace(/[^\p{L}\p{N}@.]/gu, '');

function foundByName(
  text: string,
  forms: ReadonlyMap<string, readonly NameForm[]>,
  batches: RegExp | null,
): readonly Found[] {
  const folded = foldedText(text);
  const place = (at: number) => folded.places[at] as number;
  const codes = batches === null ? [] : [...folded.folded.matchAll(batches)];
  const words = foldedWords(folded);
  return [
    ...codes.map(({ 0: code, index }) => ({
      start: place(index),
      end: place(index + code.length),
      kind: 'BATCH' as const,
      name: codeKey(code),
    })),
    ...words.flatMap((_, at) => {
      const form = formAt(text, folded, words, at, forms);
      if (!form) return [];
      const last = words[at + form.words.length - 1] as FoldedWord;
      return [
        { start: place((words[at] as FoldedWord).start), end: place(last.end), kind: form.kind, name: form.name },
      ];
    }),
  ];
}

function formAt(
  text: string,
  { folded, places }: FoldedText,
  words: readonly FoldedWord[],
  at: number,
  forms: ReadonlyMap<string, readonly NameForm[]>,
): NameForm | undefined {
  return forms.get(words[at]?.word ?? '')?.find((form) => {
    const row = words.slice(at, at + form.words.length);
    if (row.length < form.words.length || row.some(({ word }, index) => word !== form.words[index])) return false;
    const isJoined = row.every(({ end }, index) => {
      const following = row[index + 1];
      return !following || /^[\s.,&'_-]{0,3}$/.test(folded.slice(end, following.start));
    });
    if (!isJoined) return false;
    const surface = text.slice(places[row[0]?.start ?? 0], places[row.at(-1)?.end ?? 0]);
    if (form.exactly !== undefined) return surface === form.exactly;
    return form.initials === undefined || /^\p{Lu}(?:\.[\s-]?\p{Lu})+$/u.test(surface);
  });
}

/** From the left, and of those that begin together the longest. */
function withoutOverlaps(found: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  const inOrder = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const one of inOrder) if (one.end > one.start && one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}
