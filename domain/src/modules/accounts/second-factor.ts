import type { Message } from '../../kernel/message';
import { secondFactorAdminMessages, secondFactorMessages } from '../../messages/second-factor';

export const recoveryCodeCount = 10;
/** Beyond this many, a user no longer knows which is which. */
export const maxPasskeys = 10;

/**
 * The administrator who gave a user a password may be the one who uses it. A second factor that they add would outlive
 * the link by which the person later proves who they are, so it is added only after that proof. Where no mail is sent
 * there is no such link: a factor is added, proves nothing of its holder, and ends when two administrators have vouched
 * for the person.
 */
export function newFactorObjection(account: { isConfirmed: boolean; sendsMail: boolean }): Message | null {
  return account.isConfirmed || !account.sendsMail ? null : secondFactorMessages.confirmFirst;
}

/** What keeps an administrator from taking off a user's lost second factor. */
export function lostFactorObjection(lost: { hasSecondFactor: boolean; isSelf: boolean }): Message | null {
  if (lost.isSelf) return secondFactorAdminMessages.ownInSettings;
  return lost.hasSecondFactor ? null : secondFactorAdminMessages.none;
}

/** As people write them: with or without the hyphen, in any case, O for 0 and I or L for 1. */
export function recoveryCodeKey(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
