import { type Message, say } from '@vigie/domain/kernel/message';
import type { Tx } from '../../platform/database/tx';
import { mailStyle, sendMail } from '../../platform/mail/mail';
import type { UserRecord } from './repository';

export async function mailTo(
  tx: Tx,
  user: Pick<UserRecord, 'email' | 'firstName' | 'username' | 'preferences'>,
  subject: Message,
  text: Message,
  values: Record<string, string> = {},
): Promise<void> {
  const all = { name: user.firstName, username: user.username, ...values };
  const style = mailStyle(user.preferences.languageStyle);
  await sendMail(tx, { to: user.email, subject: say(style, subject, all), text: say(style, text, all) });
}
