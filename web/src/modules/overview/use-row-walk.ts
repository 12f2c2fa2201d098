import { overviewMessages as m } from '@vigie/domain/modules/overview/messages';
import { type RefObject, useMemo } from 'react';
import { useShortcuts } from '../../platform/page/shortcuts';

/** j and k move the focus itself, so that Enter opens the row and a screen reader reads it. */
export function useRowWalk(list: RefObject<HTMLElement | null>): void {
  useShortcuts(
    useMemo(
      () => [
        { keys: 'j', label: m.next, run: () => step(list.current, 1) },
        { keys: 'k', label: m.previous, run: () => step(list.current, -1) },
      ],
      [list],
    ),
  );
}

function step(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll('li') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const target = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
  rows[target]?.querySelector('a')?.focus();
}
