import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const rowIn = (tree: RefObject<HTMLElement | null>, id: string) =>
  tree.current?.querySelector<HTMLElement>(`[data-cause="${CSS.escape(id)}"]`);

/** Which row Tab stops at, and the focus for one that may be drawn only with the next change. */
export function useRowFocus(tree: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const [, setAsked] = useState(0);
  useEffect(() => {
    const id = wanted.current;
    const row = id === null ? null : rowIn(tree, id);
    if (!row) return;
    wanted.current = null;
    row.focus();
    // A dialog or a menu that is closing gives the focus back later, maybe to what is no longer there.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) row.focus();
      }),
    );
  });
  const focus = useCallback((id: string) => {
    wanted.current = id;
    setAsked((n) => n + 1);
  }, []);
  // The ring is where the focus is at once; which row Tab stops at is drawn after that.
  const follow = useCallback((id: string) => startTransition(() => setActive(id)), []);
  const settle = useCallback((id: string) => flushSync(() => setActive(id)), []);
  /** To a row that is there: it needs nothing to be drawn first. */
  const go = useCallback(
    (id: string) => {
      const row = rowIn(tree, id);
      if (row) row.focus();
      else focus(id);
    },
    [tree, focus],
  );
  return { active, follow, settle, focus, go };
}
