import { createHash } from 'node:crypto';
import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { mustHaveSecondFactor } from '@vigie/domain/kernel/identity/second-factor';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import type { FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { maxPasskeys, newFactorObjection } from '@vigie/domain/modules/accounts/second-factor';
import type {
  OwnProof,
  Passkey,
  SecondFactor,
  secondFactorEndpoints,
} from '@vigie/domain/modules/accounts/second-factor-contract';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import {
  idAndTransports,
  listPasskeys,
  type PasskeyRecord,
  passkeyAlgorithms,
  userHandle,
} from '../../../platform/identity/passkeys';
import { useTicket } from '../../../platform/identity/tickets';
import { stepOfCode } from '../../../platform/identity/totp';
import { sendMail } from '../../../platform/mail/mail';
import type { Platform } from '../../../platform/platform';
import type { FactorNewsText } from '../mails';
import { verifyHere } from '../own-email';
import { lockUser, type UserRecord } from '../repository';
import { signedIn } from '../signing-in/signed-in';
import { issueRecoveryCodes, newTotpSecret, saveTotpSecret } from './one-time-codes';
import * as repository from './repository';
import { askSecondFactor, proveFactor, recordFactorPassed } from './second-step';

type Endpoints = typeof secondFactorEndpoints;
type Added = OutputOf<Endpoints['addTotp']>;

export function getSecondFactor(platform: Platform, context: Context): Promise<SecondFactor> {
  const { userId } = signedIn(context);
  const { companyId } = context.actor;
  return platform.database.read(context, async (reader) => {
    const standing = await repository.findStanding(reader, companyId, userId);
    return {
      passkeys: (await listPasskeys(reader, companyId, userId)).map(shown),
      totpSince: standing.totpSince?.toISOString() ?? null,
      recoveryCodesLeft: standing.recoveryCodesLeft,
      isRequired: mustHaveSecondFactor(standing.rule, context.actor),
      passkeyAddress: platform.passkeys.relyingParty?.origin ?? null,
    };
  });
}

const shown = ({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function beginPasskey(
  platform: Platform,
  context: Context,
  proof: OwnProof,
): Promise<OutputOf<Endpoints['beginPasskey']>> {
  const user = await proveForNewFactor(platform, context, proof);
  const party = platform.passkeys.relyingParty;
  if (!party) throw new Refusal('objection', { message: m.needsHostName });
  const known = await platform.database.read(context, (reader) => listPasskeys(reader, user.companyId, user.id));
  if (known.length >= maxPasskeys) throw new Refusal('objection', { message: m.tooManyPasskeys });
  const { token, ticket } = platform.tickets.issue('new_passkey', { companyId: user.companyId, userId: user.id });
  return {
    ticket: token,
    challenge: ticket.content,
    rpId: party.id,
    rpName: 'Vigie',
    user: {
      id: userHandle.of(user.companyId, user.id),
      name: user.username,
      displayName: `${user.firstName} ${user.lastName}`,
    },
    algorithms: [...passkeyAlgorithms],
    excluded: known.map(idAndTransports),
  };
}

export async function addPasskey(
  platform: Platform,
  context: Context,
  { ticket: token, name, passkey: made }: BodyOf<Endpoints['addPasskey']>,
): Promise<Added> {
  const { userId } = signedIn(context);
  const ticket = platform.tickets.readOwn('new_passkey', token, context.actor.companyId, userId);
  const verified = await platform.passkeys.verifyNew(made, ticket.content);
  if (!verified) throw invalidField('passkey', m.passkeyRefused);
  return changeFactors(platform, context, async (tx, user) => {
    refuseUnconfirmed(platform, user);
    await useTicket(tx, ticket, userId);
    const recoveryCodes = await codesWithFirst(platform, tx, userId);
    const passkey = { ...verified, name, transports: made.response.transports ?? [] };
    await repository.insertPasskey(tx, user, passkey).catch(refuseKnown);
    const changes = [
      { field: 'passkey', from: null, to: name },
      { field: 'passkeyId', from: null, to: auditedKey(passkey) },
    ];
    await recordFactorChange(tx, user, {
      action: 'user.passkey_added',
      changes,
      mail: 'passkeyAddedText',
      passkey: name,
    });
    return { recoveryCodes };
  });
}

/** Which key it is: its public id and the hash of its public key. */
function auditedKey({ credentialId, publicKey }: Pick<PasskeyRecord, 'credentialId' | 'publicKey'>): string {
  return `${credentialId} ${createHash('sha256').update(publicKey).digest('hex')}`;
}

function refuseKnown(error: unknown): never {
  if ((error as { code?: string }).code !== '23505') throw error;
  throw new Refusal('already_exists', { message: m.passkeyKnown });
}

export function renamePasskey(platform: Platform, context: Context, id: string, name: string): Promise<Passkey> {
  return changeFactors(platform, context, async (tx, user) => {
    const passkey = await ownPasskey(tx, user, id);
    await repository.renamePasskey(tx, id, name);
    const changes = [
      { field: 'passkey', from: passkey.name, to: name },
      { field: 'passkeyId', from: auditedKey(passkey), to: auditedKey(passkey) },
    ];
    tx.audit({ action: 'user.passkey_renamed', record: 'user', recordId: user.id, changes });
    return shown({ ...passkey, name });
  });
}

export async function removePasskey(
  platform: Platform,
  context: Context,
  id: string,
  proof: OwnProof,
): Promise<undefined> {
  return changeProven(platform, context, proof, async (tx, user) => {
    const passkey = await ownPasskey(tx, user, id);
    const { name } = passkey;
    await repository.revokePasskeys(tx, user.id, id);
    await retireCodesWithLast(tx, user);
    const changes = [
      { field: 'passkey', from: name, to: null },
      { field: 'passkeyId', from: auditedKey(passkey), to: null },
    ];
    const mail = 'passkeyRemovedText' as const;
    await recordFactorChange(tx, user, { action: 'user.passkey_revoked', changes, mail, passkey: name });
    return undefined;
  });
}

/** Refuses another user's passkey as not found. */
async function ownPasskey(tx: Tx, user: UserRecord, id: string): Promise<PasskeyRecord> {
  const passkey = (await listPasskeys(tx, user.companyId, user.id)).find((one) => one.id === id);
  if (!passkey) throw new Refusal('not_found');
  return passkey;
}

export async function beginTotp(
  platform: Platform,
  context: Context,
  proof: OwnProof,
): Promise<OutputOf<Endpoints['beginTotp']>> {
  const user = await proveForNewFactor(platform, context, proof);
  const { secret, uri } = newTotpSecret(user.username);
  const { token } = platform.tickets.issue('new_totp', { companyId: user.companyId, userId: user.id }, secret);
  return { ticket: token, secret, uri };
}

export function addTotp(
  platform: Platform,
  context: Context,
  { ticket: token, code }: BodyOf<Endpoints['addTotp']>,
): Promise<Added> {
  const { userId } = signedIn(context);
  const ticket = platform.tickets.readOwn('new_totp', token, context.actor.companyId, userId);
  const step = stepOfCode(ticket.content, code);
  if (step === null) throw invalidField('code', m.totpWrong);
  return changeFactors(platform, context, async (tx, user) => {
    refuseUnconfirmed(platform, user);
    await useTicket(tx, ticket, userId);
    const recoveryCodes = await codesWithFirst(platform, tx, userId);
    await repository.removeTotp(tx, userId);
    await saveTotpSecret(tx, platform.secrets, user, ticket.content, step);
    await recordFactorChange(tx, user, { action: 'user.totp_set_up', mail: 'totpAddedText' });
    return { recoveryCodes };
  });
}

export async function removeTotp(platform: Platform, context: Context, proof: OwnProof): Promise<undefined> {
  return changeProven(platform, context, proof, async (tx, user) => {
    const { totpSince } = await repository.findStanding(tx, user.companyId, user.id);
    if (!totpSince) throw new Refusal('not_found');
    await repository.removeTotp(tx, user.id);
    await retireCodesWithLast(tx, user);
    await recordFactorChange(tx, user, { action: 'user.totp_removed', mail: 'totpRemovedText' });
    return undefined;
  });
}

export async function renewRecoveryCodes(
  platform: Platform,
  context: Context,
  proof: OwnProof,
): Promise<OutputOf<Endpoints['renewRecoveryCodes']>> {
  return changeProven(platform, context, proof, async (tx, user) => {
    if (!repository.hasFactor(await repository.findStanding(tx, user.companyId, user.id))) {
      throw new Refusal('objection', { message: m.recoveryNone });
    }
    const recoveryCodes = await issueRecoveryCodes(tx, platform.secrets, user.id);
    await recordFactorChange(tx, user, { action: 'user.recovery_codes_renewed', mail: 'recoveryRenewedText' });
    return { recoveryCodes };
  });
}

/** An attacker with the password could otherwise put a factor of their own beside the one that keeps them out. */
function proveForNewFactor(platform: Platform, context: Context, proof: OwnProof): Promise<UserRecord> {
  return changeProven(platform, context, proof, async (_tx, user) => {
    refuseUnconfirmed(platform, user);
    return user;
  });
}

/**
 * R42: neither an open session nor the password is enough to change what an account is opened with. The password is
 * answered with a ticket, and the change is made in the transaction in which a factor takes it.
 */
async function changeProven<T>(
  platform: Platform,
  context: Context,
  { ticket: token, currentPassword, ...proof }: OwnProof,
  change: (tx: Tx, user: UserRecord) => Promise<T>,
): Promise<T> {
  const { userId } = signedIn(context);
  const { companyId } = context.actor;
  const owner = { companyId, id: userId };
  if (token === undefined) {
    if (!currentPassword) throw invalidField('currentPassword', fieldMessages.required);
    const account = await verifyHere(platform, context, currentPassword, 'second_factor_change', 'currentPassword');
    if (account.hasSecondFactor) throw await askSecondFactor(platform, owner, 'second_factor_change');
    return changeFactors(platform, context, async (tx, user) => {
      if (user.hasSecondFactor) throw new Refusal('ticket_expired');
      return change(tx, user);
    });
  }
  const ticket = platform.tickets.readOwn('second_factor_change', token, companyId, userId);
  const attempt = {
    owner,
    requestId: context.requestId,
    purpose: 'second_factor_change' as const,
    from: { context },
  };
  return platform.credentialCheck.verifyFactor(attempt, () =>
    changeFactors(platform, context, async (tx, user) => {
      const factor = await proveFactor(platform, tx, userId, ticket, proof);
      if (!factor) throw new Refusal('wrong_code');
      await useTicket(tx, ticket, userId);
      await recordFactorPassed(tx, userId, factor);
      return change(tx, user);
    }),
  );
}

function refuseUnconfirmed({ sendsMail }: Platform, user: UserRecord): void {
  const message = newFactorObjection({ isConfirmed: user.identityConfirmedAt !== null, sendsMail });
  if (message) throw new Refusal('identity_unconfirmed', { message });
}

/** The user is locked: of two changes at the same moment, the second sees what the first has done. */
function changeFactors<T>(
  platform: Platform,
  context: Context,
  change: (tx: Tx, user: UserRecord) => Promise<T>,
): Promise<T> {
  const { userId } = signedIn(context);
  return platform.database.transaction(context, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Refusal('session_ended');
    const result = await change(tx, user);
    await platform.sessions.announce(tx, { kind: 'user_changed', companyId: user.companyId, userId });
    return result;
  });
}

async function codesWithFirst(platform: Platform, tx: Tx, userId: number): Promise<string[] | null> {
  const standing = await repository.findStanding(tx, tx.context.actor.companyId, userId);
  return repository.hasFactor(standing) ? null : issueRecoveryCodes(tx, platform.secrets, userId);
}

/** They stand in for a factor; without one there is nothing to stand in for. */
async function retireCodesWithLast(tx: Tx, user: UserRecord): Promise<void> {
  const standing = await repository.findStanding(tx, user.companyId, user.id);
  if (!repository.hasFactor(standing)) await repository.replaceRecoveryCodes(tx, user.id, []);
}

interface FactorChange {
  readonly action: string;
  readonly changes?: readonly FieldChange[];
  readonly mail: FactorNewsText;
  readonly passkey?: string;
}

async function recordFactorChange(
  tx: Tx,
  user: UserRecord,
  { action, changes = [], mail, passkey = '' }: FactorChange,
): Promise<void> {
  tx.audit({ action, record: 'user', recordId: user.id, changes });
  await sendMail(tx, 'second-factor', { userId: user.id, text: mail, values: { passkey } });
}
