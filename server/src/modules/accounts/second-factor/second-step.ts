import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { PasskeyAssertion, SecondFactorNeeded } from '@vigie/domain/kernel/identity/passkey';
import type { Factor } from '@vigie/domain/kernel/identity/second-factor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { identityAfter } from '@vigie/domain/modules/accounts/identity';
import type { secondFactorEndpoints } from '@vigie/domain/modules/accounts/second-factor-contract';
import type { sessionLockEndpoints } from '@vigie/domain/modules/accounts/session-lock-contract';
import { type Context, systemContext } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import type { Account } from '../../../platform/identity/credentials';
import { countPasskeyUse, listPasskeys, lockPasskey, userHandle } from '../../../platform/identity/passkeys';
import { type Ticket, useTicket } from '../../../platform/identity/tickets';
import { isRightCode } from '../../../platform/identity/totp';
import { sendMail } from '../../../platform/mail/mail';
import type { Platform } from '../../../platform/platform';
import { auditedFields } from '../new-user';
import { lockUser, saveUser } from '../repository';
import { openSession, type SignInFrom } from '../signing-in/open-session';
import { signedIn } from '../signing-in/signed-in';
import { isRightRecoveryCode } from './one-time-codes';
import { findPasskeyOwner, findStanding } from './repository';

type Endpoints = typeof secondFactorEndpoints;
type LockEndpoints = typeof sessionLockEndpoints;
type Proof = Omit<BodyOf<Endpoints['completeSignIn']>, 'ticket'>;
type SignedIn = OutputOf<Endpoints['completeSignIn']>;

/** The password was right; what is left to show, and with what. */
export async function askSecondFactor(
  platform: Platform,
  { companyId, id: userId }: Pick<Account, 'companyId' | 'id'>,
  purpose: 'sign_in' | 'second_factor_change' = 'sign_in',
): Promise<Refusal> {
  const { token, ticket } = platform.tickets.issue(purpose, { companyId, userId });
  const [passkeys, standing] = await platform.database.read(systemContext(companyId), async (reader) => [
    await listPasskeys(reader, companyId, userId),
    await findStanding(reader, companyId, userId),
  ]);
  const passkey = passkeys.length > 0 ? platform.passkeys.requestOf(ticket.content, passkeys) : null;
  const has: Record<Factor, boolean> = {
    passkey: passkey !== null,
    totp: standing.totpSince !== null,
    recovery_code: standing.recoveryCodesLeft > 0,
  };
  const factors = (Object.keys(has) as Factor[]).filter((factor) => has[factor]);
  const needed: SecondFactorNeeded = { ticket: token, factors, passkey };
  return new Refusal('second_factor_needed', { carries: needed as unknown as Record<string, Json> });
}

export function completeSignIn(
  platform: Platform,
  context: Context,
  { ticket: token, ...proof }: BodyOf<Endpoints['completeSignIn']>,
  origin: SignInFrom,
): Promise<SignedIn> {
  const ticket = platform.tickets.read('sign_in', token);
  if (!ticket.owner) throw new Refusal('ticket_expired');
  return signInWith(platform, context, { owner: ticket.owner, ticket, proof, origin });
}

export async function beginPasskeySignIn(platform: Platform): Promise<OutputOf<Endpoints['beginPasskeySignIn']>> {
  const { token, ticket } = platform.tickets.issue('passkey_sign_in', null);
  const passkey = platform.passkeys.requestOf(ticket.content, []);
  if (!passkey) throw new Refusal('not_found');
  return { ticket: token, passkey };
}

/** Possession, and a person verified by the device: two factors in one. */
export async function signInWithPasskey(
  platform: Platform,
  context: Context,
  { ticket: token, passkey }: BodyOf<Endpoints['signInWithPasskey']>,
  origin: SignInFrom,
): Promise<SignedIn> {
  const ticket = platform.tickets.read('passkey_sign_in', token);
  const owner = await ownerOfPasskey(platform, passkey);
  if (owner) return signInWith(platform, context, { owner, ticket, proof: { passkey }, origin });
  await platform.database.transaction(context, async (tx) => {
    tx.audit({ action: 'second_factor.failed', record: 'sign_in', recordId: 'passkey' });
  });
  throw new Refusal('wrong_code');
}

/** A revoked one too: who tried it, and in vain, belongs in the trail. */
async function ownerOfPasskey({ database }: Platform, { id, response }: PasskeyAssertion): Promise<Ticket['owner']> {
  const companyId = userHandle.companyIn(response.userHandle);
  if (companyId === null) return null;
  const found = await database.read(systemContext(companyId), (reader) => findPasskeyOwner(reader, companyId, id));
  return found && { companyId, userId: found.userId };
}

