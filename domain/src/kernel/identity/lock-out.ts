/**
 * With so many failures in a row from one place, a name is locked there, whether or not such an account exists. Each
 * further failure doubles the wait. What strangers do all together is counted too, so that many addresses give few more
 * tries.
 */
export const lockOut = { failures: 5, failuresOfStrangers: 20, longestMinutes: 15, forgottenAfterHours: 24 } as const;

export interface FailureCount {
  readonly failures: number;
  readonly lockedUntil: Date | null;
  readonly failedAt: Date | null;
}

export function isLocked(count: FailureCount | null, now: Date): boolean {
  return !!count?.lockedUntil && count.lockedUntil > now;
}

/** A day without a failure gives a fresh start; the end of a lock gives one more try. */
export function afterFailure(
  count: FailureCount | null,
  now: Date,
  most: number = lockOut.failures,
): FailureCount & { readonly failedAt: Date } {
  const isForgotten =
    !count?.failedAt || now.getTime() - count.failedAt.getTime() >= lockOut.forgottenAfterHours * hour;
  const failures = (isForgotten ? 0 : count.failures) + 1;
  return { failures, lockedUntil: lockedUntil(failures - most, now), failedAt: now };
}

const minute = 60_000;
const hour = 60 * minute;

function lockedUntil(beyond: number, now: Date): Date | null {
  if (beyond < 0) return null;
  return new Date(now.getTime() + Math.min(2 ** beyond, lockOut.longestMinutes) * minute);
}

/** Where an attempt comes from, as far as it is known. */
export interface AttemptFacts {
  /** A browser in which this very person has signed in before. */
  readonly deviceId: string | null;
  /** An open session: on its page a user signs, or proves again who they are. */
  readonly sessionId: string | null;
  /** That session is the one of the person whose name is tried. */
  readonly isOwnSession: boolean;
  readonly address: string;
}

export interface Counter {
  readonly origin: string;
  readonly most: number;
}

/**
 * Where a failure is counted. A stranger's failures never reach a known browser or an open session of the person, so that
 * guesses of strangers lock no user out; the person's own typing errors keep only themselves waiting.
 */
export function countersFor({ deviceId, sessionId, isOwnSession, address }: AttemptFacts): readonly Counter[] {
  const strangers = { origin: 'strangers', most: lockOut.failuresOfStrangers };
  const at = (origin: string) => ({ origin, most: lockOut.failures });
  if (sessionId) return isOwnSession ? [at(`session ${sessionId}`)] : [at(`session ${sessionId}`), strangers];
  if (deviceId) return [at(`device ${deviceId}`)];
  return [at(`address ${networkOf(address)}`), strangers];
}

/** A host with one IPv6 address controls the 2^64 addresses of its network. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
