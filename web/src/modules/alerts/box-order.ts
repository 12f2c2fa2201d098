/** Newest first, ticked off last: the order of the server, for what is shown before its answer. */
interface Placed {
  readonly id: number;
  readonly isDone: boolean;
}

export interface Tick {
  readonly id: number;
  readonly isDone: boolean;
}

export function withTick<Item extends Placed>(items: readonly Item[], { id, isDone }: Tick): readonly Item[] {
  if (!items.some((item) => item.id === id && item.isDone !== isDone)) return items;
  return items
    .map((item) => (item.id === id ? { ...item, isDone } : item))
    .toSorted((one, other) => Number(one.isDone) - Number(other.isDone) || other.id - one.id);
}
