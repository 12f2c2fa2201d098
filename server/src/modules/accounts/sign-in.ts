import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Credentials } from '@vigie/domain/kernel/signature';
import type { Session } from '@vigie/domain/modules/accounts/contract';
import type { Context } from '../../platform/context';
import type { SessionOrigin } from '../../platform/identity/sessions';
import type { Platform } from '../../platform/platform';
import { listOpenSessions } from './repository';
import { askSecondFactor } from './second-step';
import { openSession } from './session-opening';

export async function signIn(platform: Platform, context: Context, credentials: Credentials, origin: SessionOrigin) {
  const account = await platform.credentialCheck.verify(credentials, 'sign_in', context.requestId);
  if (account.hasSecondFactor) throw await askSecondFactor(platform, account);
  return openSession(platform, context, account, origin);
}

export async function signOut(platform: Platform, context: Context): Promise<undefined> {
  const { userId, sessionId } = signedIn(context);
  await platform.database.transaction(context, (tx) => platform.sessions.end(tx, userId, { only: sessionId }));
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
