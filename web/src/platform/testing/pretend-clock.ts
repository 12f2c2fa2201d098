/** A clock that a test moves, for whatever takes an `after`. */
export class PretendClock {
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];

  now = () => this.time;

  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };

  async pass(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      this.timers = this.timers.filter((one) => one !== next);
      next.run();
      await settled();
    }
    this.time = end;
    await settled();
  }
}

/** Resolves after all pending microtasks. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
