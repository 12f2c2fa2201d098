import { outline } from '@vigie/domain/modules/cases/steps/cause-tree';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
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
  const now = useShape(causes, folded);
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

/** The same for as long as every cause stays in its place: a letter that is typed into one needs no second drawing. */
function useShape(causes: Causes, folded: ReadonlySet<string>): Shape {
  const known = useRef<Shape>({ causes, folded });
  return useMemo(() => {
    const { current } = known;
    if (current.folded !== folded || !hasSamePlaces(current.causes, causes)) known.current = { causes, folded };
    return known.current;
  }, [causes, folded]);
}

export function hasSamePlaces(one: Causes, other: Causes): boolean {
  const ids = Object.keys(one);
  const isWhereItWas = (id: string) => {
    const before = one[id];
    const now = other[id];
    // Nearly all are the very same.
    return before === now || (before?.parentId === now?.parentId && before?.position === now?.position && id in other);
  };
  return ids.length === Object.keys(other).length && ids.every(isWhereItWas);
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
