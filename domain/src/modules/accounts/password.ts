import type { Message } from '../../kernel/message';
import { usernameKey } from '../../kernel/text-keys';
import { accountsMessages } from './messages/accounts';
import { weakPasswordMessages } from './messages/weak-passwords';

export const passwordLength = { min: 12, max: 128 } as const;

export interface PasswordOwner {
  readonly username: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string | null;
}

/** Long rather than intricate: length resists guessing, rules about symbols only move the digit to the end. */
export function passwordObjection(password: string, owner: PasswordOwner): Message | null {
  const length = [...password].length;
  if (length < passwordLength.min) return accountsMessages.passwordTooShort;
  if (length > passwordLength.max) return accountsMessages.passwordTooLong;
  if (new Set(password).size < 5) return accountsMessages.passwordTooSimple;
  const folded = usernameKey(password);
  const mailbox = owner.email?.split('@')[0];
  const personal = [owner.username, mailbox].filter((part): part is string => !!part && part.length >= 4);
  if (personal.some((part) => folded.includes(usernameKey(part)))) return accountsMessages.passwordHasName;
  const rest = withoutNames(password, owner);
  if (rest !== password && lettersIn(rest) < fewestLetters) return weakPasswordMessages.ownNames;
  return null;
}

/** Of 0 to 4, as zxcvbn counts: from 3 on, an attacker with the stolen hashes needs years. */
const leastScore = 3;
/** Beside a name: fewer are an ending, not a word. */
const fewestLetters = 4;
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** What an attacker who guesses this person's password tries first. */
export function knownWordsOf(owner: PasswordOwner): readonly string[] {
  const { username, email = '', firstName = '', lastName = '', companyName } = owner;
  // An ending such as `com` is a part of too many words.
  const mail = email.replace(/\.[^.@]*$/, '');
  const whole = [username, mail, firstName, lastName, companyName ?? '', firstName + lastName, lastName + firstName];
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts].map((word) => word.toLowerCase()).filter((word) => word.length >= 3))];
}

/**
 * What is left of a password without the names that are tried first: they count for nothing, nor does writing them with
 * `4` for `a`. The password itself where it holds none of them.
 */
export function withoutNames(password: string, owner: PasswordOwner): string {
  const names = knownWordsOf(owner)
    .map(usernameKey)
    .sort((one, other) => other.length - one.length);
  const letters = [...usernameKey(password)];
  const isName = letters.map(() => false);
  for (const one of ['i', 'l']) {
    const read = letters.map((letter) => readAs(letter, one));
    for (const name of names)
      markName(
        read,
        [...name].map((letter) => readAs(letter, one)),
        isName,
      );
  }
  return isName.includes(true) ? letters.filter((_, place) => !isName[place]).join('') : password;
}

function markName(letters: readonly string[], name: readonly string[], isName: boolean[]): void {
  for (let start = 0; start + name.length <= letters.length; start += 1) {
    if (name.every((letter, place) => letters[start + place] === letter)) isName.fill(true, start, start + name.length);
  }
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
};

/** `1` stands for an i or an l. */
const readAs = (letter: string, one: string) => (/[1!|]/.test(letter) ? one : (lookalikes[letter] ?? letter));

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

/** `hasNames`: what was judged is the password without the names in it. */
export function weaknessObjection(
  { score, warning }: { score: number; warning: string | null },
  hasNames = false,
): Message | null {
  if (score >= leastScore) return null;
  if (hasNames) return weakPasswordMessages.ownNames;
  return whyWeak[warning ?? ''] ?? weakPasswordMessages.guessed;
}
