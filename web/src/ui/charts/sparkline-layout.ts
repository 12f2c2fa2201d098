import { pixels } from './scales';

export interface Stop {
  readonly x: number;
  readonly y: number;
}

/** Where the known values stand, from the lowest at the bottom to the highest at the top; equal ones in the middle. */
export function layOutSparkline(values: readonly (number | null)[], width: number, height: number, edge = 3): Stop[] {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return [];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = pixels([0, Math.max(1, values.length - 1)], [edge, width - edge]);
  const y = pixels([low, high], [height - edge, edge]);
  return values.flatMap((value, at) =>
    value === null ? [] : [{ x: values.length === 1 ? width / 2 : x(at), y: low === high ? height / 2 : y(value) }],
  );
}
