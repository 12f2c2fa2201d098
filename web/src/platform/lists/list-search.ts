import { type Assignment, assignments, type directions } from '@vigie/domain/kernel/listing';
import type { Message } from '@vigie/domain/kernel/message';
import type { ListFilter, ListFilters } from '@vigie/domain/kernel/records/record-list';
import { fromListed, ownValueBounds } from '@vigie/domain/kernel/several';
import { addressWith, dayOf, pageOf, textOf } from '../page/address';

export const listViews = ['list', 'kanban'] as const;

type Chosen<Filters extends ListFilters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends { readonly hasOwn: true }
    ? readonly string[]
    : Filters[Name] extends { readonly values: readonly (infer Value)[] }
      ? readonly Value[]
      : string;
};

type PageState<Sort extends string> = {
  readonly view: (typeof listViews)[number];
  readonly search: string;
  readonly assigned: Assignment;
  readonly sort: Sort;
  readonly direction: (typeof directions)[number];
  readonly page: number;
};

/** The state of a list's page, all of it in the address. */
export type ListSearch<Filters extends ListFilters, Sort extends string> = PageState<Sort> & Chosen<Filters>;

/** The same, as the pieces that all lists share see it. */
export type AnySearch = PageState<string> & { readonly [filter: string]: string | number | readonly string[] };

export type Asked<Filters extends ListFilters> = { readonly assigned: Assignment; readonly search?: string } & {
  readonly [Name in keyof Filters]?: string;
};

/** Hooks by filter: the values of a company beside those that all have. Asked for when the filters are opened. */
type OwnValues = Readonly<Record<string, () => readonly string[]>>;

/** Methods, so that each list may be more precise than the pieces that all lists share. */
interface ListRules<Search> {
  searchOf(raw: Readonly<Record<string, unknown>>): Search;
  /** What an address says after its question mark. */
  searchIn(query: string): Search;
  addressAt(path: string, search: Search): string;
  /** What a saved view keeps: everything but the page. */
  viewQueryOf(search: Search): string;
  activeFilters(search: Search): readonly string[];
  isNarrowed(search: Search): boolean;
}

export interface DescribedList<Filters extends ListFilters, Sort extends string>
  extends ListRules<ListSearch<Filters, Sort>> {
  readonly filters: Filters;
  readonly sorts: Readonly<Record<Sort, Message>>;
  readonly hasBoard: boolean;
  readonly noFilters: Chosen<Filters>;
  readonly ownValues: OwnValues;
  readonly usualSort: Sort;
  /** What the API is asked of: empty filters are no filters. */
  askedOf(search: ListSearch<Filters, Sort>): Asked<Filters>;
}

/** A list as the pieces that all lists share see it. */
export interface AnyList extends ListRules<AnySearch> {
  readonly filters: ListFilters;
  readonly sorts: Readonly<Record<string, Message>>;
  readonly hasBoard: boolean;
  readonly noFilters: Readonly<Record<string, string | readonly string[]>>;
  readonly ownValues: OwnValues;
  readonly usualSort: string;
  askedOf(search: AnySearch): object;
}

export interface ShownListProps {
  list: AnyList;
  search: AnySearch;
  show(changes: Partial<AnySearch>): void;
}

/** Everything about the address of a list follows from its declaration. */
export function describeList<Filters extends ListFilters, Sort extends string>(
  declared: {
    readonly filters: Filters;
    readonly columns: Readonly<Record<NoInfer<Sort>, { readonly title: Message }>>;
    readonly sorts: readonly Sort[];
    readonly usualSort: NoInfer<Sort>;
    readonly usualAssigned?: Assignment;
    readonly board: unknown;
  },
  ownValues: OwnValues = {},
): DescribedList<Filters, Sort> {
  const { filters, sorts: orders } = declared;
  const hasBoard = declared.board !== undefined;
  type Search = ListSearch<Filters, Sort>;
  const names = Object.keys(filters);
  const filtersBy = (each: (filter: ListFilter, name: string) => unknown) =>
    Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, each(filter, name)]));
  // An address may have been written by hand: what makes no sense in it is left out.
  const searchOf = (raw: Readonly<Record<string, unknown>>) =>
    ({
      view: hasBoard && raw.view === 'kanban' ? 'kanban' : 'list',
      search: textOf(raw.search),
      assigned: assignments.find((one) => one === raw.assigned) ?? declared.usualAssigned ?? 'team',
      ...filtersBy((filter, name) => filterIn(raw[name], filter)),
      sort: orders.find((one) => one === raw.sort) ?? declared.usualSort,
      direction: raw.direction === 'asc' ? 'asc' : 'desc',
      page: pageOf(raw.page),
    }) as unknown as Search;
  const inWords = (search: Search): Record<string, unknown> => ({
    ...search,
    ...filtersBy((_filter, name) => String(search[name])),
  });
  const addressAt = (path: string, search: Search) => addressWith(path, inWords(search), inWords(searchOf({})));
  const activeFilters = (search: Search) => names.filter((name) => String(search[name]) !== '');
  return {
    filters,
    sorts: Object.fromEntries(orders.map((sort) => [sort, declared.columns[sort].title])) as Record<Sort, Message>,
    hasBoard,
    ownValues,
    usualSort: declared.usualSort,
    noFilters: filtersBy(({ values }) => (values ? [] : '')) as Chosen<Filters>,
    searchOf,
    searchIn: (query) => searchOf(Object.fromEntries(new URLSearchParams(query))),
    addressAt,
    viewQueryOf: (search) => addressAt('', { ...search, page: 1 }).slice(1),
    activeFilters,
    isNarrowed: (search) => search.search !== '' || activeFilters(search).length > 0,
    askedOf: (search) => {
      const asked = ['search', 'assigned', ...names].map((name) => [name, String(search[name as keyof Search])]);
      return Object.fromEntries(asked.filter(([, value]) => value !== '')) as Asked<Filters>;
    },
  };
}

function filterIn(raw: unknown, { values, hasOwn, isText }: ListFilter): string | readonly string[] {
  if (values) return hasOwn ? listedIn(raw) : chosenOf(raw, values);
  return isText ? textOf(raw) : dayOf(raw);
}

function chosenOf(raw: unknown, values: readonly string[]): readonly string[] {
  const wanted = textOf(raw).split(',');
  return values.filter((value) => wanted.includes(value));
}

/** Whether the company has them is known where they are shown; what no value can be is left out. */
function listedIn(raw: unknown): readonly string[] {
  const { letters, most, together } = ownValueBounds;
  const values = textOf(raw, together).split(',').filter(Boolean);
  return [...new Set(values)].filter((value) => fromListed(value).length <= letters).slice(0, most);
}
