import type { Message } from '../../kernel/message';
import { usernameKey } from '../../kernel/username-key';
import { accountsMessages } from '../../messages/accounts';

export const passwordLength = { min: 12, max: 128 } as const;

/** Long rather than intricate: length resists guessing, rules about symbols only move the digit to the end. */
export function passwordObjection(password: string, owner: { username: string; email?: string }): Message | null {
  const length = [...password].length;
  if (length < passwordLength.min) return accountsMessages.passwordTooShort;
  if (length > passwordLength.max) return accountsMessages.passwordTooLong;
  if (new Set(password).size < 5) return accountsMessages.passwordTooSimple;
  const folded = usernameKey(password);
  const mailbox = owner.email?.split('@')[0];
  const personal = [owner.username, mailbox].filter((part): part is string => !!part && part.length >= 4);
  if (personal.some((part) => folded.includes(usernameKey(part)))) return accountsMessages.passwordHasName;
  return null;
}
