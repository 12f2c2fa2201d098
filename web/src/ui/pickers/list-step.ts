type Key = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> & { readonly key: string };

const letters: Readonly<Record<string, 1 | -1>> = { n: 1, j: 1, p: -1, k: -1 };
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The place that a key leads to in a list of groups of these sizes, round both ends; null where it leads nowhere. With
 * Alt to the next group, with Cmd to the first or last.
 */
export function listStep(pressed: Key, at: number, sizes: readonly number[]): number | null {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (key === 'Home') return 0;
  if (key === 'End') return Math.max(0, count - 1);
  const step = arrows[key] ?? (ctrlKey ? letters[key] : undefined);
  if (!step) return null;
  if (count === 0) return 0;
  if (metaKey) return step > 0 ? count - 1 : 0;
  return (altKey ? groupStep(step, at, sizes) : null) ?? (at + step + count) % count;
}

function groupStep(step: 1 | -1, at: number, sizes: readonly number[]): number | null {
  let start = 0;
  const starts = sizes.map((size) => {
    start += size;
    return start - size;
  });
  const group = starts.findLastIndex((one) => one <= at);
  return starts[group + step] ?? null;
}

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The place that a key leads to among so many options, round both ends; null where it leads nowhere. */
export function placeAfter(key: string, active: number, count: number): number | null {
  const step = steps.get(key);
  if (!step || count === 0) return null;
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
}
