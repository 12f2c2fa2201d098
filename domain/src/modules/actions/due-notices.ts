import { hasEnded } from '../../kernel/workflow';
import { type ActionStatus, actionWorkflow } from './workflow';

/** When the company wants people to be notified that an action is due. */
export interface DueRules {
  /** Days before the due date on which the person who must act is reminded. */
  readonly reminderDays: readonly number[];
  /** Days after it from which the approver and QA are notified. */
  readonly escalationDays: number;
}

export type DueNotice = 'reminder' | 'overdue' | 'escalation';

export interface DueStage {
  /** Sent once for each due date: `before-7`, `overdue`, `escalated`. */
  readonly stage: string;
  readonly notice: DueNotice;
}

const dayMs = 86_400_000;

export function daysUntil(dueDate: string, today: string): number {
  return Math.round((Date.parse(dueDate) - Date.parse(today)) / dayMs);
}

/** Work that is done or given up is never late. */
export function isOverdue(
  { status, dueDate }: { readonly status: ActionStatus; readonly dueDate: string | null },
  today: string,
): boolean {
  return !hasEnded(actionWorkflow, status) && dueDate !== null && dueDate < today;
}

/**
 * The most urgent thing to say today. A day on which the program did not run is made up for on the next, without
 * repeating the milder reminders that were missed.
 */
export function dueStage(daysLeft: number, { reminderDays, escalationDays }: DueRules): DueStage | null {
  if (daysLeft <= -escalationDays && daysLeft < 0) return { stage: 'escalated', notice: 'escalation' };
  if (daysLeft < 0) return { stage: 'overdue', notice: 'overdue' };
  const reached = reminderDays.filter((days) => daysLeft <= days);
  return reached.length > 0 ? { stage: `before-${Math.min(...reached)}`, notice: 'reminder' } : null;
}

/** The person who has to act next is notified; an escalation reaches those above as well. */
export function noticeRecipients(notice: DueNotice, status: ActionStatus): readonly ('responsible' | 'reviewers')[] {
  if (notice === 'escalation') return ['responsible', 'reviewers'];
  return status === 'in_progress' ? ['responsible'] : ['reviewers'];
}
