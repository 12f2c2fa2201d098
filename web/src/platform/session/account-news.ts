import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { accountNewsMessages as m } from '@vigie/domain/modules/accounts/messages/account-news';
import { notify } from '../../ui/overlays/toast';
import { formatMinute } from '../page/dates';
import { sayNow } from '../page/messages';

/** Long enough to be read by a user who looks at something else. */
const shown = { duration: 15_000 };

export function showAccountNews(news: OutputOf<typeof accountsEndpoints.signIn>): void {
  const { failed_attempts: n = 0, failed_since: since } = news;
  if (since) notify.error(sayNow(m.failedAttempts, { n, since: formatMinute(since) }), shown);
}
