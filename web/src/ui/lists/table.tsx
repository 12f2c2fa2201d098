import { memo, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { AllRowsCheck, RowCheck, type RowSelection, type Tick, useTick } from './row-selection';
import './row-link.css';
import './table.css';

export interface Column<Row, Sort extends string = never> {
  id: string;
  label: string;
  /** The name of the order that pressing this header asks for; absent, it cannot be sorted. */
  sort?: Sort;
  fluid?: boolean;
  /** Can be done without where the window is too narrow for all of them. */
  minor?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface SortOrder<Sort extends string> {
  by: Sort;
  direction: 'asc' | 'desc';
}

interface TableProps<Row, Sort extends string> {
  caption: string;
  /** The same ones as long as they show the same. */
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  order?: SortOrder<Sort>;
  onOrder?: (order: SortOrder<Sort>) => void;
  /** Rows of the previous question, while the next answer is on its way. */
  stale?: boolean;
  selection?: RowSelection<Row>;
}

/** The ARIA roles repeat the elements because on a phone the rows are laid out as blocks, which would drop them. */
export function Table<Row, Sort extends string = never>(props: TableProps<Row, Sort>) {
  const { caption, columns, rows, keyOf, order, onOrder, stale, selection } = props;
  const onTick = useTick(rows, selection);
  return (
    <div className={stale ? 'card tablewrap table-stale' : 'card tablewrap'} aria-busy={stale || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
      <table className="table" role="table">
        <caption className="sr">{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
          <tr role="row">
            {selection && <AllRowsCheck rows={rows} selection={selection} />}
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: display: block drops the implied role */}
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow
              key={keyOf(row)}
              row={row}
              columns={columns}
              {...(selection && {
                labels: selection.labels,
                objection: selection.objection(row),
                isSelected: selection.isSelected(row),
                onTick,
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Pick<Column<Row>, 'id' | 'label' | 'fluid' | 'minor' | 'cell'>[];
  /** These four only where rows can be chosen. */
  labels?: RowSelection<Row>['labels'];
  objection?: string | null;
  isSelected?: boolean;
  onTick?: Tick<Row>;
}

/** Drawn anew only when something else is to be read in it or its own box is ticked: not because that of another one is. */
const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ row, columns, labels, objection = null, isSelected = false, onTick }: TableRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: grid drops the implied role
    <tr role="row" data-selected={isSelected || undefined}>
      {labels && onTick && (
        <RowCheck row={row} labels={labels} objection={objection} isSelected={isSelected} onTick={onTick} />
      )}
      <RowCells row={row} columns={columns} />
    </tr>
  );
}

function DrawnCells<Row>({ row, columns }: Pick<TableRowProps<Row>, 'row' | 'columns'>): ReactNode {
  return columns.map((column) => (
    <td
      key={column.id}
      // biome-ignore lint/a11y/noRedundantRoles: display: flex drops the implied role
      role="cell"
      className={classOf(column)}
      data-label={column.label}
    >
      {column.cell(row)}
    </td>
  ));
}

/** Drawn anew only for another row or other columns. */
const RowCells = memo(DrawnCells) as typeof DrawnCells;

interface ColumnHeaderProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  order: SortOrder<Sort> | undefined;
  onOrder: ((order: SortOrder<Sort>) => void) | undefined;
}

function ColumnHeader<Row, Sort extends string>({ column, order, onOrder }: ColumnHeaderProps<Row, Sort>) {
  const { sort, label } = column;
  const className = classOf(column);
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const active = order?.by === sort;
  const ascending = active && order?.direction === 'asc';
  return (
    <th scope="col" className={className} aria-sort={active ? (ascending ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="rounded-sm inline-row gap-4 icons-12 sortbtn"
        onClick={() => onOrder?.({ by: sort, direction: ascending ? 'desc' : 'asc' })}
      >
        {label}
        <Icon name={active ? (ascending ? 'arrow-up' : 'arrow-down') : 'sort'} />
      </button>
    </th>
  );
}

function classOf({ fluid, minor }: { fluid?: boolean; minor?: boolean }): string | undefined {
  if (fluid) return 'fluid';
  return minor ? 'minor' : undefined;
}
