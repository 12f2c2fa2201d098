import { secondAdministratorMessages } from './messages/second-administrator';
import { vouchedResetMessages as m } from './messages/vouched-resets';
import { type SecondObjection, secondAdministratorObjection } from './second-administrator';

/**
 * Where no mail reaches a person, two administrators vouch for them: the one who asks holds a code, the one who
 * confirms a link, and a new password takes both. Neither alone can choose it, so it proves as much about its person as
 * a mailed link.
 */
export const vouchedReset = { waitsHours: 24, linkMinutes: 60, wrongCodes: 5 } as const;

export interface AskedReset {
  readonly userId: number;
  readonly askedById: number;
  readonly isAskerConfirmed: boolean;
  /**
   * The administrator who asked and the one who looks at it: one has made or changed the account of the other in the
   * last days.
   */
  readonly areTied: boolean;
  /** The account has been in the hands of its person before: there is a signature to steal. */
  readonly wasConfirmed: boolean;
}

interface Confirmer {
  /** Unique across companies. */
  readonly userId: number | null;
  readonly isPlatform: boolean;
  readonly isIdentityConfirmed: boolean;
}

/**
 * The platform's administrator, who has made the first administrator of a company, may help them to confirm people for
 * the first time: where no mail is sent, no other person could. For an account that was confirmed before, both must be
 * independent.
 */
export function confirmObjection(reset: AskedReset, confirmer: Confirmer): SecondObjection | null {
  if (confirmer.userId === reset.askedById) return { message: m.askedByYou };
  if (confirmer.userId === reset.userId) return { message: m.isYourself };
  const isFirst = confirmer.isPlatform && !reset.wasConfirmed;
  const objection = secondAdministratorObjection({ ...confirmer, areTied: reset.areTied && !isFirst });
  if (objection) return objection;
  const needsConfirmedAsker = !confirmer.isPlatform && !reset.isAskerConfirmed;
  return needsConfirmedAsker ? { message: secondAdministratorMessages.askerUnconfirmed } : null;
}
