import { inboxMessages as m } from '@vigie/domain/messages/inbox';
import { type RefObject, useMemo } from 'react';
import { useShortcuts } from '../../../platform/shortcuts';

/** j and k carry the focus from row to row, so that Enter opens the row's own link and a screen reader reads along. */
export function useRowWalk(rows: RefObject<HTMLElement | null>): void {
  useShortcuts(
    useMemo(() => {
      const go = (step: 1 | -1) => {
        const links = [...(rows.current?.querySelectorAll<HTMLElement>('.row-link') ?? [])];
        const at = links.indexOf(document.activeElement as HTMLElement);
        const next = at < 0 && step < 0 ? links.length - 1 : at + step;
        links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
      };
      return [
        { keys: 'j', label: m.nextRow, run: () => go(1) },
        { keys: 'k', label: m.previousRow, run: () => go(-1) },
      ];
    }, [rows]),
  );
}
