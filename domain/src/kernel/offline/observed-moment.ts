/** Beyond this the clock of a device is said to be off. */
export const clockOffMs = 2 * 60_000;
/** A clock that says more than this was never set. */
export const longestAgoMs = 10 * 366 * 86_400_000;

interface Clocks {
  readonly deviceTime: number;
  /** By how much the device was ahead when the entry was written; null: it had never compared. */
  readonly skewMs: number | null;
  /** What the clock of the device said as the entry was sent, and that of the server as it came. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface ObservedMoment {
  readonly observedAt: number;
  /** The moment is an estimate: the clock was wrong, or was set between writing and sending. */
  readonly isClockOff: boolean;
}

/** When something was seen, by the clock of the server. A phone that finds a network again often corrects its clock just then. */
export function observedMoment({ deviceTime, skewMs, sentAt, receivedAt }: Clocks): ObservedMoment {
  const skewNow = sentAt - receivedAt;
  const skew = skewMs ?? skewNow;
  const corrected = deviceTime - skew;
  return {
    observedAt: Math.max(Math.min(corrected, receivedAt), receivedAt - longestAgoMs),
    isClockOff:
      Math.abs(skew) > clockOffMs ||
      Math.abs(skewNow) > clockOffMs ||
      corrected > receivedAt + clockOffMs ||
      corrected < receivedAt - longestAgoMs,
  };
}
