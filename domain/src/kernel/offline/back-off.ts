const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/** Before the next attempt, after so many in a row that did not reach the server: 1, 2, 4 and so on up to 60 seconds. */
export function waitBeforeAttempt(failures: number): number {
  return Math.min(firstWaitMs * 2 ** Math.max(0, failures - 1), longestWaitMs);
}
