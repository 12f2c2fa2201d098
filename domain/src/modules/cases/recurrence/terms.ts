import { stem } from './stem';

const english = `a an the and or but if then else of in on at by for from with without to into onto over under as is are
  was were be been being am it its this that these those there here we you he she they me my our your his her their them
  us not no nor do does did done can could should would may might will shall must has have had having so than too very
  just also when while where which who whom what why how all any some each other another such only own same about after
  before between through during up down out off again once more most few because until via per etc eg ie use using used
  please`;
const french = `le la les un une des du de au aux et ou mais donc ni car ce cet cette ces il elle ils elles on nous vous je
  tu se sa son ses leur leurs mon ma mes ton ta tes notre nos votre vos qui que quoi dont ne pas plus est sont ete etre
  etait etaient ont avait avoir fait dans sur sous par pour avec sans entre vers chez en lors comme si tres aussi alors
  apres avant pendant depuis quand lorsque cela ca qu`;

/** Folded: small letters, no accents. */
const stopWords: ReadonlySet<string> = new Set(`${english} ${french}`.split(/\s+/));

export interface Term {
  readonly term: string;
  readonly shown: string;
}

const longestRun = 200;
const longestTerm = 40;
const longestCode = 24;

/** Without accents and ligatures, the letters as large as they were. */
export function folded(text: string): string {
  return text.replace(/œ/g, 'oe').replace(/Œ/g, 'OE').normalize('NFKD').replace(/\p{M}/gu, '');
}

/** For comparing two short texts as a whole. */
export function plain(text: string): string {
  return folded(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The terms of a text in their order: stems of its content words, and names that are written together (`PR-204`,
 * `FileSystem`, `3.4.0`) both whole and in their parts.
 */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  const runs = folded(text).match(/[\p{L}\p{N}_]+(?:[-.#:$/][\p{L}\p{N}_]+)*/gu) ?? [];
  for (const run of runs) {
    if (run.length > longestRun) continue;
    const pieces = run.split(/[-.#:$/_]+/).filter(Boolean);
    if (pieces.length > 1 && /\d/.test(run) && run.length <= longestCode) terms.push(whole(run));
    for (const piece of pieces) terms.push(...termsOfPiece(piece));
  }
  return terms;
}

/** `PR-204` and `PR204` are the same code; in `3.4.0` the dots distinguish it from 340. */
function whole(run: string): Term {
  const low = run.toLowerCase();
  return { term: /^\d/.test(low) ? low : low.replace(/[-.#:$/_]+/g, ''), shown: run };
}

function termsOfPiece(piece: string): Term[] {
  if (piece.length > longestTerm) return [];
  const parts = piece.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu) ?? [piece];
  const words = parts.flatMap(word);
  return parts.length > 1 ? [{ term: stem(piece.toLowerCase()), shown: piece }, ...words] : words;
}

function word(shown: string): Term[] {
  const low = shown.toLowerCase();
  return low.length < 2 || stopWords.has(low) ? [] : [{ term: stem(low), shown }];
}

/** Names of equipment: capital letters and digits, as in `PR-204`, `GM-L4-07` or `M2`. */
export function codesOf(text: string): readonly string[] {
  const codes = folded(text).match(/\b[A-Z]{1,6}(?:[-_ ]?[A-Z0-9]{1,6}){0,3}\b/g) ?? [];
  const withDigits = codes.filter((code) => /\d/.test(code) && code.length >= 2);
  return [...new Set(withDigits.map((code) => code.replace(/[-_ ]/g, '-')))];
}
