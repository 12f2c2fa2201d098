import type { Message, MessageValues } from '../../kernel/message';
import { urgencyMessages as messages } from './messages/kinds';
import { type CaseStatus, isBeforeApproval } from './workflow';

export interface Urgency {
  readonly kind: 'closed' | 'overdue' | 'soon' | 'later';
  readonly message: Message;
  readonly values?: MessageValues;
}

const dayMs = 86_400_000;
const soonDays = 7;

/** Derived, never stored: 'Closed' when closed or approved, 'Overdue', or how many days are left. */
export function urgencyOf(status: CaseStatus, dueDate: string, today: string): Urgency {
  if (!isBeforeApproval(status)) return { kind: 'closed', message: messages.closed };
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / dayMs);
  if (days < 0) return { kind: 'overdue', message: messages.overdue };
  return { kind: days <= soonDays ? 'soon' : 'later', message: messages.left, values: { n: days } };
}
