import type { Message } from '../../kernel/message';
import { notificationSnoozeMessages as m } from './messages/notifications';

const longestDays = 366;

/** Why a notification cannot be put off until then. */
export function snoozeObjection(until: Date, now: Date): Message | null {
  if (until <= now) return m.inThePast;
  return until.getTime() - now.getTime() > longestDays * 86_400_000 ? m.tooFar : null;
}
