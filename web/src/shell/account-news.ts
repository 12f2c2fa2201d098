import { accountNewsMessages as m } from '@vigie/domain/messages/account-news';
import type { SignedIn } from '../platform/account';
import { minuteShown } from '../platform/dates';
import { sayNow } from '../platform/messages';
import { notify } from '../ui/toast';

/** Long enough to be read by somebody who looks for something else. */
const shown = { duration: 15_000 };

export function tellAccountNews({ failed_attempts: n = 0, failed_since: since }: SignedIn): void {
  if (since) notify.error(sayNow(m.failedAttempts, { n, since: minuteShown(since) }), shown);
}
