import type { RecurrenceDocument, RecurrenceFacts } from './document';
import type { Similarity } from './similarity';
import { plain, termsOf } from './terms';

/** How much of what is missing to 100 each fact in common adds. */
const shares: Readonly<Record<keyof RecurrenceFacts, number>> = {
  batch: 0.15,
  cause: 0.15,
  product: 0.1,
  equipment: 0.1,
  process: 0.04,
};
const ownerShare = 0.01;
/** All of them together. Facts alone are enough to be looked at, and no more. */
const maxShare = 0.4;

export interface Facets {
  readonly share: number;
  readonly similarities: readonly Similarity[];
}

export function facetsOf(query: RecurrenceDocument, candidate: RecurrenceDocument): Facets {
  const similarities: Similarity[] = [];
  let share = 0;
  for (const [kind, amount] of Object.entries(shares) as [keyof RecurrenceFacts, number][]) {
    const isSame = kind === 'cause' ? isSameCause : isSameFact;
    const values = query.facts[kind].filter((one) => candidate.facts[kind].some((other) => isSame(one, other)));
    if (values.length === 0) continue;
    similarities.push({ kind, values });
    share += amount;
  }
  if (query.ownerId !== null && query.ownerId === candidate.ownerId) {
    similarities.push({ kind: 'owner', values: [] });
    share += ownerShare;
  }
  return { share: Math.min(share, maxShare), similarities };
}

function isSameFact(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Two people put the same cause into different words: most of the words are the same. */
function isSameCause(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((text) => new Set(termsOf(text).map(({ term }) => term))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...ours].filter((term) => theirs.has(term)).length;
  return shared > 0 && shared * 5 >= 3 * Math.max(ours.size, theirs.size);
}
