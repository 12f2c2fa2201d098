import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import type { allAccountsEndpoints } from '@vigie/domain/modules/accounts/all-endpoints';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';
import { identityAfter, vouchedAct } from '@vigie/domain/modules/accounts/identity';
import { accountsMessages } from '@vigie/domain/modules/accounts/messages/accounts';
import { newFactorObjection } from '@vigie/domain/modules/accounts/second-factor';
import { userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { type Context, systemContext } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { resetFailures } from '../../platform/identity/attempts';
import { hashPassword } from '../../platform/identity/passwords';
import { addJob } from '../../platform/jobs/jobs';
import { sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { transitionIn } from '../../platform/transition';
import { createLink, redeemLink, refuseManyConfirmations } from './account-links';
import { closeAccountNotice, listAccountNotices } from './account-notice-repository';
import { asOwnerOfLink } from './link-owner';
import { listLoginsOf } from './login-repository';
import { auditedFields, emailKey, refuseWeakPassword } from './new-user';
import { announceNewEmail, proveForNewEmail } from './own-email';
import { saveUsed } from './passwords/vouched-reset-repository';
import { checkCode } from './passwords/vouched-resets';
import {
  findCompanyName,
  findIdleLockMinutes,
  findUser,
  lockUser,
  savePassword,
  saveUser,
  type UserRecord,
} from './repository';
import { endUnconfirmedFactors, findFactorRemoval, findStanding, owesFactor } from './second-factor/repository';
import { signedIn } from './signing-in/signed-in';

export function currentUser(platform: Platform, context: Context): Promise<CurrentUser> {
  const { userId } = signedIn(context);
  return platform.database.read(context, async (reader) => {
    const user = await findUser(reader, context.actor.companyId, userId);
    if (!user) throw new Refusal('session_ended');
    return toCurrentUser(platform, reader, user);
  });
}

export function acknowledgeNotice(platform: Platform, context: Context, id: string): Promise<CurrentUser> {
  const { userId } = signedIn(context);
  return platform.database.transaction(context, async (tx) => {
    await acknowledgeAccountNotice(tx, userId, id);
    const user = await findUser(tx, context.actor.companyId, userId);
    if (!user) throw new Refusal('session_ended');
    await platform.sessions.announce(tx, { kind: 'user_changed', companyId: user.companyId, userId });
    return toCurrentUser(platform, tx, user);
  });
}

export async function updateProfile(
  platform: Platform,
  context: Context,
  version: number,
  { preferences, email, currentPassword }: BodyOf<typeof allAccountsEndpoints.updateProfile>,
): Promise<CurrentUser> {
  const { userId } = signedIn(context);
  const { email: present } = await currentUser(platform, context);
  const wantsOther = email !== undefined && email !== present;
  if (wantsOther) await proveForNewEmail(platform, context, currentPassword);
  return platform.database.transaction(context, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Refusal('session_ended');
    if (user.version !== version) throw new Refusal('stale_version');
    const saved = await saveUser(tx, {
      ...user,
      // The present address again: the change that was asked for is given up.
      pendingEmail: wantsOther ? email : email === user.email ? null : user.pendingEmail,
      preferences: { ...user.preferences, ...preferences },
    });
    if (wantsOther) {
      await refuseManyConfirmations(tx, userId);
      await announceNewEmail(platform, tx, saved);
    }
    tx.audit({
      action: wantsOther ? 'user.email_change_requested' : 'user.updated',
      record: 'user',
      recordId: userId,
      changes: differences(auditedFields(user), auditedFields(saved)),
    });
    await platform.sessions.announce(tx, { kind: 'user_changed', companyId: user.companyId, userId });
    return toCurrentUser(platform, tx, saved);
  });
}

async function toCurrentUser({ sendsMail }: Platform, reader: Reader, user: UserRecord): Promise<CurrentUser> {
  const isPlatform = user.companyId === platformCompanyId;
  const standing = await findStanding(reader, user.companyId, user.id);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    roles: [...user.roles],
    team_id: user.teamId,
    company_id: isPlatform ? null : user.companyId,
    company_name: isPlatform ? null : await findCompanyName(reader, user.companyId),
    must_change_password: user.mustChangePassword,
    identity_confirmed: user.identityConfirmedAt !== null,
    must_set_up_second_factor: owesFactor(user, standing),
    has_passkey: standing.hasPasskey,
    may_add_second_factor: newFactorObjection({ isConfirmed: user.identityConfirmedAt !== null, sendsMail }) === null,
    notices: await listAccountNotices(reader, user.companyId, user.id),
    pending_email: user.pendingEmail,
    idle_lock_minutes: await findIdleLockMinutes(reader, user.companyId),
    preferences: user.preferences,
    version: user.version,
  };
}

export async function changePassword(
  platform: Platform,
  context: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<OutputOf<typeof allAccountsEndpoints.changePassword>> {
  const { userId, sessionId } = signedIn(context);
  const { username } = context.actor;
  await platform.credentialCheck
    .verify({ username, password: currentPassword }, 'password_change', context.requestId, { context })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'wrong_credentials') throw error;
      throw invalidField('currentPassword', refusalMessages.wrong_password);
    });
  if (newPassword === currentPassword) throw invalidField('newPassword', accountsMessages.passwordSameAsBefore);
  const user = await passwordOwner(platform, context);
  await refuseWeakPassword(platform, 'newPassword', newPassword, user);
  const passwordHash = await hashPassword(newPassword);
  return platform.database.transaction(context, async (tx) => {
    const locked = await lockUser(tx, userId);
    if (!locked) throw new Refusal('session_ended');
    const act = locked.mustChangePassword ? 'initial_password_replaced' : 'own_password_changed';
    const identityConfirmedAt = identityAfter(act, locked.identityConfirmedAt, new Date());
    const saved = await saveUser(tx, { ...locked, mustChangePassword: false, identityConfirmedAt });
    await savePassword(tx, userId, passwordHash);
    tx.audit({
      action: 'user.password_changed',
      record: 'user',
      recordId: userId,
      changes: differences(auditedFields(locked), auditedFields(saved)),
    });
    // First: a page of this session that heard the news before its token was renewed would ask with the dead one.
    const renewed = await platform.sessions.renew(tx, sessionId);
    await platform.sessions.end(tx, userId, { except: renewed.sessionId });
    await platform.sessions.announce(tx, { kind: 'user_changed', companyId: context.actor.companyId, userId });
    await sendMail(tx, 'password-changed', { userId });
    return { access_token: renewed.token, token_type: 'bearer' as const, expires_in: renewed.expiresIn };
  });
}

