import { raw, type Sql } from './statement';

/** Some columns of a table; `Codes` says more precisely than the database what some of them hold. */
export type RowOf<
  Table extends object,
  Column extends keyof Table,
  Codes extends { readonly [Name in Column]?: Table[Name] } = Record<never, never>,
> = Omit<Pick<Table, Column>, keyof Codes> & Codes;

export function columnsOf(alias: string, names: readonly string[]): Sql {
  return raw(names.map((name) => `${alias}.${name}`).join(', '));
}
