export const passcodePattern = /^\d{6}$/;
export const passcodeRounds = 600_000;
export const mostWrongPasscodes = 5;
/** How long a device that was unlocked with the network works without one; each company says so. */
export const offlineHours = { min: 1, max: 72, usual: 12 } as const;
const hourMs = 3_600_000;

/** What a device remembers of its passcode; the key itself is wrapped by it. */
export interface PasscodeState {
  readonly wrong: number;
  /** When the person last had the network here. */
  readonly provenAt: number;
  /** As the company said then. */
  readonly hours: number;
}

/** Digits that are tried first, by hand: all alike, or in a row. */
export function isEasilyGuessed(passcode: string): boolean {
  const steps = [...passcode].slice(1).map((digit, place) => Number(digit) - Number(passcode[place]));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** A clock that was set back does not make the time longer. */
export function isPasscodeUsable({ wrong, provenAt, hours }: PasscodeState, now: number): boolean {
  return wrong < mostWrongPasscodes && now >= provenAt - hourMs && now < provenAt + hours * hourMs;
}
