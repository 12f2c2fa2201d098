import { usernameKey } from '../../kernel/identity/username-key';
import type { Message } from '../../kernel/message';
import { accountsMessages } from './messages/accounts';
import { weakPasswordMessages } from './messages/weak-passwords';

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

/** Of a longer password, only its beginning is judged: a check takes longer with each letter. */
export const judgedLetters = 64;
/** Of 0 to 4, as zxcvbn counts: from 3 on, somebody who has stolen the hashes needs years. */
const leastScore = 3;

export interface PasswordOwner {
  readonly username: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string | null;
}

/** What whoever guesses this person's password tries first. */
export function knownWordsOf(owner: PasswordOwner): readonly string[] {
  const { username, email = '', firstName = '', lastName = '', companyName } = owner;
  const whole = [username, email, firstName, lastName, companyName ?? '', firstName + lastName, lastName + firstName];
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts].map((word) => word.toLowerCase()).filter((word) => word.length >= 3))];
}

/** Why a password of the right length is refused all the same. The warnings are those of zxcvbn. */
const whyWeak: Readonly<Record<string, Message>> = {
  topTen: weakPasswordMessages.common,
  topHundred: weakPasswordMessages.common,
  common: weakPasswordMessages.common,
  similarToCommon: weakPasswordMessages.common,
  pwned: weakPasswordMessages.common,
  wordByItself: weakPasswordMessages.word,
  namesByThemselves: weakPasswordMessages.names,
  commonNames: weakPasswordMessages.names,
  userInputs: weakPasswordMessages.names,
  straightRow: weakPasswordMessages.keys,
  keyPattern: weakPasswordMessages.keys,
  simpleRepeat: weakPasswordMessages.repeats,
  extendedRepeat: weakPasswordMessages.repeats,
  sequences: weakPasswordMessages.sequence,
  recentYears: weakPasswordMessages.date,
  dates: weakPasswordMessages.date,
};

export function weaknessObjection({ score, warning }: { score: number; warning: string | null }): Message | null {
  if (score >= leastScore) return null;
  return whyWeak[warning ?? ''] ?? weakPasswordMessages.guessed;
}
