import type { Collection, Rarity } from './collection';
import { rarityIn } from './collection';
import type { RecurrenceDocument } from './document';
import { type AskedPieces, askedPieces } from './pieces';
import { askedWeight, lengthsOf, mentionsIn, weightOf } from './weights';

/** Terms that stand for others: a word typed differently, a word of another language, an abbreviation. */
export interface Alternative {
  readonly said: readonly string[];
  /** All of these together. */
  readonly instead: readonly string[];
  /** From 0 to 1: how well. */
  readonly share: number;
  /** What stands for it, as a person reads it; absent where it is the same word, typed differently. */
  readonly word?: string;
}

export interface AskedTerm {
  readonly term: string;
  /** What it counts while other texts are looked at for it. */
  readonly asked: number;
  /** What it counts while another text is looked for in this one. */
  readonly said: number;
  readonly rarity: number;
  readonly isInTitle: boolean;
}

/** A term of the question that a term of another case stands for, and how well. */
export interface Standing {
  readonly asked: number;
  readonly share: number;
  /** What must stand beside it. */
  readonly beside: readonly string[];
  /** Absent for the term itself. */
  readonly instead?: Pick<Alternative, 'instead' | 'word'>;
}

export interface Question {
  readonly document: RecurrenceDocument;
  readonly collection: Collection;
  readonly rarity: Rarity;
  readonly terms: readonly AskedTerm[];
  /** By term of another case, the best first. */
  readonly standings: ReadonlyMap<string, readonly Standing[]>;
  /** What the question would score itself. */
  readonly own: number;
  readonly pieces: AskedPieces;
}

export function questionOf(
  document: RecurrenceDocument,
  collection: Collection,
  alternatives: readonly Alternative[] = [],
): Question {
  const rarity = rarityIn(collection);
  const places = new Map(document.terms.map((term, place) => [term, place]));
  const standings = new Map<string, Standing[]>(
    document.terms.map((term, asked) => [term, [{ asked, share: 1, beside: [] }]]),
  );
  const rarities = document.terms.map(rarity);
  for (const alternative of alternatives) {
    const { said, instead, share } = alternative;
    const meant = Math.max(...instead.map(rarity));
    for (const asked of said.flatMap((term) => places.get(term) ?? [])) {
      // A word without any occurrence is no rarer than the word that was meant.
      const isUnknown = collection.frequencyOf(document.terms[asked] ?? '') === 0;
      if (isUnknown) rarities[asked] = Math.min(rarities[asked] ?? meant, meant);
      for (const term of instead) {
        const beside = instead.filter((other) => other !== term);
        standings.set(term, [...(standings.get(term) ?? []), { asked, share, beside, instead: alternative }]);
      }
    }
  }
  const mention = mentionsIn(lengthsOf(document), collection);
  const terms = document.terms.map((term, place) => {
    const [inTitle, inText] = [document.inTitle[place] ?? 0, document.inText[place] ?? 0];
    return {
      term,
      asked: askedWeight(inTitle, inText),
      said: weightOf(inTitle, inText, mention),
      rarity: rarities[place] ?? 0,
      isInTitle: inTitle > 0,
    };
  });
  const own = terms.reduce((sum, { asked, said, rarity: rare }) => sum + asked * said * rare, 0);
  return { document, collection, rarity, terms, standings, own, pieces: askedPieces(document, collection) };
}
