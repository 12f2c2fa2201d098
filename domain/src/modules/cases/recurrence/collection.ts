/** What the engine knows of all the cases of a company: how frequent terms, facts and pieces of words are. */
export interface Collection {
  readonly documents: number;
  /** How many cases have it, or undefined where it was not counted. */
  readonly frequencyOf: (term: string) => number | undefined;
  /** How rare pieces of three letters are, by their code. */
  readonly pieceRarities: Float32Array;
  /** How long titles and texts are in the middle, as `lengthsOf` measures them. */
  readonly usualTitle: number;
  readonly usualText: number;
}

/** How much it says that two cases share something: near nothing for what all have. */
export function rarityOf(frequency: number, documents: number): number {
  const known = Math.min(frequency, documents);
  return Math.log(1 + (documents - known + 0.5) / (known + 0.5));
}

/** By term; one that was not counted is neither rare nor frequent. */
export type Rarity = (term: string) => number;

export function rarityIn({ documents, frequencyOf }: Pick<Collection, 'documents' | 'frequencyOf'>): Rarity {
  const middling = rarityOf(Math.sqrt(documents), documents);
  const known = new Map<string, number>();
  return (term) => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const frequency = frequencyOf(term);
    const rarity = frequency === undefined ? middling : rarityOf(frequency, documents);
    known.set(term, rarity);
    return rarity;
  };
}

/** From 0 for what every case has to 1 for what no other case has. */
export function rarityShare(rarity: number, documents: number): number {
  return Math.min(1, rarity / rarityOf(0, Math.max(1, documents)));
}

/** A fact of a case stands among the terms of the company under a name that no word can have. */
export const factTerm = (kind: string, value: string): string => `${kind}\u0001${value}`;

/** Lengths where nothing is known yet. */
export const usualLengths = { usualTitle: 8, usualText: 35 } as const;
