import { placeAfter } from '../pickers/list-step';

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The entry that a key leads to: the next one, the ends, or the next one whose label begins with that letter. */
export function menuTarget(
  { key, altKey, ctrlKey, metaKey }: Key,
  at: number,
  labels: readonly string[],
): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return labels.length - 1;
  if (key.length !== 1 || key === ' ') return placeAfter(key, at, labels.length);
  const places = labels.map((_, step) => (at + 1 + step) % labels.length);
  return places.find((place) => labels[place]?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())) ?? null;
}
