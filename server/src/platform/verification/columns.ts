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

/**
 * R39: a table whose rows belong to records that are signed or end. `signed`: signatures on the record cover it, so that a
 * change makes them void, and the application refuses one once the record has ended. `frozen`: it is refused, though no
 * signature covers it. `neither` says why that is right.
 */
export interface HangingTable {
  readonly tableName: string;
  readonly on: readonly string[];
  readonly standing: 'signed' | 'frozen' | 'neither';
  readonly why: string;
}
