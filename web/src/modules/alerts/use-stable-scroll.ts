import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type RowTops, scrollShift } from './scroll-shift';

/**
 * Keeps in place what the user reads in a long list while rows arrive above it. The browser's own way of doing so holds
 * on to the composer beside the list, which does not move.
 */
export function useStableScroll(rows: RefObject<HTMLElement | null>, items: readonly { readonly id: number }[]): void {
  const tops = useRef<RowTops>(new Map());
  useLayoutEffect(() => {
    const measured = [...(rows.current?.querySelectorAll('tbody > tr') ?? [])].map((row, place): [number, number] => [
      items[place]?.id ?? -1,
      row.getBoundingClientRect().top + window.scrollY,
    ]);
    const now = new Map(measured);
    const bar = document.querySelector('.topbar')?.getBoundingClientRect().height ?? 0;
    const shift = scrollShift(tops.current, now, window.scrollY + bar);
    tops.current = now;
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
  }, [rows, items]);
}
