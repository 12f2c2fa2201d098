import type { SignedIn } from '@vigie/domain/modules/accounts/contract';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { type Account, actorOf } from '../../../platform/identity/credentials';
import type { SessionOrigin } from '../../../platform/identity/sessions';
import { sendMail } from '../../../platform/mail/mail';
import type { Platform } from '../../../platform/platform';
import { failuresSinceSignIn } from '../repository';

export interface SignInFrom extends SessionOrigin {
  readonly deviceMarkOf: (username: string) => string | null;
  readonly setDeviceCookie: (username: string, mark: string) => void;
}

/** `before` is what must hold first, in the same transaction. */
export async function openSession(
  platform: Platform,
  context: Context,
  account: Account,
  from: SignInFrom,
  before?: (tx: Tx) => Promise<void>,
): Promise<SignedIn> {
  const { answer, newMark } = await platform.database.transaction(
    { ...context, actor: actorOf(account) },
    async (tx) => {
      await before?.(tx);
      const failures = await failuresSinceSignIn(tx, account.id);
      const device = account.deviceId
        ? { id: account.deviceId, mark: null }
        : await platform.devices.remember(tx, account.id);
      const { token, expiresIn, sessionId } = await platform.sessions.open(tx, account, from, device.id);
      if (account.preferences.mailOnSignIn) await sendMail(tx, 'sign-in', { sessionId });
      const opened = {
        access_token: token,
        token_type: 'bearer' as const,
        expires_in: expiresIn,
        must_change_password: account.mustChangePassword,
        failed_attempts: failures.attempts,
        failed_since: failures.since?.toISOString() ?? null,
      };
      return { answer: opened, newMark: device.mark };
    },
  );
  if (newMark) from.setDeviceCookie(account.username, newMark);
  return answer;
}
