import type { Message } from '../../kernel/message';
import { secondFactorAdminMessages, secondFactorMessages } from '../../messages/second-factor';

export const recoveryCodeCount = 10;
/** Beyond this many, nobody knows which is which. */
export const maxPasskeys = 10;

/**
 * Whoever gave somebody a password may be the one who uses it. A second factor that they add would outlive the link by
 * which the person later proves who they are, so it is added only by somebody who has. Where no mail is sent there is no
 * such link: a factor is added, tells nothing of its holder, and ends when two administrators have vouched for the person.
 */
export function newFactorObjection(account: { isConfirmed: boolean; sendsMail: boolean }): Message | null {
  return account.isConfirmed || !account.sendsMail ? null : secondFactorMessages.confirmFirst;
}

/** What keeps an administrator from taking off somebody's lost second factor. */
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
