import type { ReadText } from './read-facts';

export interface Negation {
  /** The token that negates. */
  readonly at: number;
  readonly word: string;
  readonly sentence: number;
  /** Said by grammar (`ne ... pas`, `not`), or by a word that may be said so (`sans`, `incomplet`, `missing`). */
  readonly strict: boolean;
  /** A word that denies on its own, so that it cannot just be gone. */
  readonly denies: boolean;
  /** What it denies: the words close to it. */
  readonly scope: readonly number[];
}

const alone = new Set(
  'not no never neither nobody nothing none without non cannot sans aucun aucune aucuns aucunes jamais rien nul nulle'.split(
    ' ',
  ),
);
const secondHalf = new Set('pas plus jamais rien aucun aucune personne nullement guere ni point'.split(' '));
/** Words that deny by themselves; a faithful text may say them with a negation, or the other way round. */
const lexical =
  /^(?:absen\w*|missing|manqu\w*|lack\w*|fail\w*|echou\w*|echec|unable|incapable|refus\w*|omi[st]\w*|omit\w*|oubli\w*|forg\w*|imposs\w*|incompl\w*|incorrect\w*|insuffi\w*|inadequa\w*|invalid\w*|illegib\w*|illisib\w*|indisponib\w*|unavailab\w*|inaccessib\w*|inconnu\w*|unknown|inefficac\w*|ineffective\w*|inexist\w*|nonexist\w*|irreg\w*|inattend\w*|unexpect\w*|imprev\w*|unplanned|unlabel\w*|unsigned|untrained|unread\w*|unus\w*|unclear|unsafe|unread\w*|unapprov\w*|unauthor\w*|nonconform\w*|noncompl\w*|nor|ni|hors|out|free|exempt\w*|depourvu\w*|interdi\w*|prohib\w*|forbid\w*|avoid\w*|evit\w*|prevent\w*|empech\w*|prior|longer|stopp\w*|cess\w*|except\w*|sauf|excep\w*|instead|rather|lieu|negati\w*|mal|mauvais\w*|wrong\w*|improper\w*|zero|until|unless|till|hardly|barely|scarcely|despite|malgre|only|seul\w*|yet|encore)$/;
/** Words that say nothing by themselves, and so are not what is denied. */
const empty = new Set(
  (
    'le la les l un une des du de d au aux a en et ou est sont etait etaient ete etre avoir ont avait avaient sera seront soit ' +
    'the an of to in on at and or is are was were be been being has have had will would do does did it its ce cet cette ces son sa ses leur ' +
    'il elle ils elles on se s y que qui pas ne n plus tres toujours encore que this that these those they he she we nous vous pu peut peuvent can could bien'
  ).split(' '),
);

export const isEmptyWord = (word: string): boolean => empty.has(word);

export function negationsOf({ words, tokens }: ReadText): readonly Negation[] {
  const taken = new Set<number>();
  const found: Negation[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || taken.has(at) || isComparison(words, at)) continue;
    const half = isFrenchNot(token.plain) ? otherHalf(words, at) : at;
    if (half === null) continue;
    if (half !== at) for (const index of closeNegations(words, at)) taken.add(index);
    const strict = half !== at || isStrictAlone(words, tokens, at);
    if (strict || lexical.test(token.plain)) {
      const scope = scopeOf(words, tokens, Math.min(at, half), Math.max(at, half));
      found.push({
        at,
        word: token.plain,
        sentence: token.sentence,
        strict,
        denies: strict || isDenying(words, at),
        scope,
      });
    }
  }
  return found;
}

const isDenying = (words: readonly string[], at: number) =>
  /^(?:unable|incapable|oubli\w*|forg[eo]t\w*|omi[st]\w*|omitted|refus\w*|missing|manqu\w*|absen\w*|lack\w*|hardly|barely|scarcely)$/.test(
    words[at] ?? '',
  ) ||
  (/^fail/.test(words[at] ?? '') && words[at + 1] === 'to');

const isFrenchNot = (word: string) => word === 'ne' || word === 'n';

/** `pas plus de` and `not less than` compare. */
const isComparison = (words: readonly string[], at: number) =>
  /^(?:pas|no|not)$/.test(words[at] ?? '') &&
  /^(?:plus|moins|more|less|fewer|later|earlier)$/.test(words[at + 1] ?? '') &&
  /^(?:de|d|than|tard)$/.test(words[at + 2] ?? '');

/** The `pas` of a `ne`, after or before it. `ne ... que` denies nothing. */
function otherHalf(words: readonly string[], at: number): number | null {
  for (let next = at + 1; next <= at + 6 && next < words.length; next += 1) {
    if (secondHalf.has(words[next] as string)) return next;
    if (/^(?:que|qu)$/.test(words[next] as string)) return null;
  }
  for (let before = at - 1; before >= Math.max(0, at - 8); before -= 1) {
    if (alone.has(words[before] as string) || /^(?:personne|ni)$/.test(words[before] as string)) return before;
  }
  return null;
}

/** One statement denies once: `aucun défaut n’a été vu`, `n’a jamais rien vu`. */
function closeNegations(words: readonly string[], at: number): readonly number[] {
  const close: number[] = [];
  for (let index = at + 1; index < Math.min(words.length, at + 8); index += 1) {
    if (/^[.;,]$/.test(words[index] as string)) break;
    if (secondHalf.has(words[index] as string) || alone.has(words[index] as string)) close.push(index);
  }
  return close.filter((index) => !/^(?:non|sans)$/.test(words[index] as string));
}

const contracted =
  /^(?:(?:did|does|do|is|was|were|are|has|have|had|can|could|would|should|will|wo|must|need)nt|aint|cant)$/;

function isStrictAlone(words: readonly string[], tokens: ReadText['tokens'], at: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (contracted.test(word)) return true;
  if (word === 'pas') return words[at - 1] !== 'un';
  if (word === 'personne') return isNegativePronoun(words, at);
  if (!alone.has(word)) return false;
  if (word === 'no') return !/^[.°º]$/.test(next) && tokens[at + 1]?.kind !== 'number';
  if (/^(?:not|non)$/.test(word) && /^(?:only|seulement)$/.test(next)) return false;
  if (word === 'non') return !/^(?:conformit|conformance|compliance)/.test(next);
  return !(/^(?:aucun|jamais|rien|nul)/.test(word) && words.slice(at + 1, at + 8).some(isFrenchNot));
}

/** `personne l’a vu`, as people write it. */
const isNegativePronoun = (words: readonly string[], at: number) =>
  /^(?:l|a|s|y|m)$/.test(words[at + 1] ?? '') && /^(?:[.,;:]|et|mais|car|que|qu|)$/.test(words[at - 1] ?? '');

/** Up to three content words after it, in the same clause; before it only where nothing follows. */
function scopeOf(words: readonly string[], tokens: ReadText['tokens'], from: number, to: number): readonly number[] {
  const ends = (at: number) => /^[.;,:()]$/.test(words[at] ?? '.');
  const isContentWord = (at: number) =>
    tokens[at]?.kind === 'word' && !empty.has(words[at] as string) && !alone.has(words[at] as string);
  const scope: number[] = [];
  for (let at = from + 1; !ends(at) && at <= to + 7 && scope.length < 3; at += 1) if (isContentWord(at)) scope.push(at);
  for (let at = from - 1; scope.length === 0 && !ends(at); at -= 1) if (isContentWord(at)) scope.push(at);
  return scope;
}
