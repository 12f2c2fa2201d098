import type { Role } from '../../kernel/identity/actor';
import { signingRoles } from '../../kernel/identity/second-factor';
import type { Message } from '../../kernel/message';
import { accountsMessages } from './messages/accounts';
import { secondAdministratorMessages } from './messages/second-administrator';

export type IdentityAct =
  | 'link_redeemed'
  | 'vouched_link_redeemed'
  | 'vouched_link_redeemed_after_lost_factor'
  | 'password_given'
  | 'initial_password_replaced'
  | 'own_password_changed'
  | 'email_changed_by_administrator'
  | 'email_changed_by_self'
  | 'second_factor_added'
  | 'second_factor_passed'
  | 'unconfirmed_factor_passed'
  | 'second_factor_removed_by_administrator';

/**
 * 21 CFR 11.100: a signature belongs to one person. Only what came to a person's own address proves that it is them,
 * and a second factor that they added after that; the first password of an account may have been replaced by the
 * administrator who gave it.
 */
const confirms: Record<IdentityAct, boolean | null> = {
  link_redeemed: true,
  // It took a code from one administrator and a link from another: neither of them alone can be its holder.
  vouched_link_redeemed: true,
  // The administrator who removed the factor may have asked for this too, before the person could read of either.
  vouched_link_redeemed_after_lost_factor: false,
  password_given: false,
  initial_password_replaced: false,
  own_password_changed: null,
  email_changed_by_administrator: false,
  email_changed_by_self: null,
  // An addition proves nothing by itself; a factor that a confirmed person added proves it every time it is used.
  second_factor_added: null,
  second_factor_passed: true,
  unconfirmed_factor_passed: null,
  second_factor_removed_by_administrator: false,
};

/** Since when the account's holder is known to be its person, as the trail says it; null while they must not sign. */
export function identityAfter(act: IdentityAct, confirmedAt: Date | null, now: Date): Date | null {
  const confirmed = confirms[act];
  if (confirmed === null) return confirmedAt;
  return confirmed ? (confirmedAt ?? now) : null;
}

/** For so many days after an administrator took off a second factor, two administrators cannot vouch for its person. */
export const lostFactorWaitDays = 7;

/** What a link made by two administrators proves. */
export function vouchedAct(factorRemovedAt: Date | null, now: Date): IdentityAct {
  const isRecent =
    factorRemovedAt !== null && now.getTime() - factorRemovedAt.getTime() < lostFactorWaitDays * 86_400_000;
  return isRecent ? 'vouched_link_redeemed_after_lost_factor' : 'vouched_link_redeemed';
}

export type LinkPurpose = 'invitation' | 'password_reset' | 'email_confirmation';

interface Addresses {
  readonly email: string;
  /** Not confirmed yet; it cannot be used to sign in. */
  readonly pendingEmail: string | null;
}

export function linkAddress(purpose: LinkPurpose, { email, pendingEmail }: Addresses): string {
  return purpose === 'email_confirmation' ? (pendingEmail ?? email) : email;
}

/**
 * The holder of an initial password could otherwise move the account to a mailbox of their own, and confirm it there.
 */
export function ownEmailObjection(isConfirmed: boolean): Message | null {
  return isConfirmed ? null : accountsMessages.confirmEmailFirst;
}

interface IdentityFields {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly roles?: readonly Role[] | undefined;
}

type ObjectedField = 'email' | 'roles' | 'reason';

/** What an administrator must say, or may not do, when they change a user's identity. */
export function userChangeObjection(
  user: Required<IdentityFields>,
  changes: IdentityFields & { readonly reason?: string | undefined },
  isSelf: boolean,
): { readonly field: ObjectedField; readonly message: Message } | null {
  const changed = (['firstName', 'lastName', 'email'] as const).filter(
    (name) => changes[name] !== undefined && changes[name] !== user[name],
  );
  if (isSelf && changed.includes('email')) return { field: 'email', message: accountsMessages.ownEmailInProfile };
  const given = rolesGiven(user.roles, changes.roles ?? user.roles);
  if (isSelf && givesSigningRole(given))
    return { field: 'roles', message: secondAdministratorMessages.ownSigningRoles };
  if (changed.length > 0 && !changes.reason?.trim()) {
    return { field: 'reason', message: accountsMessages.identityReasonMissing };
  }
  const changesRoles = given.length > 0 || rolesGiven(changes.roles ?? user.roles, user.roles).length > 0;
  if (changesRoles && !changes.reason?.trim()) {
    return { field: 'reason', message: secondAdministratorMessages.rolesReasonMissing };
  }
  return null;
}

/** Every user is a reporter: that role is neither given nor taken away. */
export function rolesGiven(from: readonly Role[], to: readonly Role[]): Role[] {
  return to.filter((role) => role !== 'reporter' && !from.includes(role));
}

/** R42: what such a role lets its holder do is signed for ever. */
export function givesSigningRole(given: readonly Role[]): boolean {
  return given.some((role) => signingRoles.includes(role));
}
