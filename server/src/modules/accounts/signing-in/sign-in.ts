import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import type { Credentials } from '@vigie/domain/kernel/trail/signature';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import type { Session } from '@vigie/domain/modules/accounts/own-account-contract';
import type { Context } from '../../../platform/context';
import { demoStartFact, findFact } from '../../../platform/database/installation';
import type { Platform } from '../../../platform/platform';
import { listOpenSessions } from '../repository';
import { askSecondFactor } from '../second-factor/second-step';
import { openSession, type SignInFrom } from './open-session';
import { signedIn } from './signed-in';

export async function signIn(platform: Platform, context: Context, typed: Credentials, from: SignInFrom) {
  const { credentialCheck } = platform;
  const credentials = { ...typed, username: await credentialCheck.nameOf(typed.username) };
  const place = { address: from.address, deviceMark: from.deviceMarkOf(credentials.username) };
  const account = await credentialCheck.verify(credentials, 'sign_in', context.requestId, place);
  if (account.hasSecondFactor) throw await askSecondFactor(platform, account);
  return openSession(platform, context, account, from);
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

/** One way to say again who sits there; `unlockWithPasskey` is the other. */
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

/** Another user's session answers like one that never was. */
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

/** By default, only an installation to try things on accepts anyone. */
export async function isSignUpOpen({ signUp, database }: Platform): Promise<boolean> {
  return signUp === 'with_demo' ? (await findFact(database, demoStartFact)) !== null : signUp === 'open';
}
