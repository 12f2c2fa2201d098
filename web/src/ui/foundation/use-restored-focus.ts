import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list whose items can be taken off: the button that did it goes with its item, and a keyboard would lose its
 * place. Give the list `tabIndex={-1}`.
 */
export function useRestoredFocus<Element extends HTMLElement>(count: number): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (!isShorter) return;
    // Two frames later, because a dialog that is closing gives the focus back first, or tries to.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) list.current?.focus();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return list;
}
