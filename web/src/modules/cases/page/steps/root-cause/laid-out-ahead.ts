import { type RefObject, useEffect, useRef } from 'react';
import type { OutlineRow } from './outline-rows';
import { whenIdle } from './when-idle';

const waitAtMost = 5000;

/**
 * A group that is out of sight is laid out only when it comes near the view, and a jump through the tree brings near
 * several at once. Between presses the browser is asked where the last row of each stands, which it knows only by laying
 * the group out; it then has only to be painted.
 */
export function useLaidOutAhead(tree: RefObject<HTMLElement | null>, rows: readonly OutlineRow[]): void {
  const done = useRef(new WeakSet<Element>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other groups
  useEffect(() => {
    let cancel = () => {};
    const next = () => {
      const group = [...(tree.current?.children ?? [])].find((one) => !done.current.has(one));
      if (!group) return;
      done.current.add(group);
      group.lastElementChild?.getBoundingClientRect();
      cancel = whenIdle(next, waitAtMost);
    };
    cancel = whenIdle(next, waitAtMost);
    return () => cancel();
  }, [tree, rows]);
}
