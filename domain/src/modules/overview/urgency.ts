/** What is known of something that waits for a user. */
export interface Waiting {
  /** The day on which it is due; null where there is none. */
  readonly dueDate: string | null;
  readonly isCritical: boolean;
  /** Since when it waits, a day or a moment; null where that is not kept. */
  readonly since: string | null;
}

/** From what cannot wait to what has only come. */
export const urgencyBands = ['overdue', 'critical', 'soon', 'long', 'new'] as const;
export type UrgencyBand = (typeof urgencyBands)[number];

export interface Urgency {
  readonly band: UrgencyBand;
  /** Of what is overdue how many days late it is, of the rest how many are left; null without a due date. */
  readonly days: number | null;
}

const dayMs = 86_400_000;
export const soonDays = 7;
export const longDays = 14;

export function urgencyOf({ dueDate, isCritical, since }: Waiting, today: string): Urgency {
  const left = dueDate === null ? null : daysBetween(today, dueDate);
  if (left !== null && left < 0) return { band: 'overdue', days: -left };
  if (isCritical) return { band: 'critical', days: left };
  if (left !== null && left <= soonDays) return { band: 'soon', days: left };
  const waited = since === null ? 0 : daysBetween(since.slice(0, 10), today);
  return { band: waited >= longDays ? 'long' : 'new', days: left };
}

/**
 * Overdue first, by days; then what is critical, what is due soon, what has waited long and what is new: within each the
 * nearer due date first, then what has waited longer. What is alike stays in its order.
 */
export function inOrderOfUrgency<Item extends Waiting>(items: readonly Item[], today: string): Item[] {
  return [...items].sort((a, b) => compareUrgency(a, b, today));
}

export function compareUrgency(a: Waiting, b: Waiting, today: string): number {
  const [bandA, bandB] = [a, b].map((one) => urgencyBands.indexOf(urgencyOf(one, today).band)) as [number, number];
  return bandA - bandB || compareTexts(a.dueDate, b.dueDate) || compareTexts(a.since, b.since);
}

/** Groups in the order of the most urgent thing in each. */
export function groupedByWork<Work extends string, Item extends Waiting & { readonly work: Work }>(
  items: readonly Item[],
  today: string,
): { readonly work: Work; readonly items: readonly Item[] }[] {
  const groups = new Map<Work, Item[]>();
  for (const item of inOrderOfUrgency(items, today)) {
    const group = groups.get(item.work);
    if (group) group.push(item);
    else groups.set(item.work, [item]);
  }
  return [...groups].map(([work, found]) => ({ work, items: found }));
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** What is not known comes last. */
function compareTexts(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
