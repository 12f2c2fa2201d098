/**
 * Answers of the last seconds hold, and only one question is under way: frequent checks do not reach the store more
 * often.
 */
const holdsMs = 5_000;
const patienceMs = 2_000;

/** Whether a store answers, without waiting long for one that does not. */
export class Reach {
  private asked: Promise<boolean> | null = null;
  private last: { readonly at: number; readonly isThere: boolean } | null = null;

  constructor(private readonly ask: () => Promise<unknown>) {}

  async isThere(): Promise<boolean> {
    if (this.last && performance.now() - this.last.at < holdsMs) return this.last.isThere;
    this.asked ??= this.ask()
      .then(
        () => true,
        () => false,
      )
      .then((isThere) => {
        this.asked = null;
        this.last = { at: performance.now(), isThere };
        return isThere;
      });
    return withinPatience(this.asked);
  }
}

function withinPatience(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs, false);
    void answer.then((isThere) => {
      clearTimeout(timer);
      resolve(isThere);
    });
  });
}
