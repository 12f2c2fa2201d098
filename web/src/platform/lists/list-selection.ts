import { useRef, useState } from 'react';

/**
 * Which rows are chosen. Lasts from page to page of the same list, and ends with it: nobody changes what they no longer
 * see the filter of.
 */
export function useSelection<Row extends { readonly id: string }>(list: string, rows: readonly Row[]) {
  const [kept, setKept] = useState<{ of: string; selected: ReadonlyMap<string, Row> }>({ of: '', selected: new Map() });
  const anchor = useRef<Row>(null);
  const held = kept.of === list ? kept.selected : new Map<string, Row>();
  // What changed meanwhile is judged by what it is now.
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const selected = new Map([...held].map(([id, row]) => [id, fresh.get(id) ?? row]));
  const keep = (next: ReadonlyMap<string, Row>) => setKept({ of: list, selected: next });
  return {
    selected,
    anchor,
    select: (chosen: readonly Row[], isSelected: boolean) => {
      const next = new Map(selected);
      for (const row of chosen) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      keep(next);
    },
    drop: (ids: readonly string[]) => keep(new Map([...selected].filter(([id]) => !ids.includes(id)))),
    clear: () => keep(new Map()),
  };
}
