/** The rows of a list, by what they show, and how far from the top of the page each begins. */
export type RowTops = ReadonlyMap<number, number>;

/**
 * How far to scroll so that what the user reads stays where it is when rows arrive above it. Nothing as long as the
 * beginning of the list is in view: there, what is new should be seen.
 */
export function scrollShift(before: RowTops, after: RowTops, viewTop: number): number {
  const hasArrived = [...after.keys()].some((id) => !before.has(id));
  const [beginning = viewTop] = before.values();
  if (!hasArrived || beginning >= viewTop) return 0;
  for (const [id, top] of before) {
    const now = after.get(id);
    if (top >= viewTop && now !== undefined) return now - top;
  }
  return 0;
}
