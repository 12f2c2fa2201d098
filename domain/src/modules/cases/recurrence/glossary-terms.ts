import { equivalentsIn, type GlossaryLookup, glossaryTokens } from '../../glossary/public';
import { termsOf } from './terms';

/** Terms of a text, and those that say the same by the glossary. */
export interface GlossaryAlternative {
  readonly said: readonly string[];
  /** All of these together. */
  readonly instead: readonly string[];
  /** Both as a person reads them, to show why: `pompe ≈ pump`. */
  readonly written: string;
  readonly word: string;
}

export function glossaryAlternatives(text: string, lookup: GlossaryLookup): readonly GlossaryAlternative[] {
  return equivalentsIn(text, lookup).flatMap(({ written, others }) => {
    const said = contentTerms(written);
    if (said.length === 0) return [];
    return others.flatMap((word) => {
      const instead = contentTerms(word);
      const isSame = instead.every((term) => said.includes(term));
      return isSame ? [] : [{ said, instead, written, word }];
    });
  });
}

/** None for a phrase of which one word is left: without its small words, `out of order` is an order. */
function contentTerms(phrase: string): readonly string[] {
  const terms = [...new Set(termsOf(phrase).map(({ term }) => term))];
  return terms.length >= Math.min(2, glossaryTokens(phrase).length) ? terms : [];
}
