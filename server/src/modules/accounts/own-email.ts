import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import type { allAccountsEndpoints } from '@vigie/domain/modules/accounts/all-endpoints';
import { identityAfter, ownEmailObjection } from '@vigie/domain/modules/accounts/identity';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { Account, Purpose } from '../../platform/identity/credentials';
import { publishRecordChanged } from '../../platform/live/bus';
import { sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { createLink, redeemLink, refuseManyConfirmations } from './account-links';
import { asOwnerOfLink } from './link-owner';
import { auditedFields, emailKey } from './new-user';
import { changeLoginEmail, lockUser, saveUser, type UserRecord } from './repository';
import { endUnconfirmedFactors } from './second-factor/repository';
import { signedIn } from './signing-in/signed-in';

type ConfirmEmail = typeof allAccountsEndpoints.confirmEmail;

export function requestEmailConfirmation(platform: Platform, context: Context): Promise<{ email: string }> {
  const { userId } = signedIn(context);
  return platform.database.transaction(context, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Refusal('session_ended');
    await refuseManyConfirmations(tx, userId);
    return { email: await mailConfirmation(platform, tx, user) };
  });
}

export async function mailConfirmation(platform: Platform, tx: Tx, user: UserRecord): Promise<string> {
  const { id, email } = await createLink(platform, tx, user, 'email_confirmation');
  await sendMail(tx, 'account-link', { linkId: id });
  return email;
}

/** The new address gets a link, the present one a notice of who wants it to change. */
export async function announceNewEmail(platform: Platform, tx: Tx, user: UserRecord): Promise<void> {
  const { id } = await createLink(platform, tx, user, 'email_confirmation');
  await sendMail(tx, 'email-change', { linkId: id });
  await sendMail(tx, 'account-link', { linkId: id });
}

/** An open session is not enough to move an account to another mailbox, where its password can be reset. */
export async function proveForNewEmail(
  platform: Platform,
  context: Context,
  password: string | undefined,
): Promise<void> {
  if (!password) throw invalidField('currentPassword', fieldMessages.required);
  const account = await verifyHere(platform, context, password, 'email_change', 'currentPassword');
  const objection = ownEmailObjection(account.identityConfirmed);
  if (objection) throw invalidField('email', objection);
}

/**
 * The link shows that its reader has the mailbox, the password that they are the one who uses the account. The link alone
 * would confirm an account whose password another person has chosen.
 */
export async function confirmEmail(
  platform: Platform,
  context: Context,
  token: string,
  password: string,
  address = '',
): Promise<OutputOf<ConfirmEmail>> {
  const owner = await asOwnerOfLink(platform, context, token, 'email_confirmation');
  const account = await verifyHere(platform, owner, password, 'email_confirmation', 'password', address);
  if (account.mustChangePassword) throw new Refusal('password_change_required');
  return platform.database.transaction(owner, async (tx) => {
    const user = await redeemLink(tx, token, 'email_confirmation');
    const saved = await saveUser(tx, {
      ...user,
      email: user.pendingEmail ?? user.email,
      pendingEmail: null,
      identityConfirmedAt: identityAfter('link_redeemed', user.identityConfirmedAt, new Date()),
    });
    if (saved.email !== user.email) await changeLoginEmail(tx, user.id, emailKey(saved.email));
    tx.audit({
      action: 'user.email_confirmed',
      record: 'user',
      recordId: user.id,
      changes: differences(auditedFields(user), auditedFields(saved)),
    });
    await endUnconfirmedFactors(tx, user.id);
    await platform.sessions.announce(tx, { kind: 'user_changed', companyId: user.companyId, userId: user.id });
    await publishRecordChanged(tx, 'user');
    return { username: saved.username, email: saved.email };
  });
}

/** The password of the acting user; a wrong one is refused beside its field. */
export function verifyHere(
  platform: Platform,
  context: Context,
  password: string,
  purpose: Purpose,
  field: string,
  address = '',
): Promise<Account> {
  const { actor, requestId } = context;
  return platform.credentialCheck
    .verify({ username: actor.username, password }, purpose, requestId, { context, address })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'wrong_credentials') throw error;
      throw invalidField(field, refusalMessages.wrong_password);
    });
}
