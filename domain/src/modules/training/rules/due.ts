import { addDays } from '../../../kernel/day';

/** First and last day away; null: until the return is known. */
export interface AwayDays {
  readonly firstDay: string;
  readonly lastDay: string | null;
}

export interface Due {
  readonly dueDate: string;
  /** By how many days absences have moved it already. */
  readonly awayDays: number;
}

const isAway = (absences: readonly AwayDays[], day: string, today: string) =>
  absences.some(({ firstDay, lastDay }) => firstDay <= day && day <= (lastDay ?? today));

/** The due day once each day away after `from` has moved it by one. */
export function movedDue(from: string, due: Due, absences: readonly AwayDays[], today: string): Due {
  const base = addDays(due.dueDate, -due.awayDays);
  let left = base;
  let awayDays = 0;
  for (let day = addDays(from, 1); day <= left; day = addDays(day, 1)) {
    if (!isAway(absences, day, today)) continue;
    awayDays += 1;
    left = addDays(left, 1);
  }
  return { dueDate: left, awayDays };
}

/** So many days after the day on which it was assigned, not counting those away. */
export const dueAfter = (from: string, dueDays: number, absences: readonly AwayDays[], today: string): Due =>
  movedDue(from, { dueDate: addDays(from, dueDays), awayDays: 0 }, absences, today);
