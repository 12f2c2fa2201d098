import { recordsChanged } from '@vigie/domain/kernel/http/live';
import type { Tx } from '../../platform/database/tx';
import { publish } from '../../platform/live/bus';
import { sendMails } from '../../platform/mail/mail';
import { insertNotifications, listMailReaders, type News } from './repository';

/**
 * Tells people, in the transaction of what happened: each once, in the ways that they chose, and never of what they did
 * themselves. The number of statements does not grow with the number of people.
 */
export async function notify(tx: Tx, news: News, userIds: readonly (number | null)[]): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  const recipients = [...new Set(userIds)].filter((id): id is number => id !== null && id !== userId);
  if (recipients.length === 0) return;
  const [inserted, readers] = await Promise.all([
    insertNotifications(tx, news, recipients),
    listMailReaders(tx, news, recipients),
  ]);
  const inApp = inserted.filter((one) => one.inApp).map((one) => one.userId);
  await publish(tx, { kind: 'live', companyId, userIds: inApp, event: recordsChanged('notification') });
  const mailed = inserted.filter((one) => readers.has(one.userId));
  await sendMails(
    tx,
    'notification',
    mailed.map(({ id }) => ({ id })),
  );
}
