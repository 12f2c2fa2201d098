import { type ChangeEvent, useCallback, useRef } from 'react';
import '../choices/checkbox.css';

/** What lets the rows of a table be chosen; the owner of the choice decides how long it lasts. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Why a row cannot be chosen; null when it can. */
  objection: (row: Row) => string | null;
  onChange: (rows: readonly Row[], selected: boolean) => void;
  /** The row whose box was pressed last: with Shift, everything from there on. */
  anchor: { current: Row | null };
  /** The same object as long as it says the same. */
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

/** What is done when the box of a row is pressed. */
export type Tick<Row> = (row: Row, isTicked: boolean, wantsRange: boolean) => void;

/** The same function as long as the table is there, so that a row whose own box stays as it is needs not be drawn anew. */
export function useTick<Row>(rows: readonly Row[], selection: RowSelection<Row> | undefined): Tick<Row> {
  const now = useRef({ rows, selection });
  now.current = { rows, selection };
  return useCallback((row, isTicked, wantsRange) => {
    const { rows: shown, selection: chosen } = now.current;
    if (!chosen) return;
    const from = chosen.anchor.current === null ? -1 : shown.indexOf(chosen.anchor.current);
    const at = shown.indexOf(row);
    const range = wantsRange && from >= 0 ? shown.slice(Math.min(from, at), Math.max(from, at) + 1) : [row];
    chosen.anchor.current = row;
    chosen.onChange(
      range.filter((one) => chosen.objection(one) === null),
      isTicked,
    );
  }, []);
}

interface RowCheckProps<Row> {
  row: Row;
  labels: RowSelection<Row>['labels'];
  objection: string | null;
  isSelected: boolean;
  onTick: Tick<Row>;
}

export function RowCheck<Row>({ row, labels, objection, isSelected, onTick }: RowCheckProps<Row>) {
  const onChange = ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) =>
    onTick(row, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  const label = labels.row(row);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: flex drops the implied role
    <td role="cell" className="col-check">
      <label title={objection ?? undefined}>
        <input
          type="checkbox"
          className="check"
          aria-label={objection ? `${label}. ${objection}` : label}
          checked={isSelected}
          disabled={objection !== null}
          onChange={onChange}
        />
      </label>
    </td>
  );
}
