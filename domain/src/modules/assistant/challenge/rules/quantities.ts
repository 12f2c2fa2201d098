import { termsOf } from '../../../cases/public';
import type { TextField } from '../reading';
import type { Found, Rule } from '../remark';

/** `12 flacons cassés`, `1 200 broken vials`: a count and the two words behind it. */
const counted =
  /(?<![\p{L}\p{N}.,/:-])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,7})\s{1,2}([a-z]{3,20})\s{1,2}([a-z]{3,20})(?![\p{L}\p{N}-])/gu;
const totalBefore = /(?:sur|parmi|of|out of|de|des|every|toutes? les|tous les|chaque|lot|batch|page|step|etape)\s*$/;
/** Time and sizes may be many for one thing. */
const measured =
  /^(?:minutes?|heures?|jours?|semaines?|mois|ans?|annees?|hours?|days?|weeks?|months?|years?|seconds?|secondes?|fois|times|degres?|degrees?|euros?|kilos?|grammes?|grams?|litres?|liters?|metres?|meters?|percent|pour|ppm|mbar|bar|mars|janvier|fevrier|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** Of another time or another thing. */
const another =
  /\b(?:similaires?|precedente?s?|anterieure?s?|autre|dernier|maximum|limite|specification|capacite|prevue?s?|similar|previous|earlier|another|other|last|limit|specification|capacity|planned|acceptance|target)\b/;

interface Count {
  readonly key: string;
  readonly n: number;
  readonly words: string;
  readonly text: TextField;
}

/** The thing and what is said of it, in either order: `broken vials` are `vials broken`. */
function countsIn(text: TextField): readonly Count[] {
  return text.sentences.flatMap((sentence) => {
    if (!/\d/.test(sentence.text) || another.test(sentence.text)) return [];
    return [...sentence.text.matchAll(counted)].flatMap((match) => {
      const [whole, digits = '', thing = '', said = ''] = match;
      if (measured.test(thing) || measured.test(said)) return [];
      if (totalBefore.test(sentence.text.slice(Math.max(0, match.index - 12), match.index))) return [];
      const stems = termsOf(`${thing} ${said}`).map(({ term }) => term);
      if (stems.length < 2) return [];
      const at = sentence.at + match.index;
      const words = text.written.slice(at, at + whole.length);
      return [{ key: [...stems].sort().join(' '), n: Number(digits.replace(/\D/g, '')), words, text }];
    });
  });
}

/** One text that gives two numbers speaks of two things. */
function isAmbiguous(counts: readonly Count[]): boolean {
  const first = new Map<TextField, number>();
  return counts.some(({ text, n }) => {
    const before = first.get(text);
    if (before === undefined) first.set(text, n);
    return before !== undefined && before !== n;
  });
}

export const quantitiesDisagree: Rule = {
  code: 'quantities_disagree',
  steps: 'every',
  find: ({ texts }) => {
    const byKey = new Map<string, Count[]>();
    for (const count of texts.flatMap(countsIn)) {
      const same = byKey.get(count.key);
      if (same) same.push(count);
      else byKey.set(count.key, [count]);
    }
    return [...byKey.values()].flatMap((counts) => {
      const [first] = counts;
      if (!first || isAmbiguous(counts)) return [];
      const others = new Map(counts.filter(({ n }) => n !== first.n).map((count) => [count.text, count]));
      return [...others.values()].map(
        ({ text, words }): Found => ({
          step: text.step,
          field: text.field,
          values: { count: words.trim(), other: first.words.trim() },
        }),
      );
    });
  },
};
