import { say } from '@vigie/domain/kernel/message';
import { mailMessages } from '@vigie/domain/messages/mails';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { type Account, actorOf } from '../../platform/identity/credentials';
import type { SessionOrigin } from '../../platform/identity/sessions';
import { mailStyle, sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';

/** `before` is what must hold first, in the same transaction. */
export function openSession(
  platform: Platform,
  context: Context,
  account: Account,
  origin: SessionOrigin,
  before?: (tx: Tx) => Promise<void>,
) {
  return platform.database.transaction({ ...context, actor: actorOf(account) }, async (tx) => {
    await before?.(tx);
    const { token, expiresIn } = await platform.sessions.open(tx, account, origin);
    const { mailOnSignIn, languageStyle } = account.preferences;
    if (mailOnSignIn) {
      const style = mailStyle(languageStyle);
      const values = { name: account.displayName, username: account.username, address: origin.address };
      await sendMail(tx, {
        to: account.email,
        subject: say(style, mailMessages.signInSubject),
        text: say(style, mailMessages.signInText, values),
      });
    }
    return {
      access_token: token,
      token_type: 'bearer' as const,
      expires_in: expiresIn,
      must_change_password: account.mustChangePassword,
    };
  });
}
