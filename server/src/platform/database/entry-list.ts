import type { QueryResultRow } from 'pg';
import { type Direction, type Listing, listIds, type Order, readFirst, readPage } from './listing';
import { plannedAnew, raw, type Sql, sql } from './statement';
import type { Reader } from './tx';

interface AnyFilter {
  readonly companyId: number;
  readonly search: string;
}

/**
 * What two tables say of a list: one has a row for each of its lines, the other how many there are of each sort. The
 * second leaves out what is confidential; of that, those that the reader may see are counted in the first.
 */
export interface EntryListPlan<Filter extends AnyFilter, Row, Entry, Sort extends string> {
  readonly entries: string;
  readonly totals: string;
  readonly columns: Sql;
  /** Each order is one that an index gives. */
  readonly orders: Readonly<Record<Sort, Order>>;
  /** That of the cards in a column of the board. */
  readonly cardOrder: Order;
  /** A condition on the columns that both tables have. */
  readonly keptMatching: (filter: Filter) => Sql;
  readonly matching: (filter: Filter) => Sql;
  /** Whether the filter asks for nothing that only the entries know. */
  readonly isKept: (filter: Filter) => boolean;
  /** Whether it leaves anything out. */
  readonly isNarrowed: (filter: Filter) => boolean;
  readonly toEntry: (row: Row) => Entry;
}

export interface EntryPage<Entry> {
  readonly items: Entry[];
  readonly total: number;
  readonly isMore: boolean;
}

const cardsOfAColumn = 50;

export function entryList<Filter extends AnyFilter, Row extends QueryResultRow, Entry, Sort extends string>(
  plan: EntryListPlan<Filter, Row, Entry, Sort>,
) {
  const { entries, totals, columns, keptMatching, matching, toEntry } = plan;
  const listing = (filter: Filter, order: Order, direction: Direction): Listing => {
    const total = sql`select coalesce(sum(e.total), 0) + (select count(*) from ${raw(entries)} e
        where ${matching(filter)} and e.is_confidential) as total
      from ${raw(totals)} e where ${keptMatching(filter)}`;
    return {
      companyId: filter.companyId,
      table: entries,
      columns,
      where: matching(filter),
      order,
      direction,
      search: filter.search,
      isNarrowed: plan.isNarrowed(filter),
      total: plan.isKept(filter) ? total : null,
    };
  };
  const ordered = (filter: Filter, { sort, direction }: { sort: Sort; direction: Direction }) =>
    listing(filter, plan.orders[sort], direction);
  return {
    async page(
      reader: Reader,
      filter: Filter,
      order: { sort: Sort; direction: Direction },
      page: number,
    ): Promise<EntryPage<Entry>> {
      const { rows, ...found } = await readPage<Row>(reader, ordered(filter, order), page);
      return { items: rows.map(toEntry), ...found };
    },

    countByStatus(reader: Reader, filter: Filter): Promise<{ status: string; total: number }[]> {
      if (plan.isKept(filter)) {
        return reader.query(sql`select e.status, sum(e.total) as total from (
            select status, total from ${raw(totals)} e where ${keptMatching(filter)}
            union all select status, 1 from ${raw(entries)} e where ${matching(filter)} and e.is_confidential) as e
          group by e.status having sum(e.total) > 0`);
      }
      return reader.query(
        plannedAnew(sql`select e.status, count(*) as total from ${raw(entries)} e where ${matching(filter)}
          group by e.status`),
      );
    },

    /** The first cards of one column of the board. */
    async cards(reader: Reader, filter: Filter, status: string): Promise<Entry[]> {
      const all = listing(filter, plan.cardOrder, 'asc');
      const column = { ...all, where: sql`${all.where} and e.status = ${status}` };
      return (await readFirst<Row>(reader, column, cardsOfAColumn)).map(toEntry);
    },

    /** Which ones, in their order: an export then reads them in bounded steps, each as it is at that moment. */
    ids(reader: Reader, filter: Filter, order: { sort: Sort; direction: Direction }, limit: number): Promise<string[]> {
      return listIds(reader, ordered(filter, order), limit);
    },

    async read(reader: Reader, companyId: number, ids: readonly string[]): Promise<Entry[]> {
      const rows = await reader.query<Row>(sql`select ${columns} from unnest(${ids}::text[]) with ordinality as
          wanted (id, place) join ${raw(entries)} e on e.company_id = ${companyId} and e.id = wanted.id collate "C"
        order by wanted.place`);
      return rows.map(toEntry);
    },
  };
}
