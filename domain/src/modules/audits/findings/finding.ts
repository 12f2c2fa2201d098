import type { FindingGrade } from '../../parameters/public';
import { shiftDay } from '../audits/audit';
import type { FindingEffect } from './workflow';

export const findingBounds = {
  statement: 4000,
  letters: 10,
  clause: 60,
  place: 200,
  text: 8000,
  none: 2000,
  measures: 20,
  files: 20,
} as const;

/** What becomes of a finding when its report is issued: an answer is due so many days later, or none is asked for. */
export function sentAs(
  grade: FindingGrade,
  issuedOn: string,
): { readonly effect: FindingEffect; readonly dueOn: string | null } {
  return grade.responseDays === null
    ? { effect: 'note', dueOn: null }
    : { effect: 'send', dueOn: shiftDay(issuedOn, grade.responseDays) };
}

export type FindingReminder = 'due' | 'overdue';

/**
 * Who owes an answer is reminded on the days that the company reminds of actions, and from the day of its escalations on
 * the lead and QA hear of it too, each once.
 */
export function reminderOf(
  { dueOn }: { readonly dueOn: string },
  today: string,
  rules: { readonly actionReminderDays: readonly number[]; readonly actionEscalationDays: number },
): string | null {
  if (today >= shiftDay(dueOn, rules.actionEscalationDays)) return 'overdue';
  const days = rules.actionReminderDays.filter((ahead) => today >= shiftDay(dueOn, -ahead) && today <= dueOn);
  return days.length === 0 ? null : `due-${Math.min(...days)}`;
}

/** The sorts of records that an answer points to as its measures. */
export const measureKinds = { action: /^ACT_\d{4,9}$/, report: /^SIG_\d{4,9}$/ } as const;
