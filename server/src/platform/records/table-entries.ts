import type { RecordList } from '@vigie/domain/kernel/records/record-list';
import { raw, type Sql, sql } from '../database/statement';
import { type EntryFilter, entryList, isOneOf } from '../lists/entry-list';
import { columnOf, type RecordTable, type TableRecord } from './record-table';

type TableFilter = EntryFilter & Readonly<Record<string, unknown>>;

/** Filters and parameters of a list that are more than one of some words, as conditions on a row called `e`. */
export type TableFilters = Readonly<Record<string, (value: unknown) => Sql>>;

/** The list of a kind that has no rows for its list beside its records. Its orders are those of the table's indexes. */
export function tableEntries<Item extends TableRecord>(
  { declared, columns, toRecord }: RecordTable<Item>,
  { sorts, filters }: Pick<RecordList, 'sorts' | 'filters'>,
  filtered: TableFilters = {},
) {
  const owner = raw(`e.${columnOf(declared.owner)}`);
  const counted = ['status', ...(declared.counted ?? [])];
  const others = Object.entries(filters).filter(([name, { values }]) => values && !counted.includes(name));
  const uncounted = others.map(([name]) => [
    name,
    (values: unknown): Sql => isOneOf(columnOf(name), values as readonly string[]),
  ]);
  return entryList<TableFilter, Item & Record<string, unknown>, Item, string>({
    entries: declared.table,
    totals: declared.totals,
    ...(declared.walled && { hasConfidential: declared.walled }),
    searched: () => [{ series: declared.kind.name }],
    columns,
    orders: Object.fromEntries(sorts.map((sort) => [sort, sort === 'id' ? ['number'] : [columnOf(sort), 'number']])),
    cardOrder: ['-number'],
    scope: ({ people }) => (people ? [sql`${owner} = any (${people}::int[])`] : []),
    counted: Object.fromEntries(counted.map((name) => [name, columnOf(name)])),
    uncounted: { ...(Object.fromEntries(uncounted) as TableFilters), ...filtered },
    toEntry: toRecord,
  });
}
