/** The values of the columns that a list is ordered by. */
export type Key = readonly (string | null)[];

/** So many rows stand before the first one with this key. */
export interface Place {
  readonly offset: number;
  readonly key: Key;
}

export interface KnownPlaces {
  /** Where the company’s trail ended, and how many rows there were. */
  readonly head: string;
  readonly total: number;
  readonly places: readonly Place[];
}

const mostLists = 100;
const mostPlaces = 200;

/** By list and reader; the one that was used longest ago first. */
const lists = new Map<string, KnownPlaces>();

export function knownPlaces(name: string): KnownPlaces | undefined {
  return lists.get(name);
}

export function forgetPlaces(name: string): void {
  lists.delete(name);
}

export function rememberPlace(name: string, { head, total }: Omit<KnownPlaces, 'places'>, place: Place): void {
  const known = lists.get(name);
  const isSame = known?.head === head && known.total === total;
  const others = isSame ? known.places.filter(({ offset }) => offset !== place.offset) : [];
  lists.delete(name);
  lists.set(name, { head, total, places: [...others, place].slice(-mostPlaces) });
  const [oldest] = lists.keys();
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
}

/** The place that is nearest to a page, before its first row or behind its last; null when an end of the list is nearer. */
export function nearestPlace({ places, total }: KnownPlaces, offset: number, size: number): Place | null {
  let nearest: Place | null = null;
  let distance = Math.min(offset, Math.max(0, total - offset - size));
  for (const place of places) {
    if (place.offset > offset && place.offset < offset + size) continue;
    const away = place.offset > offset ? place.offset - offset - size : offset - place.offset;
    if (away >= distance) continue;
    distance = away;
    nearest = place;
  }
  return nearest;
}
