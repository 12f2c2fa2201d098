import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { assignments, bulkOutcome, directions, listOf, pageQuery } from '../../kernel/listing';
import {
  type FilterShape,
  filterShape,
  type ListBoard,
  type ListBulk,
  type ListFilters,
  type RecordList,
} from '../../kernel/records/record-list';
import { reason } from '../../kernel/text-schemas';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;

const maxAtOnce = 200;

const everyList = {
  search: pageQuery.search,
  assigned: z._default(z.enum(assignments), 'team'),
  /** Today for the reader: what is overdue depends on it. */
  today: z.optional(z.iso.date()),
};

/** What a list is narrowed by: the query of its board, and with an order that of its rows and its spreadsheet. */
function filtersOf<Filters extends ListFilters, Parameters extends Shape>(list: {
  readonly filters: Filters;
  readonly parameters: Parameters;
}): typeof everyList & FilterShape<Filters> & Parameters {
  return { ...everyList, ...filterShape(list.filters), ...list.parameters };
}

/** The calls that every list of records has: its rows, its spreadsheet and, where it has them, its board and bulk changes. */
export function listEndpoints<
  One extends string,
  Several extends string,
  Entry extends Schema,
  Filters extends ListFilters,
  Column extends string,
  Sort extends Column,
  Parameters extends Shape,
  Board extends ListBoard<Schema> | undefined,
  Bulk extends ListBulk<Shape> | undefined,
>(list: RecordList<One, Several, Entry, Filters, Column, Sort, Parameters, Board, Bulk>) {
  const { one, several, path } = list;
  const filters = filtersOf(list);
  const order = {
    sort: z._default(z.enum(list.sorts as readonly Sort[]), list.usualSort as never),
    direction: z._default(z.enum(directions), 'desc'),
  };
  const rows = endpoint({
    method: 'GET',
    path,
    summary: list.summary,
    query: z.object({ page: pageQuery.page, ...filters, ...order }),
    /** A search counts to 1,000; beyond that there `isMore`. */
    output: z.extend(listOf(list.entry), { isMore: z.boolean() }),
  });
  const spreadsheet = endpoint({
    method: 'GET',
    path: `${path}/export`,
    isHeavy: true,
    summary: 'The whole filtered list as .xlsx; with ids, only those',
    query: z.object({ ...filters, ...order, ids: z.optional(z.string().check(z.maxLength(8000))) }),
    answers: 'file',
  });
  const board = endpoint({
    method: 'GET',
    path: `${path}/board`,
    summary: 'The same, by status: how many there are, and the first fifty of each',
    query: z.object(filters),
    output: z.object({
      columns: z.array(z.object({ status: statusOf(list.board), total: z.int(), items: z.array(list.entry) })),
    }),
  });
  const bulk = endpoint({
    method: 'POST',
    path: `${path}/bulk`,
    summary: list.bulk?.summary ?? '',
    body: z.object({
      ids: z.array(list.id).check(z.minLength(1), z.maxLength(maxAtOnce)),
      ...changesOf(list.bulk),
      reason,
    }),
    output: bulkOutcome,
  });
  const made = {
    [`list${several}`]: rows,
    ...(list.board && { [`get${one}Board`]: board }),
    [`export${several}`]: spreadsheet,
    ...(list.bulk && { [`change${several}`]: bulk }),
  };
  return made as Record<`list${Several}`, typeof rows> &
    Record<`export${Several}`, typeof spreadsheet> &
    (Board extends undefined ? unknown : Record<`get${One}Board`, typeof board>) &
    (Bulk extends undefined ? unknown : Record<`change${Several}`, typeof bulk>);
}

type StatusOf<Board> = Board extends ListBoard<infer Status> ? Status : z.ZodMiniString;
function statusOf<Board extends ListBoard<Schema> | undefined>(board: Board): StatusOf<Board> {
  return (board?.status ?? z.string()) as StatusOf<Board>;
}

type ChangesOf<Bulk> = Bulk extends ListBulk<infer Changes> ? Changes : Record<never, never>;
function changesOf<Bulk extends ListBulk<Shape> | undefined>(bulk: Bulk): ChangesOf<Bulk> {
  return (bulk?.changes ?? {}) as ChangesOf<Bulk>;
}
