import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import type { Credentials } from '@vigie/domain/kernel/signature';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import type { Session } from '@vigie/domain/modules/accounts/contract';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { type Account, actorOf } from '../../platform/identity/credentials';
import type { SessionOrigin } from '../../platform/identity/sessions';
import { sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { failuresSinceSignIn, listOpenSessions } from './repository';
import { takeUntold } from './vouched-reset-repository';

interface SignInFrom extends SessionOrigin {
  readonly deviceMark: string | null;
  readonly giveDeviceMark: (mark: string) => void;
}

export async function signIn(platform: Platform, context: Context, credentials: Credentials, from: SignInFrom) {
  const account = await platform.credentialCheck.verify(credentials, 'sign_in', context.requestId, from);
  const { answer, newMark } = await platform.database.transaction({ ...context, actor: actorOf(account) }, (tx) =>
    openSession(platform, tx, account, from),
  );
  if (newMark) from.giveDeviceMark(newMark);
  return answer;
}

async function openSession(platform: Platform, tx: Tx, account: Account, origin: SessionOrigin) {
  const failures = await failuresSinceSignIn(tx, account.id);
  const device = account.deviceId
    ? { id: account.deviceId, mark: null }
    : await platform.devices.remember(tx, account.id);
  const { token, expiresIn, sessionId } = await platform.sessions.open(tx, account, origin, device.id);
  if (account.preferences.mailOnSignIn) await sendMail(tx, 'sign-in', { sessionId });
  const answer = {
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: expiresIn,
    must_change_password: account.mustChangePassword,
    failed_attempts: failures.attempts,
    failed_since: failures.since?.toISOString() ?? null,
    password_reset: await takeUntold(tx, account.id),
  };
  return { answer, newMark: device.mark };
}

export async function signOut(platform: Platform, context: Context): Promise<undefined> {
  const { userId, sessionId } = signedIn(context);
  await platform.database.transaction(context, (tx) =>
    platform.sessions.end(tx, userId, { only: sessionId, keepsDevice: true }),
  );
  return undefined;
}

export async function stayActive(platform: Platform, context: Context): Promise<undefined> {
  await platform.sessions.see(context);
  return undefined;
}

export async function lockSession(platform: Platform, context: Context): Promise<undefined> {
  const { sessionId } = signedIn(context);
  await platform.sessions.lock(context, { id: sessionId, actor: context.actor });
  return undefined;
}

/** One way to say again who sits there. Another one proves it in its own way and calls `sessions.unlock` as well. */
export async function unlockSession(platform: Platform, context: Context, password: string): Promise<undefined> {
  const { username } = context.actor;
  const check = platform.credentialCheck.verify({ username, password }, 'unlock', context.requestId, { context });
  await check.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'wrong_credentials') throw error;
    throw invalidField('password', refusalMessages.wrong_password);
  });
  await platform.sessions.unlock(context);
  return undefined;
}

export async function listSessions(platform: Platform, context: Context): Promise<{ items: Session[] }> {
  const { userId, sessionId } = signedIn(context);
  const rows = await platform.database.read(context, (reader) =>
    listOpenSessions(reader, context.actor.companyId, userId),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      userAgent: row.user_agent,
      address: row.address,
    })),
  };
}

/** Somebody else's session answers like one that never was. */
export async function revokeSession(platform: Platform, context: Context, id: string): Promise<undefined> {
  const { userId } = signedIn(context);
  const ended = await platform.database.transaction(context, (tx) => platform.sessions.end(tx, userId, { only: id }));
  if (ended === 0) throw new Refusal('not_found');
  return undefined;
}

export async function revokeAllSessions(
  platform: Platform,
  context: Context,
  keepCurrent: boolean,
): Promise<{ revoked: number }> {
  const { userId, sessionId } = signedIn(context);
  const which = keepCurrent ? { except: sessionId } : {};
  return { revoked: await platform.database.transaction(context, (tx) => platform.sessions.end(tx, userId, which)) };
}

export function signedIn(context: Context): { userId: number; sessionId: string } {
  const { sessionId, actor } = context;
  if (actor.userId === null || !sessionId) throw new Refusal('not_signed_in');
  return { userId: actor.userId, sessionId };
}
