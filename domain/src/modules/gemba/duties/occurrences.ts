export const dutyRhythms = ['weekly', 'monthly'] as const;
export type DutyRhythm = (typeof dutyRhythms)[number];

export interface DutyCalendar {
  readonly rhythm: DutyRhythm;
  readonly firstDay: string;
}

/** A walk is planned this many days before its day, so that its walker sees it coming. */
export const planAheadDays = 7;

const dayMs = 86_400_000;

/** The day of the occurrence `k`, counted from 0. A month without that day has it on its last. */
export function occurrenceDay({ rhythm, firstDay }: DutyCalendar, k: number): string {
  if (rhythm === 'weekly') return addDays(firstDay, 7 * k);
  const [year = 0, month = 1, day = 1] = firstDay.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + k, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + k, Math.min(day, daysInMonth))).toISOString().slice(0, 10);
}

export interface Occurrence {
  readonly k: number;
  readonly day: string;
}

/**
 * The occurrences that are to be planned by `today` and are not yet; `last` is the latest that was, null before the first.
 * Asked again on the same day, or by a second server after the first, there are none; after nights that were missed, all.
 */
export function occurrencesToPlan(duty: DutyCalendar, last: number | null, today: string): readonly Occurrence[] {
  const until = addDays(today, planAheadDays);
  const found: Occurrence[] = [];
  for (let k = (last ?? -1) + 1; ; k += 1) {
    const day = occurrenceDay(duty, k);
    if (day > until) return found;
    found.push({ k, day });
  }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
