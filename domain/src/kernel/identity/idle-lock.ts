/** A company chooses how long a page may be left alone before it asks again who sits there; 0: for ever. */
export const idleLockMinutes = { off: 0, max: 480 } as const;

/** Input in a page is reported to the server at most this often. */
export const activityEverySeconds = 15;

export function isIdle(minutes: number, lastInput: Date, now: Date): boolean {
  return minutes > 0 && now.getTime() - lastInput.getTime() >= minutes * 60_000;
}
