import { addDays, addMonths } from '../../../kernel/day';

export const dutyRhythms = ['weekly', 'monthly'] as const;
export type DutyRhythm = (typeof dutyRhythms)[number];

export interface DutyCalendar {
  readonly rhythm: DutyRhythm;
  readonly firstDay: string;
}

/** A walk is planned this many days before its day, so that its walker sees it coming. */
export const planAheadDays = 7;

/** The day of the occurrence `k`, counted from 0. A month without that day has it on its last. */
export function occurrenceDay({ rhythm, firstDay }: DutyCalendar, k: number): string {
  if (rhythm === 'weekly') return addDays(firstDay, 7 * k);
  return addMonths(firstDay, k);
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
