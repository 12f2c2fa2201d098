import { recordsChanged } from '@vigie/domain/kernel/http/live';
import type { Tx } from '../../platform/database/tx';
import { publish } from '../../platform/live/bus';
import { sendMails } from '../../platform/mail/mail';
import { insertNotifications, listMailReaders, type News } from './repository';

/** To whom something is told. */
export interface Told {
  readonly news: News;
  readonly userIds: readonly (number | null)[];
}

/**
 * Tells people, in the transaction of what happened: each once, in the ways that they chose, and never of what they did
 * themselves. The number of statements does not grow with the number of people.
 */
export function notify(tx: Tx, news: News, userIds: readonly (number | null)[]): Promise<void> {
  return notifyOfMany(tx, news, [{ news, userIds }]);
}

/** The same of many records that the same happened to: the number of statements does not grow with theirs either. */
export async function notifyOfMany(tx: Tx, of: Pick<News, 'type' | 'isUrgent'>, all: readonly Told[]): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  const told = all.flatMap(({ news, userIds }) =>
    [...new Set(userIds)]
      .filter((id): id is number => id !== null && id !== userId)
      .map((id) => ({ user_id: id, record_id: news.recordId, summary: news.summary, address: news.address })),
  );
  if (told.length === 0) return;
  const recipients = [...new Set(told.map((one) => one.user_id))];
  const [inserted, readers] = await Promise.all([
    insertNotifications(tx, of, told),
    listMailReaders(tx, of, recipients),
  ]);
  const inApp = [...new Set(inserted.filter((one) => one.inApp).map((one) => one.userId))];
  await publish(tx, { kind: 'live', companyId, userIds: inApp, event: recordsChanged('notification') });
  const mailed = inserted.filter((one) => readers.has(one.userId));
  await sendMails(
    tx,
    'notification',
    mailed.map(({ id }) => ({ id })),
  );
}