export async function beginPasskeyUnlock(
  platform: Platform,
  context: Context,
): Promise<OutputOf<LockEndpoints['beginPasskeyUnlock']>> {
  const { userId } = signedIn(context);
  const { companyId } = context.actor;
  const { token, ticket } = platform.tickets.issue('unlock', { companyId, userId });
  const known = await platform.database.read(context, (reader) => listPasskeys(reader, companyId, userId));
  const passkey = known.length > 0 ? platform.passkeys.requestOf(ticket.content, known) : null;
  if (!passkey) throw new Refusal('not_found');
  return { ticket: token, passkey };
}

/** The session goes on where it was: it is its person who sits there again. */
export async function unlockWithPasskey(
  platform: Platform,
  context: Context,
  { ticket: token, passkey }: BodyOf<LockEndpoints['unlockWithPasskey']>,
): Promise<undefined> {
  const { userId } = signedIn(context);
  const { companyId } = context.actor;
  const ticket = platform.tickets.readOwn('unlock', token, companyId, userId);
  const attempt = {
    owner: { companyId, id: userId },
    requestId: context.requestId,
    purpose: 'unlock' as const,
    from: { context },
  };
  await platform.credentialCheck.verifyFactor(attempt, () =>
    platform.database.transaction(context, async (tx) => {
      if (!(await proveFactor(platform, tx, userId, ticket, { passkey }))) throw new Refusal('wrong_code');
      await useTicket(tx, ticket, userId);
      const changes = [{ field: 'factor', from: null, to: 'passkey' }];
      tx.audit({ action: 'second_factor.passed', record: 'user', recordId: userId, changes });
    }),
  );
  await platform.sessions.unlock(context);
  return undefined;
}

interface SecondStep {
  readonly owner: NonNullable<Ticket['owner']>;
  readonly ticket: Ticket;
  readonly proof: Proof;
  readonly origin: SignInFrom;
}

function signInWith(platform: Platform, context: Context, { owner, ticket, proof, origin }: SecondStep) {
  const attempt = {
    owner: { companyId: owner.companyId, id: owner.userId },
    requestId: context.requestId,
    purpose: 'second_factor' as const,
    from: { address: origin.address, deviceMarkOf: origin.deviceMarkOf },
  };
  return platform.credentialCheck.verifyFactor(attempt, (account) =>
    openSession(platform, context, account, origin, async (tx) => {
      const factor = await proveFactor(platform, tx, account.id, ticket, proof);
      if (!factor) throw new Refusal('wrong_code');
      await useTicket(tx, ticket, account.id);
      await confirmIdentity(platform, tx, account.id, factor);
    }),
  );
}

/** Which one it was; null when it is not theirs, not right, or was used before. */
export async function proveFactor(
  { secrets, passkeys }: Platform,
  tx: Tx,
  userId: number,
  ticket: Ticket,
  { code, recoveryCode, passkey: assertion }: Proof,
): Promise<Factor | null> {
  if (assertion) {
    const passkey = await lockPasskey(tx, assertion.id);
    if (passkey?.userId !== userId) return null;
    const signCount = await passkeys.verify(passkey, assertion, ticket.content);
    if (signCount === null) return null;
    await countPasskeyUse(tx, passkey, signCount);
    return 'passkey';
  }
  if (code) return (await isRightCode(tx, secrets, userId, code)) ? 'totp' : null;
  if (!recoveryCode) return null;
  return (await isRightRecoveryCode(tx, secrets, userId, recoveryCode)) ? 'recovery_code' : null;
}

/** It was added by a person who had shown who they are, so it shows it again: an administrator may have changed the address. */
async function confirmIdentity(platform: Platform, tx: Tx, userId: number, factor: Factor): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new Refusal('ticket_expired');
  const { hasUnconfirmed } = await findStanding(tx, user.companyId, userId);
  const act = hasUnconfirmed ? 'unconfirmed_factor_passed' : 'second_factor_passed';
  const identityConfirmedAt = identityAfter(act, user.identityConfirmedAt, new Date());
  const isNew = identityConfirmedAt !== user.identityConfirmedAt;
  const saved = isNew ? await saveUser(tx, { ...user, identityConfirmedAt }) : user;
  await recordFactorPassed(tx, userId, factor, differences(auditedFields(user), auditedFields(saved)));
  if (isNew) await platform.sessions.announce(tx, { kind: 'user_changed', companyId: user.companyId, userId });
}

export async function recordFactorPassed(
  tx: Tx,
  userId: number,
  factor: Factor,
  alsoChanged: readonly FieldChange[] = [],
): Promise<void> {
  const changes = [{ field: 'factor', from: null, to: factor }, ...alsoChanged];
  tx.audit({ action: 'second_factor.passed', record: 'user', recordId: userId, changes });
  if (factor !== 'recovery_code') return;
  const { recoveryCodesLeft: left } = await findStanding(tx, tx.context.actor.companyId, userId);
  await sendMail(tx, 'second-factor', { userId, text: 'recoveryUsedText', values: { left: String(left) } });
}
