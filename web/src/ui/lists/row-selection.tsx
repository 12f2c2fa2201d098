import type { ChangeEvent } from 'react';
import '../choices/checkbox.css';

/** What lets the rows of a table be chosen; whoever keeps the choice decides how long it lasts. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Why a row cannot be chosen; null when it can. */
  objection: (row: Row) => string | null;
  onChange: (rows: readonly Row[], selected: boolean) => void;
  /** The row whose box was pressed last: with Shift, everything from there on. */
  anchor: { current: Row | null };
  labels: { all: string; row: (row: Row) => string };
}

interface AllRowsCheckProps<Row> {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}

export function AllRowsCheck<Row>({ rows, selection }: AllRowsCheckProps<Row>) {
  const able = rows.filter((row) => selection.objection(row) === null);
  const chosen = able.filter(selection.isSelected).length;
  const all = able.length > 0 && chosen === able.length;
  return (
    <th scope="col" className="col-check">
      <label>
        <input
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && !all;
          }}
          type="checkbox"
          className="check"
          aria-label={selection.labels.all}
          checked={all}
          disabled={able.length === 0}
          onChange={() => selection.onChange(able, !all)}
        />
      </label>
    </th>
  );
}

interface RowCheckProps<Row> extends AllRowsCheckProps<Row> {
  row: Row;
}

export function RowCheck<Row>({ row, rows, selection }: RowCheckProps<Row>) {
  const objection = selection.objection(row);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent, target } = event;
    const wantsRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    const from = selection.anchor.current === null ? -1 : rows.indexOf(selection.anchor.current);
    const at = rows.indexOf(row);
    const range = wantsRange && from >= 0 ? rows.slice(Math.min(from, at), Math.max(from, at) + 1) : [row];
    selection.anchor.current = row;
    selection.onChange(
      range.filter((one) => selection.objection(one) === null),
      target.checked,
    );
  };
  const label = selection.labels.row(row);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: flex drops the implied role
    <td role="cell" className="col-check">
      <label title={objection ?? undefined}>
        <input
          type="checkbox"
          className="check"
          aria-label={objection ? `${label}. ${objection}` : label}
          checked={selection.isSelected(row)}
          disabled={objection !== null}
          onChange={onChange}
        />
      </label>
    </td>
  );
}
