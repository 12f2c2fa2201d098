import type { Message } from '@vigie/domain/kernel/message';
import { selectionMessages } from '@vigie/domain/messages/lists';
import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { type Column, Table } from '../../ui/lists/table';
import { useSay } from '../page/messages';
import { ListPager } from './list-pager';
import type { AnySearch } from './list-search';
import { useSelection } from './list-selection';
import { useRowWalk } from './row-walk';

export interface Chosen<Row> {
  readonly entries: readonly Row[];
  /** Removes rows from the selection. */
  readonly onDrop: (ids: readonly string[]) => void;
  readonly onClear: () => void;
}

interface ListTableProps<Row extends { readonly id: string }, Sort extends string> {
  caption: string;
  columns: readonly Column<Row, Sort>[];
  list: ComponentProps<typeof ListPager>['list'] & { readonly items: readonly Row[] };
  stale: boolean;
  search: Pick<AnySearch, 'direction'> & { readonly sort: Sort };
  show: (changes: { sort?: Sort; direction?: 'asc' | 'desc'; page?: number }) => void;
  /** What the list is narrowed to: another one has another selection. */
  narrowedTo: string;
  hrefOf: (page: number) => string;
  /** The same object each time. */
  walk: { readonly next: Message; readonly previous: Message };
  /** Why a row cannot be chosen; null when it can. */
  objection?: (row: Row) => string | null;
  /** What can be done with the chosen rows. */
  selection: (chosen: Chosen<Row>) => ReactNode;
}

/** The rows of a list with their order, their pages and what is chosen among them. */
export function ListTable<Row extends { readonly id: string }, Sort extends string>(props: ListTableProps<Row, Sort>) {
  const { caption, columns, list, stale, search, show, narrowedTo, hrefOf, walk, objection, selection } = props;
  const say = useSay();
  const rows = useRef<HTMLDivElement>(null);
  useRowWalk(rows, walk);
  const { selected, select, drop, clear, anchor } = useSelection<Row>(narrowedTo, list.items);
  const labels = useMemo(
    () => ({ all: say(selectionMessages.all), row: ({ id }: Row) => say(selectionMessages.row, { id }) }),
    [say],
  );
  // The same as long as the list is: a tick changes none of its addresses.
  const pager = useMemo(
    () => <ListPager list={list} hrefOf={hrefOf} onPage={(page) => show({ page })} />,
    [list, hrefOf, show],
  );
  // The box is ticked at once; the bar and what it works out of the chosen rows follow after the frame of the press.
  const counted = useDeferredValue(selected);
  const bar = useMemo(
    () => counted.size > 0 && selection({ entries: [...counted.values()], onDrop: drop, onClear: clear }),
    [counted, selection, drop, clear],
  );
  return (
    <>
      <div ref={rows} className="list-rows">
        <Table<Row, Sort>
          caption={caption}
          columns={columns}
          rows={list.items}
          keyOf={({ id }) => id}
          order={{ by: search.sort, direction: search.direction }}
          onOrder={({ by, direction }) => show({ sort: by, direction })}
          stale={stale}
          selection={{
            isSelected: ({ id }) => selected.has(id),
            objection: objection ?? (() => null),
            onChange: select,
            anchor,
            labels,
          }}
        />
      </div>
      {pager}
      {selected.size > 0 && bar}
    </>
  );
}
