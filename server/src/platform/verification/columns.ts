/**
 * How `verify` holds a column against what was not changed with it. `event: field`: a field of an event holds its value.
 * `derivation: from what`: it follows from columns that are held, from the time or the actor of an event, or from another table.
 * `signature: how`: what was signed covers it. `not: why`: a change of it stays unnoticed.
 */
export type ColumnVerification = `${'event' | 'derivation' | 'signature' | 'not'}: ${string}`;

/** All columns of all tables that a module's `schema.ts` knows. */
export type VerifiedColumns<Tables> = {
  readonly [Table in keyof Tables]: { readonly [Column in keyof Tables[Table]]: ColumnVerification };
};
