import type { Message, MessageValues } from '../../kernel/message';
import { secondAdministratorMessages as m } from './messages/second-administrator';

/**
 * R15, R42: what takes two administrators takes two people. An administrator who has just made the other account, or
 * changed how it is entered, may be sitting behind both.
 */
export const independentAfterDays = 30;

interface SecondAdministrator {
  /** Made on the machine of the installation, by no administrator of a company. */
  readonly isPlatform: boolean;
  readonly isIdentityConfirmed: boolean;
  /** One of the two has made or changed the account of the other in the last days. */
  readonly areTied: boolean;
}

export interface SecondObjection {
  readonly message: Message;
  readonly values?: MessageValues;
}

export function secondAdministratorObjection(second: SecondAdministrator): SecondObjection | null {
  if (!second.isPlatform && !second.isIdentityConfirmed) return { message: m.unconfirmed };
  return second.areTied ? { message: m.tied, values: { days: independentAfterDays } } : null;
}
