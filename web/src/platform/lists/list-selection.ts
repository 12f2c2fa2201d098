import { useMemo, useRef, useState } from 'react';

/**
 * Which rows are chosen. Lasts from page to page of the same list, and ends with it: a user never changes rows that
 * they no longer see the filter of.
 */
export function useSelection<Row extends { readonly id: string }>(list: string, rows: readonly Row[]) {
  const [kept, setKept] = useState<{ of: string; selected: ReadonlyMap<string, Row> }>({ of: '', selected: new Map() });
  const anchor = useRef<Row>(null);
  // The same map until something else is chosen or other rows come, and the same functions for the same list.
  const selected = useMemo(() => {
    if (kept.of !== list || kept.selected.size === 0) return new Map<string, Row>();
    // What changed meanwhile is judged by what it is now.
    const fresh = new Map(rows.map((row) => [row.id, row]));
    return new Map([...kept.selected].map(([id, row]) => [id, fresh.get(id) ?? row]));
  }, [kept, list, rows]);
  const actions = useMemo(() => {
    const change = (changed: (selected: ReadonlyMap<string, Row>) => ReadonlyMap<string, Row>) =>
      setKept((before) => ({ of: list, selected: changed(before.of === list ? before.selected : new Map()) }));
    return {
      select: (chosen: readonly Row[], isSelected: boolean) =>
        change((before) => {
          const next = new Map(before);
          for (const row of chosen) {
            if (isSelected) next.set(row.id, row);
            else next.delete(row.id);
          }
          return next;
        }),
      drop: (ids: readonly string[]) => change((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
      clear: () => change(() => new Map()),
    };
  }, [list]);
  return { selected, anchor, ...actions };
}
