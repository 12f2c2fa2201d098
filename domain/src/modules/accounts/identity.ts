import type { Message } from '../../kernel/message';
import { accountsMessages } from './messages/accounts';

export type IdentityAct =
  | 'link_redeemed'
  | 'vouched_link_redeemed'
  | 'password_given'
  | 'initial_password_replaced'
  | 'own_password_changed'
  | 'email_changed_by_administrator'
  | 'email_changed_by_self'
  | 'second_factor_added'
  | 'second_factor_passed'
  | 'second_factor_removed_by_administrator';

/**
 * 21 CFR 11.100: a signature belongs to one person. Only what came to a person's own address tells that it is them, and a
 * second factor that they added after that; the first password of an account may have been replaced by whoever gave it.
 */
const confirms: Record<IdentityAct, boolean | null> = {
  link_redeemed: true,
  // It took a code from one administrator and a link from another: neither of them alone can be its holder.
  vouched_link_redeemed: true,
  password_given: false,
  initial_password_replaced: false,
  own_password_changed: null,
  email_changed_by_administrator: false,
  email_changed_by_self: null,
  // Of itself an addition tells nothing; what was added by a confirmed person tells it every time it is used.
  second_factor_added: null,
  second_factor_passed: true,
  second_factor_removed_by_administrator: false,
};

/** Since when the account's holder is known to be its person; null while they must not sign. */
export function identityAfter(act: IdentityAct, confirmedAt: Date | null, now: Date): Date | null {
  const confirmed = confirms[act];
  if (confirmed === null) return confirmedAt;
  return confirmed ? now : null;
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

/** Whoever holds an initial password could otherwise move the account to a mailbox of their own, and confirm it there. */
export function ownEmailObjection(isConfirmed: boolean): Message | null {
  return isConfirmed ? null : accountsMessages.confirmEmailFirst;
}

interface IdentityFields {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

type ObjectedField = 'email' | 'reason';

/** What an administrator must say, or may not do, when they change who somebody is. */
export function userChangeObjection(
  user: Required<IdentityFields>,
  changes: IdentityFields & { readonly reason?: string | undefined },
  isSelf: boolean,
): { readonly field: ObjectedField; readonly message: Message } | null {
  const changed = (['firstName', 'lastName', 'email'] as const).filter(
    (name) => changes[name] !== undefined && changes[name] !== user[name],
  );
  if (isSelf && changed.includes('email')) return { field: 'email', message: accountsMessages.ownEmailInProfile };
  if (changed.length > 0 && !changes.reason?.trim()) {
    return { field: 'reason', message: accountsMessages.identityReasonMissing };
  }
  return null;
}
