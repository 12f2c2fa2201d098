/** How alike two cases are by words, letters and titles, each from 0 to about 1. */
export type Views = readonly [words: number, letters: number, titles: number];

export const shareOf = (views: Views): number => views.reduce((all, view) => all + Math.min(1, view), 0) / views.length;

/** How alike a case is to the cases that come nearest to it: what another one must stand out from. */
export interface Background {
  readonly means: Views;
  readonly deviations: Views;
}

/** So many of the nearest cases are the background. */
export const backgroundSize = 100;

/** Where all are exactly as alike, what differs from them stands out no further than this allows. */
const leastDeviation = 0.01;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const byView = (read: (view: 0 | 1 | 2) => number): Views => [read(0), read(1), read(2)];

/** Of the views of a case on those nearest to it, the nearest first. Null where there are none. */
export function backgroundOf(nearest: readonly Views[]): Background | null {
  const all = nearest.slice(0, backgroundSize);
  if (all.length === 0) return null;
  const means = byView((view) => mean(all.map((views) => views[view])));
  const deviationOf = (view: 0 | 1 | 2) => Math.sqrt(mean(all.map((views) => (views[view] - means[view]) ** 2)));
  return { means, deviations: byView((view) => Math.max(leastDeviation, deviationOf(view))) };
}

/**
 * From 0 to 1: how far a background of these can be relied on. Little where few cases come near, since anything stands out
 * from them, and where many say nearly the same, since nothing does.
 */
export function relianceOn(nearest: readonly Views[]): number {
  return nearest.slice(0, backgroundSize).reduce((sum, views) => sum + 1 - shareOf(views), 0) / backgroundSize;
}

/** What stands for the background of a case that has not been measured yet. Null where nothing is known. */
export function meanBackground(known: readonly Background[]): Background | null {
  if (known.length === 0) return null;
  return {
    means: byView((view) => mean(known.map(({ means }) => means[view]))),
    deviations: byView((view) => mean(known.map(({ deviations }) => deviations[view]))),
  };
}

/** How far two cases stand out from what is near either of them, in deviations. All views count alike, in both directions. */
export function standingOut(asked: Views, from: Background, returned: Views, fromOther: Background): number {
  const sum = (views: Views, { means, deviations }: Background) =>
    views.reduce((all, view, at) => all + (view - (means[at] ?? 0)) / (deviations[at] ?? 1), 0);
  return (sum(asked, from) + sum(returned, fromOther)) / (asked.length + returned.length);
}
