import { startTransition, useEffect, useState } from 'react';

/** How many of so many are drawn: some at once, the others one portion after the other, each in a frame of its own. */
export function usePortions(count: number, first: number, portion: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + portion)));
    return () => cancelAnimationFrame(frame);
  }, [shown, count, portion]);
  return Math.min(shown, count);
}
