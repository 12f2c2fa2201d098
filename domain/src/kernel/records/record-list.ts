import * as z from 'zod/mini';
import type { Message, MessageValues } from '../message';
import { several, severalOwn } from '../several';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;

/** Several of some values, each with its word; or the beginning of a text; or else a day. */
export interface ListFilter {
  readonly label: Message;
  readonly values?: readonly [string, ...string[]];
  readonly words?: Readonly<Record<string, Message>>;
  /** Beside these values a company has its own, which are what they are called. */
  readonly hasOwn?: true;
  readonly isText?: boolean;
}
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** A column of the list, and of its spreadsheet: the field of the entry, unless `text` makes it. */
export interface ListColumn<Entry> {
  readonly title: Message;
  /** The field of the entry, where it is called otherwise. */
  readonly field?: string;
  /** Of the spreadsheet's column, in characters; without one, the spreadsheet leaves it out. */
  readonly width?: number;
  /** For a field that holds codes. */
  readonly words?: Readonly<Record<string, Message>>;
  readonly isDay?: boolean;
  /** What an entry says there today; null for nothing. */
  readonly text?: (
    entry: Entry,
    today: string,
  ) => { readonly message: Message; readonly values?: MessageValues } | null;
}

export interface ListBoard<Status extends Schema> {
  /** Its columns, in the order of a record's life. */
  readonly states: readonly string[];
  readonly status: Status;
}

/** What may be changed of several records at once, with one reason. */
export interface ListBulk<Changes extends Shape> {
  readonly summary: string;
  readonly changes: Changes;
}

/**
 * The list of a kind of record, declared once: the API, the server's handlers, the spreadsheet and the page of the web
 * follow from it.
 */
export interface RecordList<
  One extends string = string,
  Several extends string = string,
  Entry extends Schema = Schema,
  Filters extends ListFilters = ListFilters,
  Column extends string = string,
  Sort extends Column = Column,
  Parameters extends Shape = Shape,
  Board extends ListBoard<Schema> | undefined = ListBoard<Schema> | undefined,
  Bulk extends ListBulk<Shape> | undefined = ListBulk<Shape> | undefined,
> {
  /** As the names of the endpoints say it: `getActionBoard`, `listActions`. */
  readonly one: One;
  readonly several: Several;
  readonly path: string;
  readonly summary: string;
  readonly id: z.ZodMiniType<string, string>;
  readonly entry: Entry;
  readonly filters: Filters;
  /** What else the list is asked by, without a place among the filters of its page. */
  readonly parameters: Parameters;
  readonly columns: Readonly<Record<Column, ListColumn<z.output<Entry>>>>;
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly usualSort: Sort;
  /** Whose records it shows at first; of those that belong to nobody, everyone's. */
  readonly usualAssigned?: 'everyone';
  readonly board: Board;
  readonly bulk: Bulk;
}

export function recordList<
  const One extends string,
  const Several extends string,
  Entry extends Schema,
  const Filters extends ListFilters,
  Column extends string,
  Sort extends Column,
  Parameters extends Shape,
  Board extends ListBoard<Schema> | undefined,
  Bulk extends ListBulk<Shape> | undefined,
>(
  list: RecordList<One, Several, Entry, Filters, Column, Sort, Parameters, Board, Bulk>,
): RecordList<One, Several, Entry, Filters, Column, Sort, Parameters, Board, Bulk> {
  return list;
}

const day = z.optional(z.iso.date());
const text = z.optional(z.string().check(z.maxLength(200)));

type FilterSchema<Filter extends ListFilter> = Filter extends { readonly hasOwn: true }
  ? ReturnType<typeof severalOwn>
  : Filter extends { readonly values: infer Values }
    ? Values extends readonly [string, ...string[]]
      ? ReturnType<typeof several<Values>>
      : never
    : Filter extends { readonly isText: true }
      ? typeof text
      : typeof day;
export type FilterShape<Filters extends ListFilters> = { [Name in keyof Filters]: FilterSchema<Filters[Name]> };

/** The filters of a list as the API takes them. */
export function filterShape<Filters extends ListFilters>(filters: Filters): FilterShape<Filters> {
  const schemas = Object.entries(filters).map(([name, { values, hasOwn, isText }]) => {
    if (hasOwn) return [name, severalOwn()];
    if (values) return [name, several(values)];
    return [name, isText ? text : day];
  });
  return Object.fromEntries(schemas) as FilterShape<Filters>;
}
