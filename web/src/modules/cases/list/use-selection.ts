import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import { useRef, useState } from 'react';
import { type CaseSearch, viewQueryOf } from './case-search';

type Selected = ReadonlyMap<string, CaseEntry>;
const nothing: Selected = new Map();

/** Lasts from page to page of the same list, and ends with it: nobody changes what they no longer see the filter of. */
export function useSelection(kind: Kind, search: CaseSearch, rows: readonly CaseEntry[]) {
  const [kept, setKept] = useState({ of: '', selected: nothing });
  const anchor = useRef<CaseEntry>(null);
  const list = viewQueryOf(kind, { ...search, sort: 'id', direction: 'desc' });
  const held = kept.of === list ? kept.selected : nothing;
  // What changed meanwhile is judged by what it is now.
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const selected: Selected = new Map([...held].map(([id, entry]) => [id, fresh.get(id) ?? entry]));
  return {
    selected,
    anchor,
    select: (entries: readonly CaseEntry[], isSelected: boolean) => {
      const next = new Map(selected);
      for (const entry of entries) {
        if (isSelected) next.set(entry.id, entry);
        else next.delete(entry.id);
      }
      setKept({ of: list, selected: next });
    },
    clear: () => setKept({ of: list, selected: nothing }),
  };
}
