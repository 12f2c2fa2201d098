import { recordsChanged } from '@vigie/domain/kernel/live';
import { say } from '@vigie/domain/kernel/message';
import { notificationMailMessages as m } from '@vigie/domain/messages/notifications';
import type { Tx } from '../../platform/database/tx';
import { publish } from '../../platform/live/bus';
import { sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { insertNotifications, listMailReaders, type News } from './repository';

/** Tells people, in the transaction of what happened: each once, and nobody of what they did themselves. */
export async function notify(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  tx: Tx,
  news: News,
  userIds: readonly (number | null)[],
): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  const recipients = [...new Set(userIds)].filter((id): id is number => id !== null && id !== userId);
  if (recipients.length === 0) return;
  await insertNotifications(tx, news, recipients);
  await publish(tx, { kind: 'live', companyId, userIds: recipients, event: recordsChanged('notification') });
  for (const { email, style } of await listMailReaders(tx, news.type, recipients)) {
    const language = style ?? 'mixed';
    const title = say(language, m[news.type]);
    const address = new URL(news.address, publicUrl()).href;
    await sendMail(tx, {
      to: email,
      subject: say(language, m.subject, { title, id: news.recordId }),
      text: say(language, m.body, { title, id: news.recordId, address }),
    });
  }
}
