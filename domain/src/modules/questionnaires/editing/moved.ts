import type { FlatTemplate } from './flat';

/** Those that stand in something else, and the fewest others whose moving explains the order. */
export function movedIds(old: FlatTemplate, now: FlatTemplate): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const [parentId, children] of now.children) {
    const places = new Map((old.children.get(parentId) ?? []).map((id, at) => [id, at]));
    const stayed = children.filter((id) => places.has(id));
    for (const id of children) if (old.nodes.has(id) && !places.has(id)) moved.add(id);
    const kept = new Set(longestRising(stayed.map((id) => places.get(id) ?? 0)));
    for (const [at, id] of stayed.entries()) if (!kept.has(at)) moved.add(id);
  }
  return moved;
}

/** Places of a longest rising row among numbers. */
function longestRising(numbers: readonly number[]): readonly number[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  }
  const found: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) found.unshift(at);
  return found;
}