function passwordOwner({ database }: Platform, context: Context): Promise<UserRecord & { companyName: string | null }> {
  const { companyId, userId } = context.actor;
  return database.read(context, async (reader) => {
    const user = await findUser(reader, companyId, userId ?? -1);
    if (!user) throw new Refusal('session_ended');
    return { ...user, companyName: await findCompanyName(reader, companyId) };
  });
}

/** Answers before looking anything up, so that neither answer nor time reveals whether the account exists. */
export async function requestPasswordReset(
  platform: Platform,
  context: Context,
  login: string,
): Promise<{ accepted: true }> {
  await platform.database.transaction(context, (tx) => addJob(tx, 'mail-password-reset', { login }));
  return { accepted: true };
}

export async function mailPasswordReset(platform: Platform, { login }: { login: string }): Promise<void> {
  // Without delivery the link would only lie in the folder for its readers.
  if (!platform.sendsMail) return;
  const found = await platform.database.read(systemContext(platformCompanyId), (reader) =>
    listLoginsOf(reader, usernameKey(login), emailKey(login)),
  );
  for (const { companyId, userId } of found) {
    await platform.database.transaction(systemContext(companyId, 'mail-password-reset'), async (tx) => {
      const user = await lockUser(tx, userId);
      if (user?.state !== 'active') return;
      await mailResetLink(platform, tx, user);
    });
  }
}

export async function mailResetLink(platform: Platform, tx: Tx, user: UserRecord): Promise<void> {
  const { id } = await createLink(platform, tx, user, 'password_reset');
  await sendMail(tx, 'account-link', { linkId: id });
}

export function resetPassword(
  platform: Platform,
  context: Context,
  { token, password, code = '' }: BodyOf<typeof allAccountsEndpoints.resetPassword>,
): Promise<{ username: string }> {
  return choosePassword(platform, context, { token, password, code, purpose: 'password_reset' });
}

export function acceptInvitation(
  platform: Platform,
  context: Context,
  token: string,
  password: string,
): Promise<{ username: string }> {
  return choosePassword(platform, context, { token, password, purpose: 'invitation' });
}

async function choosePassword(
  platform: Platform,
  context: Context,
  choice: { token: string; password: string; code?: string; purpose: 'invitation' | 'password_reset' },
): Promise<{ username: string }> {
  const { token, password, purpose } = choice;
  const owner = await asOwnerOfLink(platform, context, token, purpose);
  await refuseWeakPassword(platform, 'password', password, await passwordOwner(platform, owner));
  const isVouched = purpose === 'password_reset' && (await checkCode(platform, owner, token, choice.code ?? ''));
  const passwordHash = await hashPassword(password);
  return platform.database.transaction(owner, async (tx) => {
    const user = await redeemLink(tx, token, purpose);
    const now = new Date();
    const act = isVouched ? vouchedAct(await findFactorRemoval(tx, user.id), now) : 'link_redeemed';
    const identityConfirmedAt = identityAfter(act, user.identityConfirmedAt, now);
    if (isVouched) await saveUsed(tx, token);
    const proven = { ...user, mustChangePassword: false, identityConfirmedAt };
    await (purpose === 'invitation' ? acceptAs(tx, user, proven) : resetAs(tx, user, proven));
    await savePassword(tx, user.id, passwordHash);
    if (identityConfirmedAt) await endUnconfirmedFactors(tx, user.id);
    await resetFailures(tx, usernameKey(user.username));
    await platform.sessions.end(tx, user.id);
    return { username: user.username };
  });
}

/** Inside the transaction that uses the link up. */
async function acceptAs(tx: Tx, user: UserRecord, proven: UserRecord): Promise<void> {
  await transitionIn(tx, {
    workflow: userWorkflow,
    action: 'accept',
    recordId: user.id,
    lock: async () => user,
    facts: async () => ({ isLastAdmin: false }),
    explain: () => ({ message: refusalMessages.link_expired, code: 'link_expired' }),
    write: (_tx, _user, state) => saveUser(tx, proven, state),
    content: auditedFields,
  });
}

async function resetAs(tx: Tx, user: UserRecord, proven: UserRecord): Promise<void> {
  if (user.state !== 'active') throw new Refusal('link_expired');
  const saved = await saveUser(tx, proven);
  const changes = differences(auditedFields(user), auditedFields(saved));
  tx.audit({ action: 'user.password_reset', record: 'user', recordId: user.id, changes });
}

async function acknowledgeAccountNotice(tx: Tx, userId: number, id: string): Promise<void> {
  const notice = await closeAccountNotice(tx, userId, id);
  if (!notice) throw new Refusal('not_found');
  const changes = [
    { field: 'notice', from: null, to: notice.kind },
    { field: 'noticeOf', from: null, to: notice.at.toISOString() },
  ];
  tx.audit({ action: 'user.notice_acknowledged', record: 'user', recordId: userId, changes });
}
