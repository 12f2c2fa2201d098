import type { Message } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';

const comeAgainAfterSeconds = 20;

/** So many at once, and so many who wait for their turn; whoever comes after them is told at once to come again. */
export class Queue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly places: number,
    private readonly tooMany?: Message,
  ) {}

  /** Resolves when it is the caller's turn, to a function that ends the turn. */
  async take(): Promise<() => void> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.places) {
        const message = this.tooMany && { message: this.tooMany };
        throw new Refusal('busy', { ...message, retryAfterSeconds: comeAgainAfterSeconds });
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      // The turn passes on to whoever waits: nobody who comes meanwhile slips in before them.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    };
  }
}
