import './table-order.css';
import { IconButton } from '../buttons/icon-button';
import { Select } from '../choices/select';
import type { Column, SortOrder } from './table';

interface TableOrderProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  order: SortOrder<Sort>;
  onOrder: (order: SortOrder<Sort>) => void;
  labels: { sortBy: string; ascending: string; descending: string };
}

/** What the headers do, for windows too narrow to show them. */
export function TableOrder<Row, Sort extends string>({ columns, order, onOrder, labels }: TableOrderProps<Row, Sort>) {
  const options = columns.flatMap(({ sort, label }) => (sort ? [{ value: sort, label }] : []));
  const ascending = order.direction === 'asc';
  return (
    <div className="space-below no-print table-order">
      <Select
        label={labels.sortBy}
        options={options}
        value={order.by}
        onChange={(by) => onOrder({ by, direction: order.direction })}
      />
      <IconButton
        icon={ascending ? 'arrow-up' : 'arrow-down'}
        label={ascending ? labels.ascending : labels.descending}
        tooltipAlign="end"
        onClick={() => onOrder({ by: order.by, direction: ascending ? 'desc' : 'asc' })}
      />
    </div>
  );
}
