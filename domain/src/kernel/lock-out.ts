/** After this many failures in a row a name is locked for a while, whether or not it belongs to anybody. */
export const lockOut = { failures: 5, minutes: 15 } as const;

export interface FailureCount {
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

export function isLocked(count: FailureCount | null, now: Date): boolean {
  return !!count?.lockedUntil && count.lockedUntil > now;
}

/** A lock that has run out gives a fresh start. */
export function afterFailure(count: FailureCount | null, now: Date): FailureCount {
  const expired = count?.lockedUntil != null && count.lockedUntil <= now;
  const failures = (expired ? 0 : (count?.failures ?? 0)) + 1;
  const lockedUntil = failures >= lockOut.failures ? new Date(now.getTime() + lockOut.minutes * 60_000) : null;
  return { failures, lockedUntil };
}
