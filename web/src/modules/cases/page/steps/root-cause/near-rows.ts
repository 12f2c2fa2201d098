import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { OutlineRow } from './outline-rows';

/**
 * Up to here a tree costs too little to treat its rows differently. With 300 and a processor four times slower, the longest task of an edit
 * takes 1.6 times as long when all rows have their buttons (middle of eight edits, interleaved rounds of one run), and of all edits 227 ms
 * instead of 153.
 */
const fewRows = 80;
const options = { rootMargin: '300px 0px' };
/** So many rows at a time get their buttons: those of a whole screen would hold up the next key. */
const portion = 6;
const waitAtMost = 300;

/**
 * The rows in sight and a little beyond, or null when all of them count as near. The buttons of a row are most of what
 * it costs: those of hundreds of rows far away would be weighed with every change. Their words are always there.
 */
export function useNearRows(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
): ReadonlySet<string> | null {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const [watch, setWatch] = useState<RowWatch | null>(null);
  const waiting = useRef(new Map<string, boolean>());
  const [isWaiting, setIsWaiting] = useState(false);
  const isLarge = rows.length > fewRows;
  useEffect(() => {
    if (!isLarge) return;
    const made = watchRows((row, isNear) => {
      waiting.current.set(row.getAttribute('data-cause') ?? '', isNear);
      startTransition(() => setIsWaiting(true));
    });
    setWatch(made);
    return () => made.stop();
  }, [isLarge]);
  // Buttons may come a little later than their row, and the next ones when these are there: a press does not wait for them.
  useEffect(() => {
    if (!isWaiting) return;
    return whenIdle(() => {
      const now = withPortion(near, waiting.current);
      startTransition(() => {
        setNear(now);
        setIsWaiting(waiting.current.size > 0);
      });
    }, waitAtMost);
  }, [near, isWaiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other elements
  useEffect(() => {
    if (tree.current) watch?.look(tree.current);
  }, [tree, watch, rows]);
  return isLarge ? near : null;
}

interface RowWatch {
  /** The rows that are there now. */
  look(tree: Element): void;
  stop(): void;
}

/** Rows one by one only in groups that are near themselves: the browser weighs each that it watches in every frame. */
export function watchRows(report: (row: Element, isNear: boolean) => void): RowWatch {
  const nearGroups = new Set<Element>();
  const rowsOf = (group: Element) => group.querySelectorAll('[data-cause]');
  const rows = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) report(target, isIntersecting);
  }, options);
  const groups = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) nearGroups.add(target);
      else nearGroups.delete(target);
      for (const row of rowsOf(target)) {
        if (isIntersecting) rows.observe(row);
        else {
          rows.unobserve(row);
          report(row, false);
        }
      }
    }
  }, options);
  return {
    look(tree) {
      for (const group of tree.children) groups.observe(group);
      for (const group of nearGroups) for (const row of rowsOf(group)) rows.observe(row);
    },
    stop() {
      groups.disconnect();
      rows.disconnect();
    },
  };
}

/** Takes what it shows out of what waits. A row in view needs its buttons before another is rid of them. */
export function withPortion(near: ReadonlySet<string>, waiting: Map<string, boolean>): ReadonlySet<string> {
  for (const [id, isNear] of waiting) if (isNear === near.has(id)) waiting.delete(id);
  const next = [...waiting].sort(([, one], [, other]) => Number(other) - Number(one)).slice(0, portion);
  const now = new Set(near);
  for (const [id, isNear] of next) {
    waiting.delete(id);
    if (isNear) now.add(id);
    else now.delete(id);
  }
  return now;
}

/** As one text, so that a group is drawn anew only when those of its rows that are near are others. */
export function nearIn(group: readonly OutlineRow[], near: ReadonlySet<string> | null): string | null {
  if (near === null) return null;
  const found = group.filter(({ id }) => near.has(id));
  return found.map(({ id }) => id).join(' ');
}

/** Between presses, but not for ever after them; returns a function that cancels. */
function whenIdle(run: () => void, atMost: number): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run, { timeout: atMost });
  return () => window.cancelIdleCallback(asked);
}
