import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A ticked row moves away with its box, and a keyboard would lose its place: the focus stays where it was, on the box of
 * the row that stands there now.
 */
export function useTickFocus(
  rows: RefObject<HTMLElement | null>,
  items: readonly { readonly id: number }[],
): (id: number) => void {
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = place.current;
    place.current = null;
    const boxes = rows.current?.querySelectorAll<HTMLElement>('tbody .check');
    if (at === null || !boxes?.length || items.length === 0) return;
    boxes[Math.min(at, boxes.length - 1)]?.focus({ preventScroll: true });
  }, [rows, items]);
  return useCallback(
    (id) => {
      place.current = items.findIndex((item) => item.id === id);
    },
    [items],
  );
}
