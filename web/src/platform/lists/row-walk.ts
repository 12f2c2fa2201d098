import type { Message } from '@vigie/domain/kernel/message';
import { type RefObject, useMemo } from 'react';
import { useShortcuts } from '../page/shortcuts';

interface WalkLabels {
  readonly next: Message;
  readonly previous: Message;
}

/**
 * j and k carry the focus from one `.row-link` to the next, so that Enter opens the row's own link and a screen reader
 * reads along. The labels must be the same object each time.
 */
export function useRowWalk(rows: RefObject<HTMLElement | null>, labels: WalkLabels): void {
  useShortcuts(
    useMemo(() => {
      const go = (step: 1 | -1) => {
        const links = [...(rows.current?.querySelectorAll<HTMLElement>('.row-link') ?? [])];
        const at = links.indexOf(document.activeElement as HTMLElement);
        const next = at < 0 && step < 0 ? links.length - 1 : at + step;
        links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
      };
      return [
        { keys: 'j', label: labels.next, run: () => go(1) },
        { keys: 'k', label: labels.previous, run: () => go(-1) },
      ];
    }, [rows, labels]),
  );
}
