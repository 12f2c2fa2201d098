import type { QueryResultRow } from 'pg';
import type { Question } from '../database/shared-reads';
import { empty, join, planEachTime, planOnce, raw, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { type FoundNumbers, findNumbers } from '../search/found-numbers';
import {
  allOf,
  type Direction,
  findTotal,
  keyOf,
  type Listing,
  listIds,
  type Order,
  readFirstOfEach,
  readFirstRows,
  readRows,
} from './listing';
import { readPage } from './pages';

/** What every list is asked by. A list adds its own filters, under the names that its declaration gives them. */
export interface EntryFilter {
  readonly companyId: number;
  readonly userId: number;
  /** Whose records: null for everyone's. */
  readonly people: readonly number[] | null;
  readonly search: string;
  readonly today: string;
  /** Of what is found, only these. */
  readonly ids?: readonly string[] | undefined;
}

export interface EntryListPlan<
  Filter extends EntryFilter,
  Row,
  Entry,
  Sort extends string,
  Column extends string = string,
> {
  /** The table with a row for each line of the list, called `e` in every condition. */
  readonly entries: string;
  /**
   * The table that says how many there are of each sort, or a statement that knows the total, null where it does not. The
   * table leaves out what is confidential; of that, those that the reader may see are counted in the entries.
   */
  readonly totals: string | ((filter: Filter) => Sql | null);
  /** Entries have a column `is_confidential`, or the one named here, and the totals leave out those where it is true. */
  readonly hasConfidential?: boolean | string;
  /** The same without a row for each person: fewer, for a question that names nobody. Null where it does name somebody. */
  readonly overallTotals?: (filter: Filter) => Sql | null;
  /** The series of records that words are searched of. */
  readonly searched: (filter: Filter) => readonly SearchedSeries[];
  readonly columns: Sql;
  /** Each order is one that an index gives. */
  readonly orders: Readonly<Record<Sort, Order<Column>>>;
  /** That of the cards in a column of the board. */
  readonly cardOrder?: Order<Column>;
  /** Which rows this person sees, and whose: conditions on columns that both tables have. */
  readonly scope: (filter: Filter) => readonly Sql[];
  /** Parts of what this person sees, each of which an index gives in order; see `Listing`. */
  readonly parts?: (filter: Filter) => readonly Sql[] | null;
  /**
   * The values of a filter in the order in which a column ranks them, from 1: a list in that order is narrowed down by the rank,
   * with which the index of the order begins.
   */
  readonly ranks?: {
    readonly [Name in keyof Filter]?: { readonly column: Column; readonly values: readonly string[] };
  };
  /** What follows from its filters for a column of an order, so that nothing is left to put in order by it. */
  readonly implied?: (filter: Filter) => readonly Sql[];
  /** A filter whose values each begin an index of every order. */
  readonly splitBy?: keyof Filter;
  /** Filters of several values, each with its column, which both tables have. */
  readonly counted: { readonly [Name in keyof Filter]?: Column };
  /** Filters that only the entries know. */
  readonly uncounted: { readonly [Name in keyof Filter]?: (value: NonNullable<Filter[Name]>, filter: Filter) => Sql };
  /** Rows that the list has at all, where that is not every one. */
  readonly shown?: Sql;
  readonly toEntry: (row: Row) => Entry;
}

/** Records that are numbered together, as `search_series` calls them. */
export interface SearchedSeries {
  readonly series: string;
  /** Which rows of the list are of this series; all of them when it is left out. */
  readonly rows?: Sql;
  /** Each of its records is a row that everyone is shown, but for what is confidential. */
  readonly isWhole?: boolean;
}

interface FoundSeries extends SearchedSeries {
  readonly numbers: FoundNumbers;
}

/** What a search finds, by series; null where nothing is searched. */
type Found = readonly FoundSeries[] | null;

export interface EntryPage<Entry> {
  readonly items: Entry[];
  readonly total: number;
  readonly isMore: boolean;
}

interface EntryOrder<Sort> {
  readonly sort: Sort;
  readonly direction: Direction;
}

const cardsOfAColumn = 50;

/** The pages, the board and the rows of an export of one list. */
export function entryList<
  Filter extends EntryFilter,
  Row extends QueryResultRow,
  Entry,
  Sort extends string,
  Column extends string = string,
>(plan: EntryListPlan<Filter, Row, Entry, Sort, Column>) {
  const { columns, totals, toEntry } = plan;
  const isWalled = raw(`e.${typeof plan.hasConfidential === 'string' ? plan.hasConfidential : 'is_confidential'}`);
  const entries = raw(plan.entries);
  const { countedMatching, filtered, indexedValues, isCounted, isNarrowed, isUnfiltered } = conditionsOf(plan);

  const listing = (filter: Filter, order: Order, direction: Direction, found: Found = null): Listing => ({
    companyId: filter.companyId,
    readerId: filter.userId,
    table: plan.entries,
    columns,
    where: filtered(filter, order),
    // In the order of numbers two indexes give the rows of a status: which of them is better depends on how rare it is.
    indexed: order === plan.orders['id' as Sort] ? [] : indexedValues(filter),
    parts: found ? found.map(conditionOf) : partsOf(filter),
    people: filter.people,
    order,
    direction,
    search: searchOf(filter, order, direction, found),
    isNarrowed: !isCounted(filter) || isNarrowed(filter),
    total: isCounted(filter) ? totalOf(filter) : null,
  });
  const find = async (reader: Reader, filter: Filter): Promise<Found> => {
    if (filter.search.trim() === '') return null;
    const each = await Promise.all(
      plan.searched(filter).map(async (series) => {
        const numbers = await findNumbers(reader, filter.companyId, series.series, filter.search);
        return numbers && { ...series, numbers };
      }),
    );
    const found = each.filter((one) => one !== null);
    if (found.length === 0) return null;
    const some = found.filter(({ numbers }) => numbers.total > 0);
    return some.length > 0 ? some : found.slice(0, 1);
  };
  const partsOf = (filter: Filter): readonly Sql[] | null => {
    const column = plan.splitBy && plan.counted[plan.splitBy];
    const values = plan.splitBy ? valuesOf(filter[plan.splitBy]) : [];
    if (column && values.length > 1) return values.map((value) => isOneOf(column, [value]));
    return isNarrowed(filter) ? null : (plan.parts?.(filter) ?? null);
  };
  const searchOf = (filter: Filter, order: Order, direction: Direction, found: Found): Listing['search'] => {
    if (filter.search.trim() === '') return null;
    const isAll = isUnfiltered(filter);
    const isByNumber = order === plan.orders['id' as Sort];
    const known = (found ?? []).filter(({ isWhole }) => isAll && isWhole);
    return {
      known: known.reduce((sum, { numbers }) => sum + numbers.total, 0),
      toCount: found?.filter((one) => !known.includes(one)).map(conditionOf) ?? null,
      // In the order of their numbers the first rows are known before they are read.
      firstParts: (count) =>
        found?.map((one) =>
          isAll && isByNumber && one.isWhole
            ? conditionOf({ ...one, numbers: one.numbers.first(count, direction === 'desc') })
            : conditionOf(one),
        ) ?? null,
    };
  };
  const totalOf = (filter: Filter): Sql | null => {
    if (typeof totals !== 'string') return totals(filter);
    const kept = totalsFor(filter, totals);
    const uncounted = plan.hasConfidential
      ? sql`+ (select count(*) from ${entries} e where ${filtered(filter)} and ${isWalled})`
      : empty;
    return sql`select coalesce(sum(e.total), 0) ${uncounted} as total
      from ${kept} e where ${countedMatching(filter)}`;
  };
  const totalsFor = (filter: Filter, ofEach: string): Sql => plan.overallTotals?.(filter) ?? raw(ofEach);
  const ordered = (filter: Filter, { sort, direction }: EntryOrder<Sort>, found: Found = null) =>
    listing(filter, plan.orders[sort], direction, found);
  /** How many there are of each value of a column that the totals have too. */
  const countBy = async <Name extends string>(
    reader: Reader,
    filter: Filter,
    name: Name,
  ): Promise<({ total: number } & Record<Name, string>)[]> => {
    const column = raw(name);
    if (typeof totals === 'string' && isCounted(filter)) {
      const uncounted = plan.hasConfidential
        ? sql`union all select ${column}, 1 from ${entries} e where ${filtered(filter)} and ${isWalled}`
        : empty;
      return reader.query(
        planOnce(sql`select e.${column}, sum(e.total) as total from (
            select ${column}, total from ${totalsFor(filter, totals)} e where ${countedMatching(filter)} ${uncounted}) as e
          group by e.${column} having sum(e.total) > 0`),
      );
    }
    const matching = allOf(listing(filter, [], 'asc', await find(reader, filter)));
    return reader.query(
      planEachTime(sql`select e.${column}, count(*) as total from ${entries} e where ${matching} group by e.${column}`),
    );
  };
  return {
    page(filter: Filter, order: EntryOrder<Sort>, page: number): Question<EntryPage<Entry>> {
      const wanted = ordered(filter, order);
      return {
        key: `page ${page} ${keyOf(wanted)} ${filter.search}`,
        ask: async (reader) => {
          const searched = wanted.search ? ordered(filter, order, await find(reader, filter)) : wanted;
          const { rows, ...found } = await readPage<Row>(reader, searched, page);
          return { items: rows.map(toEntry), ...found };
        },
      };
    },

    /** The same for all who are shown the same cards. */
    boardKey: (filter: Filter): string =>
      `board ${keyOf(listing(filter, plan.cardOrder ?? [], 'asc'))} ${filter.search}`,

    countByStatus(reader: Reader, filter: Filter): Promise<{ status: string; total: number }[]> {
      return countBy(reader, filter, 'status');
    },
    countBy,
    /** What the pages of the list say that there is. */
    count: async (reader: Reader, filter: Filter): Promise<number> =>
      findTotal(reader, listing(filter, plan.cardOrder ?? [], 'asc', await find(reader, filter))),

    /** The first rows in one of its orders, upwards. */
    async first(reader: Reader, filter: Filter, sort: Sort, limit: number): Promise<Entry[]> {
      const wanted = listing(filter, plan.orders[sort], 'asc', await find(reader, filter));
      // What the totals know too stands together in an index, but for the rows of several people, which are put in order first.
      const isTogether = isCounted(filter) && (filter.people?.length ?? 1) === 1;
      const read = isTogether ? readFirstRows : readRows;
      return (await read<Row>(reader, wanted, { offset: 0, limit, total: null })).map(toEntry);
    },

    /** The first cards of columns of the board, by their status. */
    async cards(reader: Reader, filter: Filter, statuses: readonly string[]): Promise<ReadonlyMap<string, Entry[]>> {
      const all = listing(filter, plan.cardOrder ?? [], 'asc', await find(reader, filter));
      const rows = await readFirstOfEach<Row>(reader, all, {
        column: 'status',
        values: statuses,
        limit: cardsOfAColumn,
      });
      return new Map(rows.map(([status, found]) => [status, found.map(toEntry)]));
    },

    /** Which ones, in their order: an export then reads them in bounded steps, each as it is at that moment. */
    async ids(reader: Reader, filter: Filter, order: EntryOrder<Sort>, limit: number): Promise<string[]> {
      return listIds(reader, ordered(filter, order, await find(reader, filter)), limit);
    },

    async read(reader: Reader, companyId: number, ids: readonly string[]): Promise<Entry[]> {
      const rows = await reader.query<Row>(sql`select ${columns} from unnest(${ids}::text[]) with ordinality as
          wanted (id, place) join ${entries} e on e.company_id = ${companyId} and e.id = wanted.id collate "C"
        order by wanted.place`);
      return rows.map(toEntry);
    },
  };
}

/** Filters as conditions: those that the totals know too, and all of them. */
function conditionsOf<Filter extends EntryFilter, Row, Entry, Sort extends string, Column extends string>({
  counted,
  uncounted,
  ...plan
}: EntryListPlan<Filter, Row, Entry, Sort, Column>) {
  const columns = Object.entries(counted) as [keyof Filter, string][];
  const conditions = Object.entries(uncounted) as [keyof Filter, (value: unknown, filter: Filter) => Sql][];
  const rankOf = (name: keyof Filter, filter: Filter, order: Order): Sql | null => {
    const rank = plan.ranks?.[name];
    const [value, ...others] = valuesOf(filter[name]);
    if (!rank || !value || others.length > 0 || !order.some((column) => column.endsWith(rank.column))) return null;
    return sql`${raw(`e.${rank.column}`)} = ${1 + rank.values.indexOf(value)}`;
  };
  const countedConditions = (filter: Filter, order: Order = []): Sql[] => [
    sql`e.company_id = ${filter.companyId}`,
    ...plan.scope(filter),
    ...columns
      .filter(([name]) => isSet(filter[name]))
      .map(([name, column]) => rankOf(name, filter, order) ?? isOneOf(column, filter[name] as readonly string[])),
  ];
  const filtered = (filter: Filter, order: Order = []): Sql =>
    join(
      [
        ...countedConditions(filter, order),
        ...(plan.shown ? [plan.shown] : []),
        ...(plan.implied?.(filter) ?? []),
        ...(filter.ids ? [sql`e.id = any (${filter.ids}::text[])`] : []),
        ...conditions.filter(([name]) => isSet(filter[name])).map(([name, of]) => of(filter[name], filter)),
      ],
      ' and ',
    );
  const isCounted = (filter: Filter) =>
    !(filter.search.trim() || filter.ids || conditions.some(([name]) => isSet(filter[name])));
  const indexedValues = (filter: Filter): readonly unknown[] => {
    const { splitBy } = plan;
    const asked = columns.flatMap(([name]) => (isSet(filter[name]) ? [name] : []));
    const values = splitBy ? valuesOf(filter[splitBy]) : [];
    const isAlone = asked.every((name) => name === splitBy) && values.length <= 1 && filter.people === null;
    if (!splitBy || !isAlone || !isCounted(filter)) return [];
    const ranks = plan.ranks?.[splitBy]?.values ?? [];
    return [
      ...plan.scope(filter).flatMap((condition) => condition.values),
      ...values.flatMap((one) => [one, 1 + ranks.indexOf(one)]),
    ];
  };
  const isNarrowed = (filter: Filter) => filter.people !== null || columns.some(([name]) => isSet(filter[name]));
  return {
    filtered,
    indexedValues,
    countedMatching: (filter: Filter) => join(countedConditions(filter), ' and '),
    /** Whether nothing is asked for that only the entries know. */
    isCounted,
    isNarrowed,
    /** Whether nothing is asked for beside words. */
    isUnfiltered: (filter: Filter) => isCounted({ ...filter, search: '' }) && !isNarrowed(filter),
  };
}

function conditionOf({ rows, numbers }: FoundSeries): Sql {
  const found = numbers.matches(sql`e.number`);
  return rows ? sql`${rows} and ${found}` : found;
}

function valuesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function isSet(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}

/** As one value, as in `isOneOf`. */
export function isOneOfPeople(column: Sql, people: readonly number[]): Sql {
  return people.length === 1 ? sql`${column} = ${people[0]}` : sql`${column} = any (${people}::int[])`;
}

/** One value is compared by itself: an index that begins with its column then still gives the order of the rest. */
export function isOneOf(column: string, values: readonly string[]): Sql {
  const name = raw(`e.${column}`);
  return values.length === 1 ? sql`${name} = ${values[0]}` : sql`${name} = any (${values}::text[])`;
}
