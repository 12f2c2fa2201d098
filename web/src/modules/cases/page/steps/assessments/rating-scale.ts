/** The places of the scale from 1 to 10 that are explained in words. */
export const anchors = [1, 4, 7, 10] as const;
export type Anchor = (typeof anchors)[number];

/** The explained places that a rating stands at: its own, or the two that it lies between. */
export function anchorsAt(rating: number | null): readonly Anchor[] {
  const below = anchors.findLast((anchor) => rating !== null && anchor <= rating);
  const above = anchors.find((anchor) => rating !== null && anchor >= rating);
  return [...new Set([below, above])].filter((anchor) => anchor !== undefined);
}
