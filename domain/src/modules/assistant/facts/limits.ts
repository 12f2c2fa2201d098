import type { Fact } from './fact';
import type { ReadText } from './read-facts';

/** What a comparison makes of the fact beside it. A word of two meanings has both; `none` is no comparison. */
export type Limit = 'min' | 'max' | 'more' | 'less' | 'before' | 'after' | 'since' | 'none';

const filler = '(?: (?:le|la|les|l|the|a|an|of|du|de|des|d|on|au|aux|en|end|fin|is|est|:|=))*$';
const before: readonly (readonly [string, readonly Limit[]])[] = [
  ['au plus tard|no later than|not later than|at the latest', ['before']],
  ['pas moins|not less than|no less than|no fewer than|au moins|at least|minimum|au minimum|min|≥|> =', ['min']],
  ['pas plus|no more than|not more than|au plus|at most|maximum|au maximum|max|≤|< =|pas depasser|not exceed', ['max']],
  ['jusqu|jusqua|up to|until|till|jusqu a', ['max', 'before']],
  [
    'plus|more than|above|greater than|higher than|superieure?s? a|superieure?s?|exceed(?:s|ed|ing)?|depass(?:e|ent|ait|ant)|dessus|>',
    ['more'],
  ],
  ['over', ['more', 'none']],
  ['moins|less than|fewer than|below|under|lower than|inferieure?s? a|inferieure?s?|dessous|<', ['less']],
  ['avant|before|prior to|d ici|anterieure? a', ['before']],
  ['by', ['before', 'none']],
  ['apres|after|posterieure? a', ['after']],
  ['following|suite a', ['after', 'none']],
  ['depuis|since|a partir|as of|as from|starting|a compter', ['since']],
  ['from', ['since', 'none']],
];
const after: readonly (readonly [string, readonly Limit[]])[] = [
  ['au plus tard|at the latest', ['before']],
  ['(?:au )?minimum|min(?! (?:is|est|:|=|of|de))|au moins|at least|ou plus|or more|or above', ['min']],
  ['(?:au )?maximum|max(?! (?:is|est|:|=|of|de))|au plus|at most|ou moins|or less|or fewer|or below', ['max']],
];
const beforeForms = before.map(([words, limits]) => [new RegExp(`(?:^| )(?:${words})${filler}`), limits] as const);
const afterForms = after.map(
  ([words, limits]) => [new RegExp(`^(?:(?:de|d|of) \\p{L}+ )?(?:${words})(?: |$)`, 'u'), limits] as const,
);

/** The comparison that a number, quantity, date or time stands under: `au moins`, `before`, `jusqu’au`. */
export function limitsOf({ words, tokens }: ReadText, fact: Fact): readonly Limit[] {
  const sentence = tokens[fact.first]?.sentence;
  const same = (index: number) => tokens[index]?.sentence === sentence && tokens[index]?.text !== ',';
  const earlier: string[] = [];
  for (let at = fact.first - 1; at >= Math.max(0, fact.first - 5) && same(at); at -= 1)
    earlier.unshift(words[at] as string);
  const later = words.slice(fact.last + 1, fact.last + 6).join(' ');
  const found = (forms: typeof beforeForms, text: string) => forms.find(([form]) => form.test(text))?.[1];
  const limits = found(beforeForms, earlier.join(' ')) ?? found(afterForms, later) ?? ['none'];
  // `depuis 14 mois` is `for 14 months`.
  return fact.kind === 'quantity' && limits.includes('since') ? [...limits, 'none'] : limits;
}
