/** So many of the newest cases with a term are looked at. */
export const maxCounted = 20;

/** What was seen of a term among the newest cases: how many have it, and the number of the oldest of these. */
export interface Sighting {
  readonly seen: number;
  readonly oldest: number;
}

/** Exact for a rare term; for others extrapolated from how far back the newest `maxCounted` reach. */
export function frequencyOf({ seen, oldest }: Sighting, documents: number): number {
  if (seen < maxCounted) return seen;
  return Math.min(documents, (seen * documents) / Math.max(1, documents - oldest + 1));
}

/** How much it says that two cases share a term: near nothing for one that all have. */
export function rarityOf(frequency: number, documents: number): number {
  const known = Math.min(frequency, documents);
  return Math.log(1 + (documents - known + 0.5) / (known + 0.5));
}

/** By term; one that was not looked at counts as neither rare nor frequent. */
export type Rarity = (term: string) => number;

export function rarityFrom(frequencies: ReadonlyMap<string, number>, documents: number): Rarity {
  const middling = rarityOf(Math.sqrt(documents), documents);
  const known = new Map([...frequencies].map(([term, frequency]) => [term, rarityOf(frequency, documents)]));
  return (term) => known.get(term) ?? middling;
}

const maxRead = 6_000;
const maxTerms = 48;
const fewestTerms = 3;

export interface AskedTerm {
  readonly term: string;
  readonly weight: number;
  readonly frequency: number;
}

/**
 * The terms by which cases are looked for: the most telling ones whose cases can all be read within the budget. When all
 * that was said is commonplace, the rarest of it.
 */
export function chooseTerms(terms: readonly AskedTerm[], documents: number): AskedTerm[] {
  const value = ({ weight, frequency }: AskedTerm) => weight * rarityOf(frequency, documents) ** 2;
  const known = terms.filter(({ frequency }) => frequency > 0);
  const chosen: AskedTerm[] = [];
  let left = maxRead;
  for (const term of known.toSorted((a, b) => value(b) - value(a) || (a.term < b.term ? -1 : 1))) {
    if (chosen.length === maxTerms) break;
    if (term.frequency > left) continue;
    left -= term.frequency;
    chosen.push(term);
  }
  if (chosen.length >= fewestTerms) return chosen;
  const others = known.filter((term) => !chosen.includes(term)).toSorted((a, b) => a.frequency - b.frequency);
  return [...chosen, ...others.slice(0, fewestTerms - chosen.length)];
}

/** Of one term, the newest so many cases are read at most: a commonplace one cannot use up more than its share. */
export const maxReadPerTerm = maxRead / fewestTerms;
