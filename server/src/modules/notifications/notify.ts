import { recordsChanged } from '@vigie/domain/kernel/live';
import { say } from '@vigie/domain/kernel/message';
import { notificationMailMessages as m } from '@vigie/domain/messages/notifications';
import type { Tx } from '../../platform/database/tx';
import { publish } from '../../platform/live/bus';
import { type Mail, mailStyle, sendMails } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { insertNotifications, listMailReaders, type MailReader, type News } from './repository';

/**
 * Tells people, in the transaction of what happened: each once, in the ways that they chose, and nobody of what they did
 * themselves. The number of statements does not grow with the number of people.
 */
export async function notify(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  tx: Tx,
  news: News,
  userIds: readonly (number | null)[],
): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  const recipients = [...new Set(userIds)].filter((id): id is number => id !== null && id !== userId);
  if (recipients.length === 0) return;
  const inApp = await insertNotifications(tx, news, recipients);
  await publish(tx, { kind: 'live', companyId, userIds: inApp, event: recordsChanged('notification') });
  const readers = await listMailReaders(tx, news.type, recipients);
  await sendMails(
    tx,
    readers.map((reader) => mailTo(reader, news, publicUrl())),
  );
}

function mailTo({ email, style }: MailReader, { type, recordId, address }: News, publicUrl: string): Mail {
  const language = mailStyle(style);
  const title = say(language, m[type]);
  return {
    to: email,
    subject: say(language, m.subject, { title, id: recordId }),
    text: say(language, m.body, { title, id: recordId, address: new URL(address, publicUrl).href }),
  };
}
