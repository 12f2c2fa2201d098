import type { Message } from '../../kernel/message';
import type { Cell, Parsed } from './parsing/cell';

/** One value that a record can take from a column. */
export interface Field<Value> {
  readonly label: Message;
  /** How people head such a column, beside the labels. */
  readonly headers: readonly string[];
  readonly parse: (cell: Exclude<Cell, null>) => Parsed<Value>;
  /** What the template file shows in its column. */
  readonly example: string;
}

export const field = <Value>(
  label: Field<Value>['label'],
  parse: Field<Value>['parse'],
  headers: readonly string[],
  example: string,
): Field<Value> => ({ label, parse, headers, example });

export type ValueOf<OneField> = OneField extends Field<infer Value> ? Value : never;
