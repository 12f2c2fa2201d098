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
