import type { Edit } from './edits';
import type { Lexicon } from './lexicon';
import type { SpellChecker } from './spell-checker';

const variants: Readonly<Record<string, string>> = {
  a: 'aàâ',
  c: 'cç',
  e: 'eéèêë',
  i: 'iîï',
  o: 'oô',
  u: 'uûùü',
};
const most = 400;
/** Accents alone are what is forgotten most; `é` is by far the most frequent of them. */
const costs: Readonly<Record<string, number>> = { é: 0.1, è: 0.12, ê: 0.16, à: 0.16, ç: 0.14 };
const otherCost = 0.2;

export function plainLetters(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The same letters with other accents, as far as such runs of letters occur. */
export function accented(word: string, lexicon: Lexicon): readonly Edit[] {
  const found: Edit[] = [];
  const letters = [...word];
  const plain = letters.map(plainLetters);
  const goOn = (before: string, at: number, cost: number): void => {
    if (found.length >= most) return;
    if (at === letters.length) {
      if (before !== word) found.push({ form: before, cost });
      return;
    }
    const own = letters[at] ?? '';
    const others = [...(variants[plain[at] ?? ''] ?? '')].filter((letter) => letter !== own);
    for (const letter of [own, ...others]) {
      const next = before + letter;
      if (!lexicon.isPlausibleAt(next, next.length - 1)) continue;
      goOn(next, at + 1, letter === own ? cost : cost + (costs[letter] ?? otherCost));
    }
  };
  goOn('', 0, 0.05);
  return found;
}

/** Whether a word is right but for its accents: in a French text `temperature` is not the English word. */
export function lacksAccents(word: string, { lexicon }: Pick<SpellChecker, 'lexicon'>): boolean {
  const asked = { isExact: true, isProposed: true };
  return accented(word.toLowerCase(), lexicon).some(({ form }) => lexicon.hasForm(form, asked));
}
