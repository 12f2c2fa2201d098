import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { OutlineRow } from './outline-rows';

/** Up to here a tree costs too little to tell its rows apart. */
const fewRows = 80;
const around = '300px 0px';
/** So many rows at a time get their buttons: those of a whole screen would hold up the next key. */
const portion = 6;
const waitAtMost = 150;

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
    if (!isLarge) return setNear(new Set());
    const { see, stop } = inPortions((shown) => startTransition(() => setNear(shown)));
    const made = new IntersectionObserver(see, { rootMargin: around });
    setWatch(made);
    return () => {
      made.disconnect();
      stop();
    };
  }, [isLarge]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other elements
  useEffect(() => {
    for (const row of tree.current?.querySelectorAll('[data-cause]') ?? []) watch?.observe(row);
  }, [tree, watch, rows]);
  return isLarge ? near : null;
}

/** Buttons may come a little later than their row: a press does not wait for them. */
function inPortions(show: (near: ReadonlySet<string>) => void) {
  const shown = new Set<string>();
  const waiting = new Map<string, boolean>();
  let cancel: (() => void) | null = null;
  const next = () => {
    cancel = null;
    // Whoever looks at a row needs its buttons before another is rid of them.
    const portionNow = [...waiting].sort(([, one], [, other]) => Number(other) - Number(one)).slice(0, portion);
    for (const [id, isNear] of portionNow) {
      waiting.delete(id);
      if (isNear) shown.add(id);
      else shown.delete(id);
    }
    show(new Set(shown));
    if (waiting.size > 0) cancel = whenIdle(next);
  };
  return {
    see(entries: readonly IntersectionObserverEntry[]) {
      for (const { target, isIntersecting } of entries) {
        const id = target.getAttribute('data-cause') ?? '';
        if (isIntersecting === shown.has(id)) waiting.delete(id);
        else waiting.set(id, isIntersecting);
      }
      if (waiting.size > 0) cancel ??= whenIdle(next);
    },
    stop: () => cancel?.(),
  };
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle time to tell of.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run, { timeout: waitAtMost });
  return () => window.cancelIdleCallback(asked);
}

/** As one text, so that a group is drawn anew only when those of its rows that are near are others. */
export function nearIn(group: readonly OutlineRow[], near: ReadonlySet<string> | null): string | null {
  if (near === null) return null;
  const found = group.filter(({ id }) => near.has(id));
  return found.map(({ id }) => id).join(' ');
}
