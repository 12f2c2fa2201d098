import type { Actor } from '../../kernel/identity/actor';
import type { Message } from '../../kernel/message';
import { vouchedResetMessages as m } from './messages/vouched-resets';

/**
 * Where no mail reaches a person, two administrators vouch for them: the one who asks holds a code, the one who confirms a
 * link, and a new password takes both. Neither alone can choose it, so it tells as much about its person as a mailed link.
 */
export const vouchedReset = { waitsHours: 24, linkMinutes: 60, wrongCodes: 5 } as const;

interface AskedReset {
  readonly userId: number;
  readonly askedById: number;
}

/** User ids are unique across companies. */
export function confirmObjection(reset: AskedReset, actor: Pick<Actor, 'userId'>): Message | null {
  if (actor.userId === reset.askedById) return m.askedByYou;
  if (actor.userId === reset.userId) return m.isYourself;
  return null;
}
