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
