import { outline } from '@vigie/domain/modules/cases/steps/cause-tree';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { useDeferredValue, useMemo, useState } from 'react';
import { type OutlineRow, rowsOf } from './outline-rows';

interface Shape {
  readonly causes: Causes;
  readonly folded: ReadonlySet<string>;
}

/**
 * The rows of the tree. What a cause says is shown at once; which rows there are, and in which order, follows the press that
 * changed it, because to move or bring back a cause draws all that stands under it.
 */
export function useShownRows(causes: Causes, folded: ReadonlySet<string>) {
  const now = useMemo(() => ({ causes, folded }), [causes, folded]);
  const later = useDeferredValue(now);
  const [urgent, drawAtOnce] = useState<string | null>(null);
  const { causes: placed, folded: closed } =
    urgent !== null && lacks(later, urgent) && !lacks(now, urgent) ? now : later;
  const rows = useMemo(() => rowsOf(outline(placed), closed), [placed, closed]);
  return {
    rows: useMemo(() => withNewest(rows, causes), [rows, causes]),
    /** A cause whose row, or whose whys, the next key is meant for. */
    drawAtOnce,
  };
}

const lacks = ({ causes, folded }: Shape, id: string) => !(id in causes) || folded.has(id);

/** A cause that is elsewhere by now is shown as it was until its place is. */
export function withNewest(rows: readonly OutlineRow[], causes: Causes): readonly OutlineRow[] {
  const newest = rows.map((row) => {
    const cause = causes[row.id];
    const isOlder = cause !== undefined && cause !== row.cause && cause.parentId === row.cause.parentId;
    return isOlder ? { ...row, cause } : row;
  });
  return newest.some((row, at) => row !== rows[at]) ? newest : rows;
}
