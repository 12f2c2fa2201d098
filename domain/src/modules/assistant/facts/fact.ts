export const factKinds = [
  'number',
  'quantity',
  'date',
  'time',
  'reference',
  'name',
  'negation',
  'comparison',
  'opposite',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Something of a text that another text must say too. */
export interface Fact {
  readonly kind: FactKind;
  /** Equal for the same fact, whatever the language and the way it is written. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** The tokens that it takes, the last one included. */
  readonly first: number;
  readonly last: number;
  /** May stand for a fact of the other text and need not: an article that could be the number one. */
  readonly soft: boolean;
  /** May be left out. */
  readonly optional: boolean;
  /** The things that a number counts, where they are known. */
  readonly things: readonly number[];
}
