import { setImmediate } from 'node:timers/promises';

/** Other requests have their turn as often as this. */
const turnMs = 10;
/** What took no longer leaves enough of its turn to what comes after it. */
const negligibleMs = 2;

/** So many things take a few milliseconds to look at. */
const many = 1000;

/** Ends this turn of the event loop where much has been looked at in it, or will be. */
export async function pauseAfter(count: number): Promise<void> {
  if (count > many) await setImmediate();
}

/** Does work that can be interrupted, some of it in each turn of the event loop. */
export async function inTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (performance.now() - since > (done ? negligibleMs : turnMs)) {
      await setImmediate();
      since = performance.now();
    }
    if (done) return value;
  }
}
