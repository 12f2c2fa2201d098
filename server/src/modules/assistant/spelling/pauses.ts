import { setImmediate } from 'node:timers/promises';

/** Long enough to get on, short enough that a request hardly waits. */
const sliceMs = 4;

/** For long work in one thread: lets others in after each slice. */
export class Pauses {
  private since = performance.now();

  isDue(): boolean {
    return performance.now() - this.since > sliceMs;
  }

  async take(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}
