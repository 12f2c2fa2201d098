import { daysBetween } from '../periods';

export const dayNumber = (day: string): number => daysBetween('1950-01-01', day);

/** A day that has not come, or was taken back: after every other. */
export const never = dayNumber('2099-12-31');

/** What figures know of a case; days by their numbers. */
export interface CaseFact {
  reported: number;
  opened: number;
  due: number;
  submitted: number;
  approved: number;
  closed: number;
  judged: number;
  owner: number;
  cost: number | null;
  wasReturned: boolean;
  wasReopened: boolean;
  wasExtended: boolean;
  wasIneffective: boolean;
  /** Null while the analysis has not answered. */
  isRecurrent: boolean | null;
  /** Brought from elsewhere: what happened to it there is known by its days alone. */
  isImported: boolean;
}

export const isOnTime = ({ approved, due }: CaseFact): boolean => approved <= due;
export const isOpen = ({ opened, closed }: CaseFact, day: number): boolean => opened <= day && closed > day;

/** The day from which a case awaits approval no longer: what was imported closed was never approved, and awaits nothing. */
export const settledOn = ({ approved, closed }: CaseFact): number => Math.min(approved, closed);

/** The first day on which a case that still awaits approval is overdue. */
export const lateFrom = ({ opened, due }: CaseFact): number => Math.max(opened, due + 1);
export const isOverdue = (fact: CaseFact, day: number): boolean => lateFrom(fact) <= day && settledOn(fact) > day;
