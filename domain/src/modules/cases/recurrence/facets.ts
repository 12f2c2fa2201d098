import type { SimilarityKind } from '../investigation-contract';
import { factTerm, type Rarity, rarityShare } from './collection';
import type { RecurrenceDocument, RecurrenceFacts } from './document';
import { plain, termsOf } from './terms';

/** Why two cases are similar. That they have the same owner needs no value. */
export interface Similarity {
  readonly kind: SimilarityKind;
  readonly values: readonly string[];
}

const kinds = [
  'batch',
  'cause',
  'product',
  'equipment',
  'process',
] as const satisfies readonly (keyof RecurrenceFacts)[];
/** A colleague's other cases come before those of others, where all else is equal. */
const ownerShare = 0.01;
/** What a kind of fact adds at most of what is missing to 100, when no other case has it; and all kinds together. */
export const kindShare = 0.1;
export const maxShare = 0.4;

export interface Facets {
  readonly share: number;
  readonly similarities: readonly Similarity[];
}

const remembered = new Map<string, string>();
const mostRemembered = 10_000;

/** `PR-204`, `PR 204` and `pr204` are the same. The facts of a company come up again and again. */
function factKey(value: string): string {
  const before = remembered.get(value);
  if (before !== undefined) return before;
  if (remembered.size >= mostRemembered) remembered.clear();
  const key = plain(value).replaceAll(' ', '');
  remembered.set(value, key);
  return key;
}

/** The facts of a case under the names by which the company counts them. */
export function factTermsOf({ facts }: Pick<RecurrenceDocument, 'facts'>): readonly string[] {
  return kinds.flatMap((kind) => facts[kind].map((value) => factTerm(kind, factKey(value))));
}

/**
 * What two cases have in common beside words. A fact says the more the fewer cases of the company have it: a batch that
 * only these two name says nearly all, a department that every third case names nearly nothing.
 */
export function facetsOf(
  query: RecurrenceDocument,
  candidate: RecurrenceDocument,
  rarity: Rarity,
  documents: number,
): Facets {
  const similarities: Similarity[] = [];
  let share = 0;
  for (const kind of kinds) {
    const theirs = candidate.facts[kind];
    if (query.facts[kind].length === 0 || theirs.length === 0) continue;
    const values = kind === 'cause' ? sameCauses(query.facts.cause, theirs) : sameFacts(query.facts[kind], theirs);
    if (values.length === 0) continue;
    similarities.push({ kind, values });
    share +=
      kindShare * Math.max(...values.map((value) => rarityShare(rarity(factTerm(kind, factKey(value))), documents)));
  }
  share = Math.min(share, maxShare);
  if (query.ownerId === null || query.ownerId !== candidate.ownerId) return { share, similarities };
  return { share: share + ownerShare, similarities: [...similarities, { kind: 'owner', values: [] }] };
}

function sameFacts(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const known = new Set(theirs.map(factKey));
  return ours.filter((value) => known.has(factKey(value)));
}

const sameCauses = (ours: readonly string[], theirs: readonly string[]) =>
  ours.filter((one) => theirs.some((other) => isSameCause(one, other)));

/** Two people put the same cause into different words: most of the words are the same. */
function isSameCause(one: string, other: string): boolean {
  if (factKey(one) === factKey(other)) return true;
  const [ours, theirs] = [one, other].map((text) => new Set(termsOf(text).map(({ term }) => term))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...ours].filter((term) => theirs.has(term)).length;
  return shared > 0 && shared * 5 >= 3 * Math.max(ours.size, theirs.size);
}
