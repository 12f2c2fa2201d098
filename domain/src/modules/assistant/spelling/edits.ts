import type { Replacement } from './affixes';

/** A word that may have been meant, and how unlikely that is. */
export interface Edit {
  readonly form: string;
  readonly cost: number;
}

const vowels = new Set('aeiouyàâéèêëîïôùûü');
/** Letters that lie beside each other on a keyboard, of either layout. */
const rows = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const beside = new Set(rows.flatMap((row) => [...row].flatMap((letter, at) => pairsOf(letter, row[at + 1] ?? ''))));

function pairsOf(one: string, other: string): readonly string[] {
  return [one + other, other + one];
}

/** What the dictionary itself says is often confused. */
export function* replaced(word: string, replacements: readonly Replacement[]): Iterable<Edit> {
  for (const { from, to, atStart, atEnd } of replacements) {
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
      if ((atStart && at > 0) || (atEnd && at + from.length < word.length)) continue;
      const isDoubling = Math.abs(from.length - to.length) === 1 && new Set(from + to).size === 1;
      yield { form: word.slice(0, at) + to + word.slice(at + from.length), cost: isDoubling ? 0.5 : 0.6 };
    }
  }
}

export function* oneEditAway(word: string, letters: readonly string[]): Iterable<Edit> {
  yield* transposed(word);
  yield* shortened(word);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      const isDouble = letter === word[at] || letter === word[at - 1];
      yield { form: before + letter + after, cost: isDouble ? doublingCost(letter) : insertionCost(letter) };
      if (after !== '' && letter !== after[0]) {
        yield { form: before + letter + after.slice(1), cost: substitutionCost(after[0] ?? '', letter) };
      }
    }
  }
}

/** Letters are left out more often than put in, vowels most of all. */
const insertionCost = (letter: string) => (letter === "'" ? 0.9 : vowels.has(letter) ? 0.7 : 0.74);
const doublingCost = (letter: string) => (vowels.has(letter) ? 0.65 : 0.55);

/** Two words without the space between them; likely where one of them is among the smallest of the language. */
export function* separated(word: string, small: ReadonlySet<string>): Iterable<Edit> {
  for (let at = 1; at < word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const isLikely = small.has(before) || small.has(after);
    if (isLikely || (before.length > 2 && after.length > 2)) {
      yield { form: `${before} ${after}`, cost: isLikely ? 0.9 : 1.3 };
    }
  }
}

function substitutionCost(typed: string, meant: string): number {
  if (vowels.has(typed) && vowels.has(meant)) return 0.75;
  return beside.has(typed + meant) ? 0.85 : 1;
}

function* transposed(word: string): Iterable<Edit> {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const [one = '', other = ''] = [word[at], word[at + 1]];
    if (one !== other) yield { form: word.slice(0, at) + other + one + word.slice(at + 2), cost: 0.65 };
  }
}

function* shortened(word: string): Iterable<Edit> {
  for (let at = 0; at < word.length; at += 1) {
    const isDouble = word[at] === word[at + 1] || word[at] === word[at - 1];
    yield { form: word.slice(0, at) + word.slice(at + 1), cost: isDouble ? 0.5 : 0.85 };
  }
}

function* doubled(word: string): Iterable<Edit> {
  for (let at = 0; at < word.length; at += 1) {
    yield { form: word.slice(0, at + 1) + word.slice(at), cost: doublingCost(word[at] ?? '') };
  }
}

/** Written otherwise and spoken the same, or nearly. */
const sounds: Readonly<Record<string, string>> = { c: 's', s: 'cz', z: 's', g: 'j', j: 'g', y: 'i', i: 'y' };

function* soundedOut(word: string): Iterable<Edit> {
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? '';
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    yield { form: `${before}e${letter}${after}`, cost: 0.85 };
    for (const sound of sounds[letter] ?? '') yield { form: before + sound + after, cost: 0.6 };
    if (!vowels.has(letter)) continue;
    for (const vowel of 'aeiou') if (vowel !== letter) yield { form: before + vowel + after, cost: 0.75 };
    for (const vowel of 'ai') yield { form: before + vowel + letter + after, cost: 0.85 };
  }
  for (const silent of 'etsx') yield { form: word + silent, cost: 0.85 };
}

/** What people do often: all there is, done twice, would be hundreds of thousands. */
export function* likelyEdits(word: string, replacements: readonly Replacement[]): Iterable<Edit> {
  yield* replaced(word, replacements);
  yield* doubled(word);
  yield* shortened(word);
  yield* transposed(word);
  yield* soundedOut(word);
}
