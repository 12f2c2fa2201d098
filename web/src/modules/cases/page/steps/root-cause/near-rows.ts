import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { OutlineRow } from './outline-rows';

/** Up to here a tree costs too little to tell its rows apart. */
const fewRows = 80;
const around = '400px 0px';

/**
 * The rows in sight and a little beyond, or null when all of them count as near. The buttons of a row are most of what
 * it costs: those of hundreds of rows far away would be weighed with every change. Their words are always there.
 */
export function useNearRows(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
): ReadonlySet<string> | null {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const [watch, setWatch] = useState<IntersectionObserver | null>(null);
  const isLarge = rows.length > fewRows;
  useEffect(() => {
    if (!isLarge) return;
    // Buttons may come a little later than their row: a press does not wait for them.
    const see = (entries: readonly IntersectionObserverEntry[]) =>
      startTransition(() => setNear((before) => withSeen(before, entries)));
    const made = new IntersectionObserver(see, { rootMargin: around });
    setWatch(made);
    return () => made.disconnect();
  }, [isLarge]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other elements
  useEffect(() => {
    for (const row of tree.current?.querySelectorAll('[data-cause]') ?? []) watch?.observe(row);
  }, [tree, watch, rows]);
  return isLarge ? near : null;
}

function withSeen(before: ReadonlySet<string>, entries: readonly IntersectionObserverEntry[]): ReadonlySet<string> {
  const seen = new Set(before);
  for (const { target, isIntersecting } of entries) {
    const id = target.getAttribute('data-cause') ?? '';
    if (isIntersecting) seen.add(id);
    else seen.delete(id);
  }
  const isSame = seen.size === before.size && [...seen].every((id) => before.has(id));
  return isSame ? before : seen;
}
