/** How far ahead reviews are shown. */
export const monthsShown = 12;

interface Due {
  readonly reviewDueOn: string | null;
}

export interface MonthOfReviews<Entry> {
  /** `2026-11`; null for what is late. */
  readonly month: string | null;
  readonly items: readonly Entry[];
}

/** What is late first, then month by month; a month without reviews is left out. */
export function byMonth<Entry extends Due>(entries: readonly Entry[], today: string): readonly MonthOfReviews<Entry>[] {
  const months = new Map<string | null, Entry[]>();
  for (const entry of entries) {
    if (entry.reviewDueOn === null) continue;
    const month = entry.reviewDueOn < today ? null : entry.reviewDueOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  const inOrder = [...months].sort(([one], [other]) => (one ?? '').localeCompare(other ?? ''));
  return inOrder.map(([month, items]) => ({ month, items }));
}
