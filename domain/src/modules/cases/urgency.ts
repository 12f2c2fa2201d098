import type { Message, MessageValues } from '../../kernel/message';
import { hasEnded } from '../../kernel/workflow';
import { urgencyMessages as messages } from './messages/kinds';
import { type CaseStatus, caseWorkflow, isBeforeApproval } from './workflow';

export interface Urgency {
  readonly kind: 'closed' | 'overdue' | 'soon' | 'later';
  readonly message: Message;
  readonly values?: MessageValues;
}

interface DatedCase {
  readonly status: CaseStatus;
  readonly dueDate: string;
  /** Of an approved case: when the first of its open actions and checks is due; null when none is left that has a day. */
  readonly followUpDate: string | null;
}

const dayMs = 86_400_000;
const soonDays = 7;

/**
 * Derived, never stored: 'Closed' when closed or void, 'Overdue', or how many days are left. An approved case has until its
 * actions and checks are due.
 */
export function urgencyOf({ status, dueDate, followUpDate }: DatedCase, today: string): Urgency {
  if (hasEnded(caseWorkflow, status)) return { kind: 'closed', message: messages.closed };
  const day = isBeforeApproval(status) ? dueDate : followUpDate;
  if (day === null) return { kind: 'later', message: messages.toClose };
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (days < 0) return { kind: 'overdue', message: messages.overdue };
  return { kind: days <= soonDays ? 'soon' : 'later', message: messages.left, values: { n: days } };
}
