import type { SimilarityKind } from '../investigation-contract';

/** Why two cases are similar. That they have the same owner needs no value. */
export interface Similarity {
  readonly kind: SimilarityKind;
  readonly values: readonly string[];
}
